import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";

import { answer, noConnection, refusal } from "../support/server";
import { statement } from "./imports";
import { openImport, prepare, ROWS, serveOne } from "./review";

const SHAPE = "(table, rows: 2)\nAaa;Aaa\n99/99;-99.999";
const FAULT = { code: "unknown_layout", position: null, page: null, part: null, message: "" };
const FAILED = statement("I", { state: "failed", fault: FAULT, shape: "ready" });
const SEEN = { kind: "text", size_kb: 10, content: SHAPE, digest: "d1", is_sent: false };

beforeEach(prepare);

test("what an unknown layout looks like is seen before it is sent, once", async () => {
  let one = FAILED;
  const calls = serveOne(one, ROWS, {
    "GET /imports/I": () => answer({ datas: [one] }),
    "GET /imports/I/shape": () => answer({ datas: [SEEN] }),
    "POST /imports/I/shape": () => {
      one = { ...FAILED, shape: "sent" };
      return answer({ message: "Thank you.", datas: [one] }, 201);
    },
  });
  const { person } = openImport();
  await person.click(await screen.findByRole("button", { name: "See what you'd send" }));
  const dialog = await screen.findByRole("dialog", { name: "Send this layout" });
  const shown = await within(dialog).findByRole("textbox", { name: "What you'd send" });
  expect(shown).toHaveValue(SHAPE);
  await person.type(within(dialog).getByRole("textbox", { name: "Bank or app" }), " Bank Contoh ");
  await person.click(within(dialog).getByRole("button", { name: "Send" }));
  expect(await screen.findByText(/Thank you for sending this layout/)).toBeVisible();
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(screen.queryByRole("button", { name: "See what you'd send" })).toBeNull();
  expect(calls.find(({ method }) => method === "POST")?.body).toEqual({
    digest: "d1",
    bank: "Bank Contoh",
  });
});

test("nothing is sent before it was seen, and a refusal says why", async () => {
  const calls = serveOne(FAILED, ROWS, {
    "GET /imports/I/shape": noConnection,
    "POST /imports/I/shape": () => refusal(409, { code: "shape_sent" }),
  });
  const { person } = openImport();
  await person.click(await screen.findByRole("button", { name: "See what you'd send" }));
  const dialog = await screen.findByRole("dialog");
  await within(dialog).findByRole("button", { name: "Try again" });
  await person.click(within(dialog).getByRole("button", { name: "Send" }));
  expect(calls.some(({ method }) => method === "POST")).toBe(false);
  serveOne(FAILED, ROWS, {
    "GET /imports/I/shape": () => answer({ datas: [SEEN] }),
    "POST /imports/I/shape": () => refusal(409, { code: "shape_sent" }),
  });
  await person.click(within(dialog).getByRole("button", { name: "Try again" }));
  await within(dialog).findByRole("textbox", { name: "What you'd send" });
  await person.click(within(dialog).getByRole("button", { name: "Send" }));
  expect(await within(dialog).findByText("The server said no.")).toBeVisible();
});

test("a table that was mapped offers it too, and a known layout does not", async () => {
  serveOne(statement("I", { shape: "ready" }), ROWS);
  const { unmount } = openImport();
  expect(await screen.findByText("Help us read files like this")).toBeVisible();
  unmount();
  serveOne(statement("I"), ROWS);
  openImport();
  await screen.findByRole("heading", { name: "BCA, August 2026" });
  expect(screen.queryByText("Help us read files like this")).toBeNull();
});
