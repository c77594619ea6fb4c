import { api, payloadOf } from "@/api/client";

/** Asks for a link that goes to an address by mail; the server's words come back. */
export type AskForLink = (email: string) => Promise<string>;

/** A new link to confirm the address of a registration. */
export const askForConfirmation: AskForLink = async (email) =>
  payloadOf(await api.POST("/register/resend", { body: { email } })).message;

/** A link to set a new password. */
export const askForReset: AskForLink = async (email) =>
  payloadOf(await api.POST("/password/forgot", { body: { email } })).message;
