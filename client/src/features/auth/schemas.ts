import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import * as v from "valibot";

/** Error messages, the same as the server's. */
export const PROBLEMS = {
  needed: msg`This field is required.`,
  control: msg`This text contains characters you can't use.`,
  longName: msg`Use at most 100 characters.`,
  shortUsername: msg`Use at least 3 characters.`,
  longUsername: msg`Use at most 30 characters.`,
  oddUsername: msg`Use letters, digits, dots and underscores only.`,
  noPhone: msg`Enter a valid phone number.`,
  noEmail: msg`Enter a valid email address.`,
  longEmail: msg`Use at most 254 characters.`,
  shortPassword: msg`Use 8 or more characters.`,
  longPassword: msg`Use at most 128 characters.`,
  holdsUsername: msg`Your password must not contain your username.`,
  holdsEmail: msg`Your password must not contain the name in your email address.`,
  holdsName: msg`Your password must not contain your name.`,
  noMatch: msg`Passwords do not match`,
} satisfies Record<string, MessageDescriptor>;

type Problem = keyof typeof PROBLEMS;

const is = (problem: Problem): Problem => problem;
const countCharacters = (text: string): number => Array.from(text).length;
const atLeast = (least: number, problem: Problem) =>
  v.check<string, Problem>((text) => countCharacters(text) >= least, problem);
const atMost = (most: number, problem: Problem) =>
  v.check<string, Problem>((text) => countCharacters(text) <= most, problem);

const text = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1, is("needed")),
  v.regex(/^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}]*$/u, is("control")),
);

const email = v.pipe(
  text,
  atMost(254, "longEmail"),
  v.regex(/^[^\s@]+@[^\s@]+\.[^\s@.]+$/, is("noEmail")),
);

export const usernameSchema = v.pipe(
  text,
  atLeast(3, "shortUsername"),
  atMost(30, "longUsername"),
  v.regex(/^[a-z0-9._]+$/i, is("oddUsername")),
);

/** Whether a password holds a part by which its owner is known. */
function holds(password: string, part: string, shortest: number): boolean {
  const known = part.normalize("NFKC").toLowerCase();
  return (
    countCharacters(known) >= shortest && password.normalize("NFKC").toLowerCase().includes(known)
  );
}

const namesIn = (fullname: string): string[] => fullname.split(/\s+/).filter(Boolean);

export const loginSchema = v.object({
  email,
  password: v.pipe(v.string(), v.minLength(1, is("needed")), atMost(128, "longPassword")),
});

export const emailSchema = v.object({ email });

const newPassword = v.pipe(
  v.string(),
  v.minLength(1, is("needed")),
  atLeast(8, "shortPassword"),
  atMost(128, "longPassword"),
);
const confPassword = v.pipe(v.string(), v.minLength(1, is("needed")));
const same = (form: { password: string; confPassword: string }) =>
  form.password === form.confPassword;

export const newPasswordSchema = v.pipe(
  v.object({ password: newPassword, confPassword }),
  v.forward(v.partialCheck([["password"], ["confPassword"]], same, is("noMatch")), [
    "confPassword",
  ]),
);

export const registrationSchema = v.pipe(
  v.object({
    fullname: v.pipe(text, atMost(100, "longName")),
    username: usernameSchema,
    phone_number: v.pipe(text, v.regex(/^\+?(?:[\s().-]*\d){7,15}[\s().-]*$/, is("noPhone"))),
    email,
    password: newPassword,
    confPassword,
  }),
  v.forward(
    v.partialCheck(
      [["password"], ["username"]],
      ({ password, username }) => !holds(password, username, 3),
      is("holdsUsername"),
    ),
    ["password"],
  ),
  v.forward(
    v.partialCheck(
      [["password"], ["email"]],
      (form) => !holds(form.password, form.email.split("@")[0] ?? "", 3),
      is("holdsEmail"),
    ),
    ["password"],
  ),
  v.forward(
    v.partialCheck(
      [["password"], ["fullname"]],
      ({ password, fullname }) => !namesIn(fullname).some((name) => holds(password, name, 4)),
      is("holdsName"),
    ),
    ["password"],
  ),
  v.forward(v.partialCheck([["password"], ["confPassword"]], same, is("noMatch")), [
    "confPassword",
  ]),
);

export type LoginValues = v.InferOutput<typeof loginSchema>;
export type EmailValues = v.InferOutput<typeof emailSchema>;
export type NewPasswordValues = v.InferOutput<typeof newPasswordSchema>;
export type RegistrationValues = v.InferOutput<typeof registrationSchema>;
