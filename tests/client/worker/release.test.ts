import { expect, test } from "vitest";

import { APP_PATHS, CONSOLE_PATHS, PUBLIC_PATHS, publicPath } from "@/lib/paths";
import { classifyRequest, hasPart } from "@/worker/release";

const HERE = "https://lumbung.example";

function classify(path: string, { method = "GET", mode = "navigate" as RequestMode } = {}) {
  return classifyRequest({ method, mode, url: new URL(path, HERE).href }, HERE);
}

test("signed-in pages are opened by the worker, whatever their query", () => {
  for (const path of [
    ...Object.values(APP_PATHS),
    "/wallets/01jabc",
    "/transaction?view=categories",
  ]) {
    expect(classify(path), path).toBe("page");
    expect(classify(path, { method: "POST" }), path).toBeNull();
    expect(classify(path, { mode: "cors" }), path).toBeNull();
  }
});

test("pages for everybody, links of mails and the console stay with the browser", () => {
  const open = Object.values(PUBLIC_PATHS).flatMap((path) => [path, publicPath(path, "id")]);
  const others = ["/nowhere", "/blog/first", "/reset?token=a", "/api/v1/transactions/export"];
  for (const path of [...open, ...Object.values(CONSOLE_PATHS), ...others]) {
    expect(classify(path), path).toBeNull();
  }
});

test("hashed files are parts; calls, other files and other sites stay with the browser", () => {
  const mode = "no-cors";
  expect(classify("/assets/main.0f3a.js", { mode })).toBe("part");
  for (const path of [
    "/api/v1/token",
    "/api/v1/assets/",
    "/sw.js",
    "/favicon.svg",
    "/icons/a.svg",
  ]) {
    expect(classify(path, { mode }), path).toBeNull();
    expect(classify(path, { mode: "cors" }), path).toBeNull();
  }
  const url = "https://other.example/assets/main.0f3a.js";
  expect(classifyRequest({ method: "GET", mode, url }, HERE)).toBeNull();
});

test("what another app shares is taken from the request that would bring it to the server", () => {
  expect(classify("/share", { method: "POST" })).toBe("share");
  expect(classify("/share")).toBeNull();
});

test("only files of its own release are parts that it stores", () => {
  const release = { version: "1", parts: ["main.a.js"], late: ["b.js"], shells: {} };
  const found = ["main.a.js", "b.js", "c.js"].map((name) => hasPart(release, `/assets/${name}`));
  expect(found).toEqual([true, true, false]);
});
