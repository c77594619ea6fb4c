import { expect, test } from "vitest";

import { browserLanguage, chosenLanguage, rememberLanguage } from "@/i18n/choice";

test("the chosen language is found among other cookies", () => {
  expect(chosenLanguage("a=1; lang=id; b=2")).toBe("id");
  expect(chosenLanguage("slang=id")).toBeNull();
  expect(chosenLanguage("lang=fr")).toBeNull();
  expect(chosenLanguage("")).toBeNull();
});

test("a choice is remembered where the server sees it", () => {
  rememberLanguage("id");
  expect(chosenLanguage()).toBe("id");
  rememberLanguage("en");
  expect(chosenLanguage()).toBe("en");
});

test.each([
  [["id-ID", "en-US"], "id"],
  [["fr-FR", "id"], "id"],
  [["en-GB", "id"], "en"],
  [["fr-FR"], "en"],
  [[], "en"],
])("a browser that asks for %j gets %s", (wanted, language) => {
  expect(browserLanguage(wanted)).toBe(language);
});
