import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import * as v from "valibot";

import type { Settings } from "./types";

/** Error messages, the same as the server's. */
export const PROBLEMS = {
  long: msg`Too long. Please shorten it.`,
  noEmail: msg`Enter a valid email address.`,
  noPhone: msg`Enter a valid phone number.`,
  noPostcode: msg`Use only letters, digits, spaces and dashes.`,
  notIndonesian: msg`An Indonesian postcode has five digits.`,
  noLink: msg`Enter an address that begins with https://.`,
} satisfies Record<string, MessageDescriptor>;

const is = (problem: keyof typeof PROBLEMS) => problem;
const text = (most: number) => v.pipe(v.string(), v.trim(), v.maxLength(most, is("long")));
const unless = (pattern: RegExp, problem: keyof typeof PROBLEMS) =>
  v.check<string, string>((value) => value === "" || pattern.test(value), is(problem));

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@.]+$/;
const PHONE = /^\+?(?:[\s().-]*\d){7,15}[\s().-]*$/;
const POSTCODE = /^[a-z0-9]+(?:[ -]+[a-z0-9]+)*$/i;
/** Accounts have an @ in the path of their address; in front of the host it would hide the host. */
const LINK = /^https:\/\/[^\s/?#@:]+\.[^\s/?#@:]+(?:[/?#][^\s<>"'\\]*)?$/;

const phone = v.pipe(text(40), unless(PHONE, "noPhone"));
const link = v.pipe(text(200), unless(LINK, "noLink"));

const fields = v.object({
  name: text(100),
  email: v.pipe(text(254), unless(EMAIL, "noEmail")),
  phone,
  fax: phone,
  street: text(200),
  postcode: v.pipe(text(10), unless(POSTCODE, "noPostcode")),
  city: text(80),
  country: text(60),
  instagram: link,
  youtube: link,
  x: link,
  facebook: link,
});

type Place = Pick<v.InferOutput<typeof fields>, "postcode" | "country">;

/** Whether the postcode can be one of the country. */
function isOfCountry({ postcode, country }: Place): boolean {
  return country.toLowerCase() !== "indonesia" || postcode === "" || /^\d{5}$/.test(postcode);
}

export const settingsSchema = v.pipe(
  fields,
  v.forward(v.partialCheck([["postcode"], ["country"]], isOfCountry, is("notIndonesian")), [
    "postcode",
  ]),
);

export type SettingsValues = v.InferOutput<typeof fields>;
export type SettingName = keyof SettingsValues;

export const SETTING_NAMES = Object.keys(fields.entries) as SettingName[];

/** The settings as form values; unset ones are empty strings. */
export function valuesOf(settings: Settings): SettingsValues {
  const shown = SETTING_NAMES.map((name) => [name, settings[name] ?? ""]);
  return Object.fromEntries(shown) as SettingsValues;
}

/** The request body: only changed fields, null for removed ones. */
export function changesFrom(shown: SettingsValues, before: SettingsValues) {
  const changed = SETTING_NAMES.filter((name) => shown[name] !== before[name]);
  return Object.fromEntries(changed.map((name) => [name, shown[name] || null]));
}
