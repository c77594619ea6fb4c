import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";

import { answer, refusal } from "../support/server";
import { applied, page, row, statement } from "./imports";
import { changes, openImport, prepare, ROWS, serveOne } from "./review";

beforeEach(prepare);

test("a locked file asks for its password and says when it is another one", async () => {
  let now = statement("I", { state: "locked", layout_name: "", start: null, row_count: 0 });
  const calls = serveOne(now, ROWS, {
    "GET /imports/I": () => answer({ datas: [now] }),
    "POST /imports/I/password": ({ body }) => {
      if ((body as { password: string }).password !== "17081945")
        return refusal(422, { code: "invalid", errors: { password: ["Another one."] } });
      now = statement("I");
      return answer({ datas: [now] });
    },
  });
  const { person } = openImport();
  const field = await screen.findByLabelText("Password of the file");
  expect(field).toHaveAccessibleDescription(/Usually your date of birth, DDMMYYYY/);
  const send = screen.getByRole("button", { name: "Open the file" });
  await person.click(send);
  expect(screen.getByText("Enter the password of the file.")).toBeVisible();
  await person.type(field, "1234");
  await person.click(send);
  expect(await screen.findByText("Another one.")).toBeVisible();
  expect(field).toHaveValue("");
  await person.type(field, "17081945");
  await person.click(send);
  expect(await screen.findByRole("heading", { name: "BCA, August 2026" })).toBeVisible();
  expect(calls.filter(({ method }) => method === "POST")).toHaveLength(2);
});

test("all accounts of a locked file need its password once more", async () => {
  const one = statement("I", { accounts: ["Bank", "Dompet"], needs_password: true });
  const calls = serveOne(one, ROWS, {
    "POST /imports/I/accounts/password": ({ body }) =>
      (body as { password: string }).password === "17081945"
        ? answer({ datas: [statement("I")] })
        : refusal(422, { code: "invalid", errors: { password: ["Another one."] } }),
  });
  const { person } = openImport();
  const join = await screen.findByRole("button", { name: "All accounts at once" });
  await person.click(join);
  const field = await screen.findByLabelText("Password of the file");
  await person.click(join);
  expect(screen.getByText("Enter the password of the file.")).toBeVisible();
  await person.type(field, "1234{Enter}");
  expect(await screen.findByText("Another one.")).toBeVisible();
  await person.type(field, "17081945{Enter}");
  await waitFor(() => expect(join).not.toBeInTheDocument());
  expect(calls.filter(({ method }) => method === "POST")).toHaveLength(2);
});

test("the accounts of an open file are joined with one tap", async () => {
  const one = statement("I", { accounts: ["Bank", "Dompet"] });
  serveOne(one, ROWS, {
    "POST /imports/I/accounts": () =>
      refusal(422, { code: "invalid", errors: { accounts: ["A name is too long."] } }),
  });
  const { person } = openImport();
  await person.click(await screen.findByRole("button", { name: "All accounts at once" }));
  expect(await screen.findByText("A name is too long.")).toHaveAttribute("role", "alert");
});

test("an unknown table asks for three columns on its first rows", async () => {
  const columns = {
    header: ["Tanggal", "Keterangan", "Nominal", ""],
    sample: [
      ["01/08/2026", "KOPI", "-25.000", "x"],
      ["02/08/2026", "GAJI", "5.000.000", "y"],
    ],
    guess: { day: 0 },
  };
  let now = statement("I", { state: "mapping", layout_name: "", columns });
  const calls = serveOne(now, ROWS, {
    "GET /imports/I": () => answer({ datas: [now] }),
    "PUT /imports/I/mapping": () => {
      now = statement("I");
      return answer({ datas: [now] });
    },
  });
  const { person } = openImport();
  const sample = await screen.findByRole("table", { name: "The first rows" });
  expect(within(sample).getAllByRole("columnheader")).toHaveLength(1);
  await person.click(screen.getByRole("button", { name: "Read the rows" }));
  expect(screen.getAllByText("Choose a column.")).toHaveLength(2);
  await person.selectOptions(screen.getByLabelText("Text"), "Keterangan (KOPI)");
  await person.selectOptions(screen.getByLabelText("Amount"), "2");
  expect(within(sample).getByText("5.000.000")).toBeVisible();
  expect(screen.getAllByRole("option", { name: "Column 4 (x)" })).not.toHaveLength(0);
  await person.click(screen.getByRole("button", { name: "Read the rows" }));
  expect(await screen.findByRole("tab", { name: "New 3" })).toBeVisible();
  expect(changes(calls)).toEqual([{ day: 0, text: 1, amount: 2 }]);
});

test("money in and money out may have columns of their own", async () => {
  const guess = { day: 0, text: 1, money_in: 2, money_out: 3 };
  const columns = { header: ["a", "b", "c", "d"], sample: [["1", "2", "3", "4"]], guess };
  const calls = serveOne(statement("I", { state: "mapping", columns }), ROWS, {
    "PUT /imports/I/mapping": () => answer({ datas: [statement("I")] }),
  });
  const { person } = openImport();
  expect(await screen.findByLabelText("Money in")).toHaveValue("2");
  await person.click(screen.getByRole("button", { name: "Read the rows" }));
  await waitFor(() => expect(changes(calls)).toEqual([guess]));
});

test("a table that was read by the wrong columns is read by others", async () => {
  const header = ["Tanggal", "Keterangan", "Nominal", "Saldo"];
  const columns = {
    header,
    sample: [["1", "KOPI", "3", "4"]],
    guess: { day: 0, text: 1, amount: 3 },
  };
  const wrong = statement("I", { columns });
  const calls = serveOne(wrong, ROWS, {
    "PUT /imports/I/mapping": () => answer({ datas: [wrong] }),
  });
  const { person } = openImport();
  await person.click(await screen.findByRole("button", { name: "Choose the columns again" }));
  expect(await screen.findByLabelText("Amount")).toHaveValue("3");
  await person.tab();
  expect(screen.getByLabelText("Amounts in one column")).toHaveFocus();
  await person.click(screen.getByRole("button", { name: "Cancel" }));
  await screen.findByRole("tab", { name: "New 3" });
  expect(document.activeElement).toHaveTextContent("Columns as you chose them");
  await person.click(screen.getByRole("button", { name: "Choose the columns again" }));
  await person.selectOptions(await screen.findByLabelText("Amount"), "2");
  const before = calls.filter(({ path }) => path.startsWith("/imports/I/rows")).length;
  await person.click(screen.getByRole("button", { name: "Read the rows" }));
  expect(await screen.findByRole("tab", { name: "New 3" })).toBeVisible();
  expect(changes(calls)).toEqual([{ day: 0, text: 1, amount: 2 }]);
  const rows = () => calls.filter(({ path }) => path.startsWith("/imports/I/rows"));
  await waitFor(() => expect(rows().length).toBeGreaterThan(before));
});

const FAULTS: readonly [string, RegExp][] = [
  ["empty", /is empty; download it again/],
  ["too_large", /limit of 20 MB, 200 pages or 200,000 rows; choose a shorter period/],
  ["unknown_type", /type of file; choose a PDF/],
  ["damaged", /damaged or incomplete; download/],
  ["no_text", /picture without text; download/],
  ["no_rows", /no transactions; choose a period/],
  ["bad_day", /date in line 7 on page 3; correct it/],
  ["bad_amount", /amount in line 7 on page 3; correct it/],
  ["both_sides", /money in and money out in line 7 on page 3; correct it/],
  ["no_period", /have no year; download/],
  ["foreign_currency", /isn't in rupiah; choose/],
  ["not_saved", /couldn't save this import; try it again/],
  ["something_new", /Said by the server\./],
];

test.each(FAULTS)(
  "a file that fails with %s says what was found and what to do",
  async (...[code, said]) => {
    const fault = { code, position: 7, page: 3, part: null, message: "Said by the server." };
    serveOne(statement("I", { state: "failed", fault }));
    openImport();
    expect(await screen.findByText(said)).toBeVisible();
    expect(screen.getByRole("link", { name: "Import another file" })).toBeVisible();
  },
);

test.each([
  [7, "Said by the server. (row 7 of budgets.csv)"],
  [null, "Said by the server. (budgets.csv)"],
])("an archive that fails says in which table", async (position, said) => {
  const where = { position, page: null, part: "budgets" };
  const fault = { code: "bad_link", ...where, message: "Said by the server." };
  serveOne(statement("I", { state: "failed", fault }));
  openImport();
  expect(await screen.findByText(said)).toBeVisible();
});

test("columns that don't fit say in which row", async () => {
  const guess = { day: 0, text: 1, amount: 2 };
  const columns = { header: ["a", "b", "c"], sample: [["1", "2", "3"]], guess };
  const said = "The amount in row 3 can't be read.";
  serveOne(statement("I", { state: "mapping", columns }), ROWS, {
    "PUT /imports/I/mapping": () => refusal(422, { code: "invalid", errors: { mapping: [said] } }),
  });
  const { person } = openImport();
  await person.click(await screen.findByRole("button", { name: "Read the rows" }));
  expect(await screen.findByText(said)).toBeVisible();
});

test("numbers that can't be read the other way say in which row", async () => {
  const style = { id: "id", example: "1.000,00" } as const;
  const said = "The amount in row 3 can't be read.";
  serveOne(statement("I", { number_style: style }), ROWS, {
    "PUT /imports/I": () => refusal(422, { code: "invalid", errors: { number_style: [said] } }),
  });
  const { person } = openImport();
  await person.click(await screen.findByRole("button", { name: "Read the numbers the other way" }));
  expect(await screen.findByText(said)).toBeVisible();
});

test("what else is in a file is said", async () => {
  serveOne(statement("I", { notes: ["more_tables", "other_tables", "other_files"] }));
  openImport();
  expect(await screen.findByText(/has more tables like this one/)).toBeVisible();
  expect(screen.getByText(/Another table of this file is left out/)).toBeVisible();
  expect(screen.getByText(/Some PDFs in this ZIP couldn't be read/)).toBeVisible();
});

test("a file that nobody knows is called by its name, and pasted text by what it is", async () => {
  const unread = { state: "locked", layout_name: "", start: null, row_count: 0 } as const;
  serveOne(statement("I", { ...unread, file_name: "e-statement 2026.pdf" }));
  const { unmount } = openImport();
  expect(await screen.findByRole("heading", { name: "e-statement 2026.pdf" })).toBeVisible();
  unmount();
  serveOne(statement("I", unread));
  openImport();
  expect(await screen.findByRole("heading", { name: "Pasted text" })).toBeVisible();
});

test("a known file has its name beside its account, until it has ended", async () => {
  serveOne(statement("I", { file_name: "mutasi.csv" }));
  const { unmount } = openImport();
  expect(await screen.findByText("Account ending 345, 48 rows, mutasi.csv")).toBeVisible();
  unmount();
  serveOne(applied("I", { layout_name: "" }));
  openImport();
  expect(await screen.findByRole("heading", { name: "Statement, August 2026" })).toBeVisible();
});

test("a long table is read by the worker, which says which columns don't fit", async () => {
  const guess = { day: 0, text: 1, amount: 2 };
  const columns = { header: ["a", "b", "c"], sample: [["1", "2", "3"]], guess };
  const said = "The amount in row 3 can't be read. Choose another column.";
  const where = { position: 3, page: null, part: null };
  const fresh = { layout_name: "", row_count: 0, columns } as const;
  let now = statement("I", { ...fresh, state: "mapping" });
  const calls = serveOne(now, ROWS, {
    "GET /imports/I": () => answer({ datas: [now] }),
    "PUT /imports/I/mapping": () => {
      now = statement("I", { ...fresh, state: "reading" });
      return answer({ datas: [now] });
    },
  });
  const { person } = openImport();
  await person.click(await screen.findByRole("button", { name: "Read the rows" }));
  expect(await screen.findByText("Reading your file")).toBeVisible();
  const fault = { code: "bad_amount", message: said, ...where };
  now = statement("I", { ...fresh, state: "mapping", fault });
  expect(await screen.findByText(said, {}, { timeout: 5000 })).toBeVisible();
  await person.click(screen.getByRole("button", { name: "Read the rows" }));
  expect(await screen.findByText("Reading your file")).toBeVisible();
  now = statement("I");
  expect(await screen.findByText("Balance matches", {}, { timeout: 5000 })).toBeVisible();
  expect(changes(calls)).toHaveLength(2);
});

test("rows that the worker reads another way take the place of the earlier ones", async () => {
  let now = statement("I");
  let first = "WARUNG BU TINI";
  serveOne(now, ROWS, {
    "GET /imports/I": () => answer({ datas: [now] }),
    "GET /imports/I/rows": () => page([row("1", { name: first, detail: first })]),
    "PUT /imports/I": () => {
      now = statement("I", { state: "reading" });
      return answer({ datas: [now] });
    },
  });
  const { person } = openImport();
  expect(await screen.findByText(first)).toBeVisible();
  await person.click(screen.getByRole("button", { name: "Read the numbers the other way" }));
  expect(await screen.findByText("Checking 48 rows again")).toBeVisible();
  const before = first;
  first = "KOPI CONTOH";
  now = statement("I", { number_style: { id: "id", example: "1.000,00" } });
  expect(await screen.findByText(first, {}, { timeout: 5000 })).toBeVisible();
  expect(screen.queryByText(before)).toBeNull();
});
