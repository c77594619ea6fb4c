import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";

import { session } from "@/api/session";
import LayoutsPanel from "@/features/admin_desk/layouts/LayoutsPanel";

import { answer, noConnection, serve } from "../support/server";
import { currentAddress, showScreen } from "../support/show-screen";
import { windowOfWidth } from "../ui/window";

const LINE = {
  id: "l1",
  kind: "pdf",
  size_kb: 100,
  bank: "Bank Contoh",
  state: "new",
  times: 2,
  sent_on: "2026-11-20",
  version: 1,
};
const LAYOUT = { ...LINE, content: "(page 1, 120) [36-59] 99/99" };
const LIST = "GET /admin/layouts";
const ONE = "/admin/layouts/l1";

function open(at: string, more: Parameters<typeof serve>[0] = {}) {
  const calls = serve({
    [LIST]: () => answer({ datas: [LINE], total: 1 }),
    [`GET ${ONE}`]: () => answer({ datas: [LAYOUT] }),
    ...more,
  });
  return { ...showScreen(<LayoutsPanel />, { at }), calls };
}

beforeEach(async () => {
  windowOfWidth(1440);
  sessionStorage.clear();
  serve({});
  await session.goOn();
});

test("a layout is opened from the list and marked as done", async () => {
  const { person, calls } = open("/user?tab=layouts", {
    [`PUT ${ONE}`]: () =>
      answer({ message: "Marked.", datas: [{ ...LAYOUT, state: "done", version: 2 }] }),
  });
  const item = await screen.findByRole("listitem");
  expect(item).toHaveTextContent("PDF · up to 100 kB");
  expect(item).toHaveTextContent("Sent 2 times");
  await person.click(within(item).getByRole("link", { name: "Bank Contoh" }));
  expect(currentAddress()).toBe("/user?tab=layouts&layout=l1");
  const text = await screen.findByRole("textbox", { name: "The layout" });
  expect(text).toHaveValue(LAYOUT.content);
  await person.click(screen.getByRole("button", { name: "Mark as done" }));
  await waitFor(() => {
    const put = calls.find(({ method }) => method === "PUT");
    expect(put).toMatchObject({ body: { state: "done" }, match: '"1"' });
  });
});

test("a layout of no bank is named by its kind, once", async () => {
  open("/user?tab=layouts&layout=l1", {
    [LIST]: () => answer({ datas: [{ ...LINE, bank: "" }], total: 1 }),
    [`GET ${ONE}`]: () => answer({ datas: [{ ...LAYOUT, bank: "" }] }),
  });
  const item = await screen.findByRole("listitem");
  expect(within(item).getByRole("link", { name: "PDF" })).toBeVisible();
  expect(within(item).getAllByText(/PDF/)).toHaveLength(1);
  expect(item).toHaveTextContent("up to 100 kB");
  // A short one leaves no empty lines above what can be done about it.
  expect(await screen.findByRole("textbox", { name: "The layout" })).toHaveAttribute("rows", "6");
});

test("a layout is removed after a question", async () => {
  const { person, calls } = open("/user?tab=layouts&layout=l1", {
    [`DELETE ${ONE}`]: () => answer({ message: "Removed." }),
  });
  await person.click(await screen.findByRole("button", { name: "Remove layout" }));
  const question = await screen.findByRole("alertdialog", { name: "Remove this layout?" });
  await person.click(within(question).getByRole("button", { name: "Remove layout" }));
  await waitFor(() => expect(currentAddress()).toBe("/user?tab=layouts"));
  expect(calls.some(({ method }) => method === "DELETE")).toBe(true);
});

test("an empty list says what comes there, and one that fails offers another try", async () => {
  const { person, unmount } = open("/user?tab=layouts", {
    [LIST]: () => answer({ datas: [], total: 0 }),
  });
  expect(await screen.findByText("No layouts here")).toBeVisible();
  unmount();
  open("/user?tab=layouts", { [LIST]: noConnection });
  const again = await screen.findByRole("button", { name: "Try again" });
  serve({ [LIST]: () => answer({ datas: [LINE], total: 1 }) });
  await person.click(again);
  expect(await screen.findByRole("link", { name: "Bank Contoh" })).toBeVisible();
});
