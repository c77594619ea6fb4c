import { expect, test } from "vitest";

import { isPublicPath, loginPath, publicPath, safeNext, splitLanguage } from "@/lib/paths";

test.each([
  ["/", "en", "/"],
  ["/login", "en", "/login"],
  ["/id", "id", "/"],
  ["/id/", "id", "/"],
  ["/id/login", "id", "/login"],
  ["/idea", "en", "/idea"],
])("%s is read as %s and %s", (address, language, path) => {
  expect(splitLanguage(address)).toEqual({ language, path });
});

test("a public page has an address in each language", () => {
  expect(publicPath("/", "id")).toBe("/id");
  expect(publicPath("/register", "id")).toBe("/id/register");
  expect(publicPath("/register", "en")).toBe("/register");
  expect(isPublicPath("/overview")).toBe(false);
});

test("signing in remembers where one wanted to go", () => {
  expect(loginPath("id", "/transaction?category=income")).toBe(
    "/id/login?next=%2Ftransaction%3Fcategory%3Dincome",
  );
  expect(loginPath("en")).toBe("/login");
});

test.each(["/overview", "/transaction?category=income#top", "/id?feature=feature1"])(
  "%s is a place to go on to",
  (next) => {
    expect(safeNext(next, "/")).toBe(next);
  },
);

test.each([
  null,
  "",
  "overview",
  "https://elsewhere.example/",
  "//elsewhere.example",
  "/\\elsewhere.example",
  "/\t/elsewhere.example",
  "/..//elsewhere.example",
  "/login?next=/overview",
  "/id/login",
])("%j is no place to go on to", (next) => {
  expect(safeNext(next, "/")).toBe("/");
});
