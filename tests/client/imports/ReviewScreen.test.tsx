import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";

import { answer, noConnection, refusal } from "../support/server";
import { currentAddress } from "../support/show-screen";
import { windowOfWidth } from "../ui/window";
import { entry } from "../wallets/wallets";
import { applied, page, row, serveImports, statement } from "./imports";
import { changes, openImport, prepare, ROWS, serveOne } from "./review";

beforeEach(prepare);

test("the head says what the file is, where it goes and that it adds up", async () => {
  serveOne(statement("I"), ROWS);
  openImport();
  expect(await screen.findByRole("heading", { name: "BCA, August 2026" })).toBeVisible();
  expect(screen.getByText("Account ending 345, 48 rows")).toBeVisible();
  expect(await screen.findByRole("button", { name: "Into: BCA" })).toBeVisible();
  expect(screen.getByText("Balance matches")).toBeVisible();
  expect(screen.getByText("1,000.00 means one thousand")).toBeVisible();
  expect(screen.getByRole("tab", { name: "New 3" })).toBeVisible();
  expect(screen.getByRole("tab", { name: "Already there 1" })).toBeVisible();
  expect(screen.getByRole("tab", { name: "To check 1" })).toBeVisible();
  const [heading] = await screen.findAllByText("August 20, 2026");
  expect(heading).toBeVisible();
  expect(screen.getAllByText("Food · because of 12 earlier entries")).toHaveLength(2);
});

test("import needs one press, and its result can be undone", async () => {
  let now = statement("I");
  const calls = serveOne(now, ROWS, {
    "GET /imports/I": () => answer({ datas: [now] }),
    "POST /imports/I/apply": () => {
      now = applied("I");
      return answer({ datas: [now] });
    },
    "POST /imports/I/undo": () => {
      const result = { saved: 4, transfers: 1, difference: null, kept: ["Kopi", "Bensin"] };
      now = applied("I", { state: "undone", result });
      return answer({ datas: [now] });
    },
  });
  const { person } = openImport();
  await person.click(await screen.findByRole("button", { name: "Import 4 entries" }));
  expect(await screen.findByText("4 entries imported, 1 transfer")).toBeVisible();
  expect(screen.getByRole("link", { name: "See the entries" })).toHaveAttribute(
    "href",
    "/wallets/bca",
  );
  await person.click(screen.getByRole("button", { name: "Undo" }));
  await person.click(await screen.findByRole("button", { name: "Undo import" }));
  expect(
    await screen.findByText("2 entries stay because you changed them: Kopi, Bensin."),
  ).toBeVisible();
  expect(calls.filter(({ method }) => method === "POST")).toHaveLength(2);
});

test("a long undo goes on in the worker, and says so until it is done", async () => {
  let now = applied("I", { row_count: 5000 });
  serveOne(now, ROWS, {
    "GET /imports/I": () => answer({ datas: [now] }),
    "POST /imports/I/undo": () => {
      now = applied("I", { state: "undoing", row_count: 5000 });
      return answer({ datas: [now] });
    },
  });
  const { person } = openImport();
  await person.click(await screen.findByRole("button", { name: "Undo" }));
  await person.click(await screen.findByRole("button", { name: "Undo import" }));
  expect(await screen.findByText("Removing 5 entries")).toBeVisible();
  expect(screen.getByRole("progressbar", { name: "Undoing" })).toBeVisible();
  expect(screen.queryByText("Import undone.")).toBeNull();
  expect(screen.queryByRole("button", { name: "Discard this draft" })).toBeNull();

  now = applied("I", { state: "undone" });
  expect(await screen.findByText("This import was undone", {}, { timeout: 3000 })).toBeVisible();
});

test("an undo that failed can be tried again", async () => {
  const fault = { code: "not_undone", position: null, page: null, part: null, message: "" };
  serveOne(applied("I", { fault }));
  openImport();
  expect(await screen.findByText(/^We couldn.t undo this import/)).toBeVisible();
  expect(screen.getByRole("button", { name: "Undo" })).toBeVisible();
});

test("what the bank has more than the wallet is said with the result", async () => {
  const result = { saved: 1, transfers: 0, difference: -5000, kept: [] };
  serveOne(applied("I", { result }));
  openImport();
  const said = await screen.findByText(/less than this wallet/);
  expect(said).toHaveTextContent("The bank has Rp5.000 less than this wallet.");
});

test("where the balance breaks is said in plain words", async () => {
  const broken = { row_id: "7", position: 12, page: 2, expected: 5000, printed: 7000, reason: "" };
  const proof = { state: "breaks", opening: 0, closing: 7000, broken } as const;
  serveOne(statement("I", { proof }), ROWS);
  openImport();
  expect(await screen.findByText("The balance doesn't add up at line 12 on page 2")).toBeVisible();
  expect(screen.getByText(/The rows lead to/)).toHaveTextContent(
    "The rows lead to Rp5.000, the file says Rp7.000. Check that row before you import.",
  );
});

test("one tap reads the numbers the other way", async () => {
  const calls = serveOne(statement("I"), ROWS, {
    "PUT /imports/I": () =>
      answer({ datas: [statement("I", { number_style: { id: "id", example: "1.000,00" } })] }),
  });
  const { person } = openImport();
  await person.click(await screen.findByRole("button", { name: "Read the numbers the other way" }));
  expect(await screen.findByText("1.000,00 means one thousand")).toBeVisible();
  expect(changes(calls)).toEqual([{ number_style: "id" }]);
});

test("without a wallet nothing can be imported until one is chosen or made", async () => {
  const lost = statement("I", { wallet: null });
  const made = { name: "BCA 345", kind: "bank", issuer: "BCA" } as const;
  const calls = serveOne(lost, ROWS, {
    "PUT /imports/I": () => answer({ datas: [statement("I", { wallet: null, new_wallet: made })] }),
  });
  const { person } = openImport();
  expect(await screen.findByRole("button", { name: "Import 4 entries" })).toBeDisabled();
  expect(screen.getByText("Choose a wallet first.")).toBeVisible();
  await person.click(screen.getByRole("button", { name: "Create a wallet" }));
  expect(await screen.findByRole("button", { name: "Into: New wallet: BCA 345" })).toBeVisible();
  expect(screen.getByRole("button", { name: "Import 4 entries" })).toBeEnabled();
  expect(changes(calls)).toEqual([{ new_wallet: true }]);
});

test("a file that was imported before has nothing to do", async () => {
  const counts = { new: 0, existing: 48, check: 0, left_out: 0 };
  const same = row("1", {
    status: "existing",
    include: false,
    match: { id: "E", date: "2026-08-19", detail: "Warung", amount: 25_000, updates: false },
  });
  serveOne(statement("I", { counts }), { existing: [same] });
  openImport();
  expect(await screen.findByText("Same as Warung, Aug 19, 2026")).toBeVisible();
  expect(screen.getByText("Everything in this file is already there.")).toBeVisible();
  expect(screen.getByRole("link", { name: "Done" })).toBeVisible();
  expect(screen.queryByRole("button", { name: /Import \d/ })).toBeNull();
});

test("a row says what is special about it", async () => {
  serveOne(statement("I"), {
    new: [
      row("3", { pending: true }),
      row("2", { include: false }),
      row("1", { category: null, why: null }),
    ],
  });
  openImport();
  expect(await screen.findByText("Pending")).toBeVisible();
  expect(screen.getByText("Left out")).toBeVisible();
  expect(screen.getByText("No category yet")).toBeVisible();
});

test("a proposed transfer is answered with one tap", async () => {
  const transfer = { wallet_id: "GOPAY", name: "GoPay", proposed: true, fee: 1000 };
  const counts = { new: 0, existing: 0, check: 1, left_out: 0 };
  const calls = serveOne(
    statement("I", { counts }),
    { check: [row("5", { status: "check", transfer, category: null })] },
    { "PUT /imports/I/rows": () => answer({ datas: [statement("I")] }) },
  );
  const { person } = openImport();
  expect(await screen.findByText("Transfer to GoPay?")).toBeVisible();
  await person.click(screen.getByRole("button", { name: "It's a transfer" }));
  await waitFor(() => expect(changes(calls)).toHaveLength(1));
  await person.click(screen.getByRole("button", { name: "No transfer" }));
  await waitFor(() =>
    expect(changes(calls)).toEqual([
      { change: { transfer_wallet_id: "GOPAY" }, ids: ["5"] },
      { change: { transfer_wallet_id: null }, ids: ["5"] },
    ]),
  );
});

test("a row is left out, alone or with all of its merchant", async () => {
  const calls = serveOne(statement("I"), ROWS, {
    "PUT /imports/I/rows": () => answer({ datas: [statement("I")] }),
  });
  const { person } = openImport();
  await person.click(
    await screen.findByRole("button", { name: "Change WARUNG BU TINI, -Rp25.000" }),
  );
  const dialog = await screen.findByRole("dialog", { name: "WARUNG BU TINI" });
  expect(within(dialog).getByText("TRSF E-BANKING DB 3")).toBeVisible();
  await person.click(within(dialog).getByRole("radio", { name: "Leave out" }));
  await person.click(
    within(dialog).getByRole("checkbox", { name: "Do the same for all rows from WARUNG BU TINI" }),
  );
  await person.click(within(dialog).getByRole("button", { name: "Save" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(changes(calls)).toEqual([{ change: { include: false }, same_as: "3" }]);
});

test("a row says that a rule decided, and leads to it", async () => {
  const why = { reason: "rule", count: 0, rule_id: "R1" } as const;
  const rows = [
    row("3", { why }),
    row("2", { why, include: false, left_out_by_rule: true, name: "BIAYA ADM", detail: "" }),
  ];
  serveOne(statement("I"), { new: rows });
  const { person } = openImport();
  expect(await screen.findByText("Food · by your rule")).toBeVisible();
  expect(screen.getByText("Left out by your rule")).toBeVisible();
  await person.click(screen.getByRole("button", { name: /^Change BIAYA ADM/ }));
  expect(await screen.findByText("Your rule leaves this row out.")).toBeVisible();
  expect(screen.getByRole("link", { name: "See the rule" })).toHaveAttribute(
    "href",
    "/rules?rule=r1",
  );
});

test("a row can be an entry that is there already", async () => {
  const calls = serveOne(statement("I"), ROWS, {
    "PUT /imports/I/rows": () => answer({ datas: [statement("I")] }),
    "GET /wallets/BCA/entries": () =>
      answer({
        datas: [
          entry("far", { change: -90_000 }),
          entry("near", { change: -24_000 }),
          entry("in", { change: 25_000 }),
        ],
        next_cursor: null,
        totals: { income: 0, expenses: 0, count: 3 },
      }),
  });
  const { person } = openImport();
  await person.click(
    await screen.findByRole("button", { name: "Change WARUNG BU TINI, -Rp25.000" }),
  );
  const dialog = await screen.findByRole("dialog");
  await person.click(within(dialog).getByRole("radio", { name: "Already there" }));
  const near = await within(dialog).findByRole("radio", { name: /^near/ });
  const names = within(dialog)
    .getAllByRole("radio", { name: /Rp/ })
    .map((radio) => (radio as HTMLInputElement).value);
  expect(names).toEqual(["near", "far"]);
  await person.click(within(dialog).getByRole("button", { name: "Save" }));
  expect(within(dialog).getByText("Choose an entry.")).toBeVisible();
  await person.click(near);
  await person.click(within(dialog).getByRole("button", { name: "Save" }));
  await waitFor(() =>
    expect(changes(calls)).toEqual([{ change: { match_id: "near" }, ids: ["3"] }]),
  );
});

test("a change that is refused says why and stays open", async () => {
  serveOne(statement("I"), ROWS, {
    "PUT /imports/I/rows": () => refusal(409, { code: "import_state" }),
  });
  const { person } = openImport();
  await person.click(await screen.findByRole("button", { name: "Change BIAYA ADM, -Rp25.000" }));
  const dialog = await screen.findByRole("dialog", { name: "BIAYA ADM" });
  await person.click(within(dialog).getByRole("radio", { name: "Leave out" }));
  await person.click(within(dialog).getByRole("button", { name: "Save" }));
  expect(await within(dialog).findByText("The server said no.")).toBeVisible();
});

test("all rows of a tab are left out at once", async () => {
  const calls = serveOne(statement("I"), ROWS, {
    "PUT /imports/I/rows": () => answer({ datas: [statement("I")] }),
  });
  const { person } = openImport();
  await person.click(await screen.findByRole("button", { name: "Actions for all rows here" }));
  await person.click(await screen.findByRole("menuitem", { name: "Leave all out" }));
  await waitFor(() => expect(changes(calls)).toEqual([{ change: { include: false }, tab: "new" }]));
});

test("on wide windows the rows are a table with a tick for each", async () => {
  windowOfWidth(1280);
  const calls = serveOne(statement("I"), ROWS, {
    "PUT /imports/I/rows": () => answer({ datas: [statement("I")] }),
  });
  const { person } = openImport();
  const table = await screen.findByRole("table", { name: "Rows of the file" });
  const tick = within(table).getByRole("checkbox", { name: "Import BIAYA ADM, -Rp25.000" });
  expect(tick).toBeChecked();
  await person.click(tick);
  await waitFor(() => expect(changes(calls)).toEqual([{ change: { include: false }, ids: ["2"] }]));
});

test("more rows come page by page", async () => {
  const one = statement("I");
  const calls = serveOne(
    one,
    {},
    {
      "GET /imports/I/rows": ({ path }) =>
        path.includes("cursor=") ? page([row("1")], null, one) : page([row("2")], "next", one),
    },
  );
  const { person } = openImport();
  await person.click(await screen.findByRole("button", { name: "Load more" }));
  await waitFor(() =>
    expect(calls.map(({ path }) => path)).toContain(
      "/imports/I/rows?tab=new&cursor=next&limit=200",
    ),
  );
  await waitFor(() => expect(screen.queryByRole("button", { name: "Load more" })).toBeNull());
});

test("an import under way is asked for again until it is done", async () => {
  let now = statement("I", { state: "reading", layout_name: "", start: null, row_count: 0 });
  const calls = serveOne(now, ROWS, { "GET /imports/I": () => answer({ datas: [now] }) });
  openImport();
  expect(await screen.findByText("Reading your file")).toBeVisible();
  now = statement("I");
  expect(await screen.findByText("Balance matches", {}, { timeout: 5000 })).toBeVisible();
  const asked = calls.filter(({ path }) => path === "/imports/I");
  expect(asked.map(({ background }) => background)).toEqual([false, true]);
});

test("an import that is not there says so, and one out of reach offers another try", async () => {
  serveImports({ "GET /imports/I": () => refusal(404, { code: "not_found" }) });
  const { unmount } = openImport();
  expect(await screen.findByRole("heading", { name: "Import not found" })).toBeVisible();
  unmount();
  serveImports({ "GET /imports/I": noConnection });
  const { person } = openImport();
  const again = await screen.findByRole("button", { name: "Try again" });
  serveOne(statement("I"), ROWS);
  await person.click(again);
  expect(await screen.findByText("Balance matches")).toBeVisible();
});

test("a draft that is thrown away leads back to the list", async () => {
  serveOne(statement("I"), ROWS, { "DELETE /imports/I": () => answer({ datas: [] }) });
  const { person } = openImport();
  await person.click(await screen.findByRole("button", { name: "Discard this draft" }));
  await person.click(await screen.findByRole("button", { name: "Discard" }));
  await waitFor(() => expect(currentAddress()).toBe("/import"));
});
