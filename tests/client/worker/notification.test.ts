import { expect, test } from "vitest";

import { buildNotification, getPath } from "@/worker/notification";

const HERE = "https://lumbung.example";

test("what is pushed is shown in its own words, and whatever cannot be read still as something", () => {
  const pushed = {
    title: "Listrik",
    text: "Hari ini.",
    path: "/reminders",
    tag: "t",
    language: "id",
  };
  expect(buildNotification(JSON.stringify(pushed))).toEqual([
    "Listrik",
    { body: "Hari ini.", lang: "id", tag: "t", icon: "/icon-any-192.png", data: "/reminders" },
  ]);
  for (const broken of [undefined, "", "no json", "null", "[]", '{"title": 1, "text": ""}']) {
    const [title, options] = buildNotification(broken);
    expect([title, options.body, options.data], String(broken)).toEqual([
      "Lumbung",
      undefined,
      undefined,
    ]);
  }
});

test("a tap opens nothing but this site", () => {
  expect(getPath("/reminders?day=2024-06-18#a", HERE)).toBe("/reminders?day=2024-06-18#a");
  const strange = [
    "https://evil.example/",
    "//evil.example/",
    "/\\evil.example",
    "javascript:1",
    "",
    1,
  ];
  for (const path of [...strange, undefined, null, {}]) {
    expect(getPath(path, HERE), String(path)).toBe("/notification");
  }
});
