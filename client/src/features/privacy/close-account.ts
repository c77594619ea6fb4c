import { api } from "@/api/client";
import { AppError, NetworkError } from "@/api/errors";
import { session } from "@/api/session";
import { noteAccountClosed } from "@/lib/farewell";

/** What somebody types who means it. */
export const WORD = "DELETE";

/** The server has ended every session; this browser and its other tabs follow. */
async function leave(): Promise<void> {
  noteAccountClosed();
  try {
    await session.logout();
  } catch (error) {
    if (!(error instanceof AppError || error instanceof NetworkError)) throw error;
    await session.check();
  }
}

/** Closes the account of whoever knows its password; rejects with the server's refusal. */
export async function closeAccount(password: string): Promise<void> {
  await api.POST("/users/confirm", { body: { password } });
  await api.DELETE("/users", { body: { confirmation: WORD } });
  await leave();
}
