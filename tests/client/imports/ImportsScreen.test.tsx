import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { Route, Routes } from "react-router-dom";
import { beforeEach, expect, test, vi } from "vitest";

import { session } from "@/api/session";
import ImportsPage from "@/app/member/pages/ImportsPage";

import { answer, type Call, noConnection, refusal, serve } from "../support/server";
import { currentAddress, showScreen } from "../support/show-screen";
import { windowOfWidth } from "../ui/window";
import { applied, page, serveImports, statement } from "./imports";

const UPLOAD = "POST /imports";
const LIST = "GET /imports";
const nothing = () => answer({ datas: [] });

function open(at = "/import") {
  return showScreen(
    <main>
      <Routes>
        <Route path="/import" element={<ImportsPage />} />
        <Route path="/import/:id" element={<ImportsPage />} />
      </Routes>
    </main>,
    { at },
  );
}

const csv = (name: string) => new File([`${name},1000`], name, { type: "text/csv" });
const picker = () => screen.getByLabelText<HTMLInputElement>("Files to import");
const isUpload = ({ method }: Call) => method === "POST";

beforeEach(async () => {
  sessionStorage.clear();
  windowOfWidth(390);
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      observe() {}
      disconnect() {}
    },
  );
  serve({});
  await session.goOn();
});

test("a chosen file opens as soon as it has been read", async () => {
  const calls = serveImports({
    [LIST]: nothing,
    [UPLOAD]: () => answer({ datas: [statement("01NEW")] }, 201),
    "GET /imports/01NEW": () => answer({ datas: [statement("01NEW")] }),
    "GET /imports/01NEW/rows": () => page([]),
  });
  const { person } = open();
  expect(await screen.findByText("No imports yet")).toBeVisible();
  await person.upload(picker(), csv("august.csv"));
  expect(await screen.findByRole("heading", { name: "BCA, August 2026" })).toBeVisible();
  expect(currentAddress()).toBe("/import/01new");
  const form = calls.find(isUpload)?.body as FormData;
  expect([...form.keys()]).toEqual(["file"]);
});

test("of several files each is listed, and one that failed can be sent again", async () => {
  let sent = 0;
  const calls = serveImports({
    [LIST]: () => answer({ datas: sent > 0 ? [statement("A")] : [] }),
    [UPLOAD]: () => {
      sent += 1;
      return sent === 2
        ? refusal(409, { code: "too_many_drafts" })
        : answer({ datas: [statement("A")] }, 201);
    },
    "GET /imports/A": () => answer({ datas: [statement("A")] }),
    "GET /imports/A/rows": () => page([]),
  });
  const { person } = open();
  await screen.findByText("No imports yet");
  await person.upload(picker(), [csv("july.csv"), csv("august.csv")]);
  const name = await screen.findByText("august.csv");
  expect(name.parentElement).toHaveTextContent("The server said no.");
  expect(await screen.findByRole("link", { name: "BCA, August 2026" })).toBeVisible();
  expect(currentAddress()).toBe("/import");
  await person.click(screen.getByRole("button", { name: "Try august.csv again" }));
  await waitFor(() => expect(currentAddress()).toBe("/import/a"));
  expect(calls.filter(isUpload)).toHaveLength(3);
});

test("an empty file says so", async () => {
  const said = "This file is empty.";
  serveImports({
    [LIST]: nothing,
    [UPLOAD]: () => refusal(422, { code: "invalid", errors: { file: [said] } }),
  });
  const { person } = open();
  await screen.findByText("No imports yet");
  await person.upload(picker(), [csv("empty.csv")]);
  expect(await screen.findByText(said)).toBeVisible();
});

test("files can be dropped, but not beside the place for them", async () => {
  const calls = serveImports({
    [LIST]: nothing,
    [UPLOAD]: () => refusal(409, { code: "too_many_drafts" }),
  });
  open();
  const place = await screen.findByText("Drop bank statements here");
  const dataTransfer = { types: ["Files"], files: [csv("dropped.csv")], dropEffect: "" };
  fireEvent.drop(screen.getByRole("heading", { name: "Earlier imports" }), { dataTransfer });
  fireEvent.dragOver(place, { dataTransfer });
  expect(dataTransfer.dropEffect).toBe("copy");
  fireEvent.drop(place, { dataTransfer });
  expect(await screen.findByText("dropped.csv")).toBeVisible();
  expect(await screen.findByText("The server said no.")).toBeVisible();
  expect(calls.filter(isUpload)).toHaveLength(1);
});

test("pasted rows are read like a file, and empty ones are not sent", async () => {
  const reading = statement("01P", { state: "reading", row_count: 0 });
  const calls = serveImports({
    [LIST]: nothing,
    [UPLOAD]: () => answer({ datas: [reading] }, 201),
    "GET /imports/01P": () => answer({ datas: [reading] }),
  });
  const { person } = open();
  await person.click(await screen.findByRole("button", { name: "Paste text" }));
  await person.click(await screen.findByRole("button", { name: "Read the text" }));
  const area = screen.getByRole("textbox", { name: "Copied rows" });
  expect(area).toHaveAccessibleDescription(/Paste some rows first\./);
  await person.click(area);
  await person.paste("01/08/2026;KOPI;-25.000");
  await person.click(screen.getByRole("button", { name: "Read the text" }));
  expect(await screen.findByText("Reading your file")).toBeVisible();
  expect((calls.find(isUpload)?.body as FormData).get("text")).toBe("01/08/2026;KOPI;-25.000");
});

test("each import says how far it is, whether it adds up, and what can be done", async () => {
  const broken = { row_id: "4", position: 5, page: null, expected: 1, printed: 2, reason: "row" };
  const unread = { layout_name: "", start: null, end: null };
  const breaks = { state: "breaks", opening: null, closing: null, broken } as const;
  serveImports({
    [LIST]: () =>
      answer({
        datas: [
          applied("DONE"),
          statement("LOCKED", { ...unread, state: "locked", file_name: "e-statement.pdf" }),
          statement("DRAFT", { proof: breaks, account_tail: "" }),
          applied("GOING", { state: "undoing", layout_name: "Jago" }),
          applied("OLD", { undo_until: "2001-01-01T00:00:00Z", layout_name: "Mandiri" }),
        ],
      }),
  });
  open();
  const [done, locked, draft, going, old] = await screen.findAllByRole("listitem");
  const done_ = within(done as HTMLElement);
  expect(done_.getByText("Imported")).toBeVisible();
  expect(done_.getByText("Balance matches")).toBeVisible();
  expect(done_.getByText(/Account ending 345, 48 rows/)).toBeVisible();
  expect(done_.getByRole("button", { name: "Undo BCA, August 2026" })).toBeVisible();
  expect(within(locked as HTMLElement).getByText("Needs a password")).toBeVisible();
  expect(
    within(locked as HTMLElement).getByRole("link", { name: "e-statement.pdf" }),
  ).toBeVisible();
  expect(within(draft as HTMLElement).getByText("Balance is off")).toBeVisible();
  expect(within(going as HTMLElement).getByText("Undoing")).toBeVisible();
  expect(within(going as HTMLElement).queryByRole("button")).toBeNull();
  expect(within(old as HTMLElement).queryByRole("button")).toBeNull();
});

test.each([390, 1280])("a file that failed says why, on a window of %i", async (width) => {
  windowOfWidth(width);
  const fault = { code: "no_text", message: "", part: null, position: null, page: null } as const;
  const unread = { layout_name: "", start: null, end: null, row_count: 0 };
  const failed = statement("LOST", { ...unread, state: "failed", fault });
  serveImports({ [LIST]: () => answer({ datas: [failed] }) });
  open();
  expect(await screen.findByText(/This PDF is a picture without text/)).toBeVisible();
  if (width > 1000) expect(screen.getByRole("cell", { name: "–" })).toBeVisible();
});

test("an import is undone after a question", async () => {
  let state: "applied" | "undone" = "applied";
  const now = () => answer({ datas: [applied("DONE", { state })] });
  const calls = serveImports({
    [LIST]: now,
    "POST /imports/DONE/undo": () => {
      state = "undone";
      return now();
    },
  });
  const { person } = open();
  await person.click(await screen.findByRole("button", { name: "Undo BCA, August 2026" }));
  const question = await screen.findByRole("alertdialog", { name: "Undo this import?" });
  expect(question).toHaveTextContent("BCA, August 2026: 5 entries will be removed.");
  await person.click(within(question).getByRole("button", { name: "Undo import" }));
  expect(await screen.findByText("Import undone.")).toBeVisible();
  expect(await screen.findByText("Undone")).toBeVisible();
  expect(calls.some(({ path }) => path === "/imports/DONE/undo")).toBe(true);
});

test("a draft is thrown away after a question", async () => {
  let there = [statement("DRAFT")];
  serveImports({
    [LIST]: () => answer({ datas: there }),
    "DELETE /imports/DRAFT": () => {
      there = [];
      return answer({ datas: [] });
    },
  });
  const { person } = open();
  await person.click(await screen.findByRole("button", { name: "Discard BCA, August 2026" }));
  const question = await screen.findByRole("alertdialog", { name: "Discard this draft?" });
  await person.click(within(question).getByRole("button", { name: "Discard" }));
  expect(await screen.findByText("No imports yet")).toBeVisible();
});

test("a list that could not be loaded offers another try", async () => {
  serveImports({ [LIST]: noConnection });
  const { person } = open();
  const again = await screen.findByRole("button", { name: "Try again" });
  serveImports({ [LIST]: nothing });
  await person.click(again);
  expect(await screen.findByText("No imports yet")).toBeVisible();
});

test("a wallet that was chosen before the file takes it, unless it is let go", async () => {
  const other = statement("01W", { wallet: null, new_wallet: null });
  const calls = serveImports({
    [LIST]: nothing,
    [UPLOAD]: () => answer({ datas: [other] }, 201),
    "GET /imports/01W": () => answer({ datas: [other] }),
    "PUT /imports/01W": () => answer({ datas: [statement("01W")] }),
    "GET /imports/01W/rows": () => page([]),
  });
  const { person, unmount } = open("/import?wallet=bca");
  expect(await screen.findByText("Into BCA")).toBeVisible();
  await person.upload(picker(), csv("august.csv"));
  await waitFor(() => expect(currentAddress()).toBe("/import/01w?wallet=bca"));
  await waitFor(() =>
    expect(calls.find(({ method }) => method === "PUT")?.body).toEqual({ wallet_id: "BCA" }),
  );
  unmount();
  const again = open("/import?wallet=bca").person;
  await again.click(await screen.findByRole("button", { name: "Let the file choose the wallet" }));
  await waitFor(() => expect(currentAddress()).toBe("/import"));
});

test("on wide windows the imports are a table", async () => {
  windowOfWidth(1280);
  serveImports({ [LIST]: () => answer({ datas: [applied("DONE")] }) });
  open();
  const table = await screen.findByRole("table", { name: "Earlier imports" });
  const heads = within(table).getAllByRole("columnheader");
  expect(heads.map(({ textContent }) => textContent)).toEqual([
    "Statement",
    "Wallet",
    "Balance",
    "State",
    "Actions",
  ]);
  expect(within(table).getByRole("cell", { name: "BCA" })).toBeVisible();
});

test("the page speaks Indonesian", async () => {
  serveImports({ [LIST]: () => answer({ datas: [applied("DONE")] }) });
  showScreen(
    <Routes>
      <Route path="/import" element={<ImportsPage />} />
    </Routes>,
    { at: "/import", language: "id" },
  );
  expect(await screen.findByText("BCA, Agustus 2026")).toBeVisible();
  expect(screen.getByText("Saldo cocok")).toBeVisible();
  expect(screen.getByText(/Rekening berakhiran 345, 48 baris/)).toBeVisible();
});
