import { api, payloadOf } from "@/api/client";
import type { components } from "@/api/schema";

import { findBrowserKey } from "./registration-browser";
import type { NewPasswordValues } from "./schemas";

/** The registration that a mailed link confirms. */
export type RegistrationLink = components["schemas"]["RegistrationLink"];

/** Requests a mailed link and returns the server's message. */
export type RequestLink = (email: string) => Promise<string>;

/** Redeems a mailed link and returns the server's message. */
export type RedeemLink = (token: string) => Promise<string>;

/** A new link to confirm the address of a registration. */
export const requestConfirmation: RequestLink = async (email) =>
  payloadOf(await api.POST("/register/resend", { body: { email } })).message;

/** A link to set a new password. */
export const requestPasswordReset: RequestLink = async (email) =>
  payloadOf(await api.POST("/password/forgot", { body: { email } })).message;

/** Shows which registration a link confirms, without changing anything. */
export async function openRegistrationLink(token: string): Promise<RegistrationLink> {
  const body = { token, browser_key: findBrowserKey() };
  const [found] = payloadOf(await api.POST("/register/link", { body })).datas;
  if (!found) throw new TypeError("The answer is empty.");
  return found;
}

/** Confirms a registration with another password than it was made with. */
export async function confirmWithPassword(
  token: string,
  values: NewPasswordValues,
): Promise<string> {
  const body = { ...values, token };
  return payloadOf(await api.POST("/register/confirm", { body })).message;
}

/** Confirms the address of a registration, and that this browser opened the mail. */
export const confirmRegistration: RedeemLink = async (token) =>
  payloadOf(await api.POST("/register/confirm", { body: { token } })).message;

/** Deletes a registration that its address's owner did not make. */
export const disownRegistration: RedeemLink = async (token) =>
  payloadOf(await api.POST("/register/disown", { body: { token } })).message;

/** Makes a new address count. */
export const confirmChange: RedeemLink = async (token) =>
  payloadOf(await api.POST("/users/email/confirm", { body: { token } })).message;

/** Cancels the deletion of an account. */
export const restoreAccount: RedeemLink = async (token) =>
  payloadOf(await api.POST("/users/restore", { body: { token } })).message;

/** Agrees, as a parent, to what a child's account may do. */
export const giveParentalConsent: RedeemLink = async (token) =>
  payloadOf(await api.POST("/parental-consent", { body: { token } })).message;
