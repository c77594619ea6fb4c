import { expect, it } from "vitest";

import { passwordStrength } from "@/lib/password-strength";

it.each([
  ["", "too-short"],
  ["Ab1!xyz", "too-short"],
  ["abcdefgh", "weak"],
  ["12345678", "weak"],
  ["!!!!!!!!", "weak"],
  ["abcdefg1", "medium"],
  ["ABCDEFG1", "medium"],
  ["Abcdefg1", "medium"],
  ["abcdef1!", "medium"],
  ["Abcdef1!", "strong"],
  ["Äbcdéf1!", "strong"],
  ["padi sawah 12", "medium"],
  ["🌾🌾🌾🌾", "too-short"],
])("%j looks %s", (password, strength) => {
  expect(passwordStrength(password)).toBe(strength);
});
