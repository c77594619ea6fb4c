import { safeParse } from "valibot";
import { expect, test } from "vitest";

import { loginSchema, registrationSchema } from "@/features/auth/schemas";
import type { RegistrationValues } from "@/features/auth/schemas";
import { withCountryCode } from "@/features/auth/phone";
import { formatCountdown } from "@/features/auth/use-countdown";

const good: RegistrationValues = {
  fullname: "Ayu Lestari",
  username: "ayu.l",
  phone_number: "+62 812 3456 7890",
  email: "ayu@contoh.id",
  password: "sawah hijau di ubud",
  confPassword: "sawah hijau di ubud",
};

/** The first problem of each wrong field. */
function problems(changes: Partial<RegistrationValues>): Record<string, string> {
  const result = safeParse(registrationSchema, { ...good, ...changes });
  const found: Record<string, string> = {};
  for (const issue of result.issues ?? []) {
    const field = String(issue.path?.[0]?.key);
    found[field] ??= issue.message;
  }
  return found;
}

test("a good registration has no problems and loses the blanks around its words", () => {
  const result = safeParse(registrationSchema, { ...good, fullname: "  Ayu Lestari " });
  expect(result.success && result.output.fullname).toBe("Ayu Lestari");
});

test.each([
  [{ fullname: "  " }, { fullname: "needed" }],
  [{ fullname: "a".repeat(101) }, { fullname: "longName" }],
  [{ fullname: "Ayu\u0000" }, { fullname: "control" }],
  [{ username: "ay" }, { username: "shortUsername" }],
  [{ username: "a".repeat(31) }, { username: "longUsername" }],
  [{ username: "ayu lestari" }, { username: "oddUsername" }],
  [{ phone_number: "12" }, { phone_number: "noPhone" }],
  [{ phone_number: "call me" }, { phone_number: "noPhone" }],
  [{ email: "ayu@contoh" }, { email: "noEmail" }],
  [{ email: `${"a".repeat(250)}@b.id` }, { email: "longEmail" }],
  [{ confPassword: "" }, { confPassword: "needed" }],
  [{ confPassword: "sawah" }, { confPassword: "noMatch" }],
])("%o is refused as %o", (changes, expected) => {
  expect(problems(changes)).toEqual(expected);
});

test.each([
  ["sawah12", "shortPassword"],
  ["🌾".repeat(7), "shortPassword"],
  ["🌾".repeat(129), "longPassword"],
  ["x-AYU.L-x", "holdsUsername"],
  ["lestari-selalu", "holdsName"],
  ["", "needed"],
])("the password %s is refused as %s", (password, problem) => {
  expect(problems({ password, confPassword: password }).password).toBe(problem);
});

test("a password may not hold the email's name, but short words of the name do no harm", () => {
  const password = "bayu-sawah-1";
  const form = { password, confPassword: password, username: "penari" };
  expect(problems({ ...form, email: "bayu@contoh.id" })).toEqual({ password: "holdsEmail" });
  expect(problems({ ...form, email: "tani@contoh.id", fullname: "Ayu" })).toEqual({});
});

test("signing in asks for both fields and takes any password", () => {
  expect(safeParse(loginSchema, { email: "ayu@contoh.id", password: "x" }).success).toBe(true);
  const fields = safeParse(loginSchema, { email: "", password: "" }).issues?.map(
    (issue) => issue.path?.[0]?.key,
  );
  expect(new Set(fields)).toEqual(new Set(["email", "password"]));
});

test.each([
  ["0812-3456-7890", "+62 812-3456-7890"],
  [" 812 3456 7890 ", "+62 812 3456 7890"],
  ["+65 8123 4567", "+65 8123 4567"],
  ["021 555 0100", "021 555 0100"],
])("the phone number %s is kept as %s", (typed, kept) => {
  expect(withCountryCode(typed)).toBe(kept);
});

test("a wait is written like a clock", () => {
  expect([formatCountdown(5), formatCountdown(60), formatCountdown(725)]).toEqual([
    "0:05",
    "1:00",
    "12:05",
  ]);
});
