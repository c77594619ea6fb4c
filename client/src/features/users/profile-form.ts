import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import * as v from "valibot";

import type { Account } from "@/api/use-account";

type Age = NonNullable<Account["age"]>;
type Country = NonNullable<Account["country"]>;

export const UNDER_AGE: Age = "Under 18";

/** Age groups in order; those of two numbers are the same in every language. */
export const AGES: Record<Age, MessageDescriptor | null> = {
  "Under 18": msg`Under 18`,
  "18-24": null,
  "25-34": null,
  "35-44": null,
  "45-54": null,
  "55-64": null,
  "65 above": msg`65 and above`,
};

export const COUNTRIES: Record<Country, MessageDescriptor> = {
  Indonesia: msg`Indonesia`,
  Malaysia: msg`Malaysia`,
  Singapore: msg`Singapore`,
  Thailand: msg`Thailand`,
  Vietnam: msg`Vietnam`,
};

/** Error messages, the same as the server's. */
export const PROBLEMS = {
  needed: msg`This field is required.`,
  longName: msg`Use at most 100 characters.`,
  noEmail: msg`Enter a valid email address.`,
  longEmail: msg`Use at most 254 characters.`,
  noPhone: msg`Enter a valid phone number.`,
} satisfies Record<string, MessageDescriptor>;

const is = (problem: keyof typeof PROBLEMS) => problem;
const text = v.pipe(v.string(), v.trim(), v.minLength(1, is("needed")));

export const profileSchema = v.object({
  fullname: v.pipe(text, v.maxLength(100, is("longName"))),
  email: v.pipe(
    text,
    v.maxLength(254, is("longEmail")),
    v.regex(/^[^\s@]+@[^\s@]+\.[^\s@.]+$/, is("noEmail")),
  ),
  phoneNumber: v.pipe(text, v.regex(/^\+?(?:[\s().-]*\d){7,15}[\s().-]*$/, is("noPhone"))),
  age: v.string(),
  country: v.string(),
});

/** A guest has neither an address nor a phone number. */
export const guestSchema = v.object({
  ...profileSchema.entries,
  email: v.string(),
  phoneNumber: v.string(),
});

export type Profile = v.InferOutput<typeof profileSchema>;

export const PROFILE_FIELDS = Object.keys(profileSchema.entries) as (keyof Profile)[];

/** The account as form values; unset ones are empty strings. */
export function profileOf(account: Account): Profile {
  return {
    fullname: account.fullname,
    email: account.email ?? "",
    phoneNumber: account.phone_number,
    age: account.age ?? "",
    country: account.country ?? "",
  };
}

/** The request body: only changed fields, since the current email cancels a change. */
export function changesFrom(shown: Profile, before: Profile) {
  const changed = PROFILE_FIELDS.filter((name) => shown[name] !== before[name]);
  return Object.fromEntries(changed.map((name) => [name, shown[name] || null])) as {
    fullname?: string;
    email?: string;
    phoneNumber?: string;
    age?: Age | null;
    country?: Country | null;
  };
}
