import { expect, test } from "vitest";

import { Catalogues } from "@/i18n/catalogues";
import type { Language } from "@/i18n/languages";

const greeting = (language: Language) =>
  Promise.resolve({ messages: { hello: language === "id" ? "Halo" : "Hello" } });

test("the words of a part come in the language in use and follow a switch", async () => {
  const catalogues = new Catalogues();
  await catalogues.add(greeting);
  await catalogues.activate("id");
  expect(catalogues.i18n._("hello")).toBe("Halo");
  await catalogues.activate("en");
  expect(catalogues.i18n._("hello")).toBe("Hello");
});

test("numbers and days are written in the language in use", async () => {
  const catalogues = new Catalogues();
  await catalogues.add(greeting);
  const friday = new Date(2026, 10, 20);
  await catalogues.activate("id");
  expect(catalogues.i18n.number(2254)).toBe("2.254");
  expect(catalogues.i18n.date(friday, { weekday: "long" })).toBe("Jumat");
  await catalogues.activate("en");
  expect(catalogues.i18n.number(2254)).toBe("2,254");
  expect(catalogues.i18n.date(friday, { weekday: "long" })).toBe("Friday");
});

test("the last of two quick switches wins", async () => {
  const catalogues = new Catalogues();
  let arrive = () => {};
  await catalogues.add(async (language) => {
    if (language === "id") await new Promise<void>((resolve) => (arrive = resolve));
    return await greeting(language);
  });
  const slow = catalogues.activate("id");
  await catalogues.activate("en");
  arrive();
  await slow;
  expect(catalogues.i18n.locale).toBe("en");
});

test("words that could not come are asked for again", async () => {
  const catalogues = new Catalogues();
  let tries = 0;
  const part = (language: Language) => {
    tries += 1;
    return tries === 1 ? Promise.reject(new Error("gone")) : greeting(language);
  };
  await expect(catalogues.add(part)).rejects.toThrow("gone");
  await catalogues.add(part);
  await catalogues.activate("en");
  expect(catalogues.i18n._("hello")).toBe("Hello");
});
