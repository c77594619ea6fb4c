import { api } from "@/api/client";
import { session } from "@/api/session";

import type { LoginValues } from "./schemas";

/** Signs in and starts the session that the answer grants; throws its error. */
export async function logIn(form: LoginValues & { otp?: string }): Promise<void> {
  const { data } = await api.POST("/login", { body: form });
  if (!data) throw new TypeError("A successful answer has a body");
  await session.begin(data);
}
