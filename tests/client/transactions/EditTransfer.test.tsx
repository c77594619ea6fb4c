import { screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";

import { AdjustmentDialog } from "@/features/transactions/record/AdjustmentDialog";
import { EditDialog } from "@/features/transactions/record/EditDialog";
import { EditTransfer } from "@/features/transactions/record/EditTransfer";

import { answer, noConnection, refusal, serve } from "../support/server";
import { showScreen } from "../support/show-screen";
import { windowOfWidth } from "../ui/window";
import { amount, save } from "./record-screen";
import { row } from "./rows";
import { suggest } from "./suggestions";
import { withWallets } from "./wallets";

const TRANSFER = {
  ...row({ id: "01T", type: "transfer", category_id: "transfer", category_label: "Transfer" }),
  amount: 100_000,
  wallet_id: "bca",
  to_wallet_id: "gopay",
  detail: "Top up",
  fee: 1_000,
  version: 3,
};

function handlers() {
  return {
    onDuplicate: vi.fn(),
    onDelete: vi.fn(),
    onTransfer: vi.fn(),
    onClose: vi.fn(),
  };
}

const looks = {
  today: "2024-06-18",
  CategoryField: () => null,
  CategoryName: ({ id }: { id: string }) => id,
};

function openTransfer(answers: Parameters<typeof serve>[0]) {
  const calls = serve({
    "GET /transactions/suggestions": suggest([]),
    "GET /transfers/01T": () => answer({ datas: [TRANSFER] }),
    ...answers,
  });
  const on = handlers();
  const dialog = <EditTransfer id="01T" {...looks} {...on} />;
  const sent = () => calls.filter(({ method }) => method !== "GET");
  return { sent, on, ...showScreen(withWallets(dialog)) };
}

beforeEach(() => {
  windowOfWidth(1280);
  sessionStorage.clear();
});

it("a transfer is changed with its fee, by the version that was opened", async () => {
  const changed = { ...TRANSFER, fee: 2_500, version: 4 };
  const { sent, on, person } = openTransfer({
    "PUT /transfers/01T": () => answer({ message: "", datas: [changed], balance: 0 }),
  });
  expect(await screen.findByRole("combobox", { name: "To" })).toHaveValue("gopay");
  expect(screen.queryByRole("radio")).not.toBeInTheDocument();
  await person.click(screen.getByRole("button", { name: "2.500" }));
  await person.selectOptions(screen.getByRole("combobox", { name: "To" }), "jago");
  await person.click(save());
  await waitFor(() => expect(on.onClose).toHaveBeenCalledOnce());
  expect(sent().map(({ body }) => body)).toEqual([
    {
      wallet_id: "bca",
      to_wallet_id: "jago",
      amount: 100_000,
      fee: 2_500,
      detail: "Top up",
      date: "2024-06-18",
    },
  ]);
});

it("a transfer is saved without its wallets while their names are unknown", async () => {
  serve({
    "GET /transactions/suggestions": suggest([]),
    "GET /transfers/01T": () => answer({ datas: [TRANSFER] }),
    "PUT /transfers/01T": () => answer({ message: "", datas: [TRANSFER], balance: 0 }),
  });
  const { person } = showScreen(<EditTransfer id="01T" {...looks} {...handlers()} />);
  await person.click(await screen.findByRole("button", { name: "2.500" }));
  await person.click(save());
  await waitFor(() => expect(document.body).toHaveTextContent("Saved. Rp100.000 moved."));
});

it("a fee that was raised above the amount keeps nobody from editing the transfer", async () => {
  const raised = { ...TRANSFER, fee: 150_000 };
  const { sent, on, person } = openTransfer({
    "GET /transfers/01T": () => answer({ datas: [raised] }),
    "PUT /transfers/01T": () => answer({ message: "", datas: [raised], balance: 0 }),
  });
  await screen.findByRole("combobox", { name: "To" });
  await person.clear(amount());
  await person.type(amount(), "90rb");
  await person.click(save());
  expect(await screen.findByText("The fee can't be more than the amount.")).toBeVisible();
  await person.clear(amount());
  await person.type(amount(), "120rb");
  await person.click(save());
  await waitFor(() => expect(on.onClose).toHaveBeenCalledOnce());
  expect(sent().map(({ body }) => body)).toMatchObject([{ amount: 120_000, fee: 150_000 }]);
});

it("a transfer that another device changed is compared, with wallets and fee", async () => {
  const current = { ...TRANSFER, to_wallet_id: "jago", fee: 6_500, version: 4 };
  const { sent, on, person } = openTransfer({
    "PUT /transfers/01T": ({ match }) =>
      match === '"4"'
        ? answer({ message: "", datas: [{ ...current, version: 5 }], balance: 0 })
        : refusal(412, { code: "changed_meanwhile", ...{ datas: [current] } }),
  });
  await screen.findByRole("combobox", { name: "To" });
  await person.clear(amount());
  await person.type(amount(), "150rb");
  await person.click(save());
  expect(await screen.findByRole("row", { name: /^To GoPay Jago/ })).toBeInTheDocument();
  expect(screen.getByRole("row", { name: /^Fee Rp1.000 Rp6.500/ })).toBeInTheDocument();
  await person.click(screen.getByRole("button", { name: "Keep mine" }));
  await waitFor(() => expect(on.onClose).toHaveBeenCalledOnce());
  expect(sent()[1]).toMatchObject({ match: '"4"', body: { amount: 150_000, fee: 1_000 } });
});

it("a transfer that cannot be read is tried again on demand", async () => {
  let down = true;
  const { person } = openTransfer({
    "GET /transfers/01T": () => (down ? noConnection() : answer({ datas: [TRANSFER] })),
  });
  const again = await screen.findByRole("button", { name: "Try again" });
  down = false;
  await person.click(again);
  expect(await screen.findByRole("combobox", { name: "To" })).toHaveValue("gopay");
});

it("a transfer is copied with its fee, and deleted as it is", async () => {
  const { on, person } = openTransfer({});
  await person.click(await screen.findByRole("button", { name: "Duplicate" }));
  expect(on.onDuplicate.mock.calls[0]?.[0]).toMatchObject({ type: "transfer", fee: 1_000 });
  await person.click(screen.getByRole("button", { name: "Delete" }));
  expect(on.onDelete.mock.calls[0]?.[0]).toMatchObject({ id: "01T", version: 3 });
});

it("a fee says so and leads to its transfer", async () => {
  serve({ "GET /transactions/suggestions": suggest([]) });
  const on = handlers();
  const booked_for = { kind: "transfer", id: "01T" } as const;
  const fee = { ...row({ booked_for, wallet_id: "bca" }), type: "expenses" as const };
  const { person } = showScreen(withWallets(<EditDialog transaction={fee} {...looks} {...on} />));
  expect(screen.getByText("Fee of a transfer")).toBeVisible();
  await person.click(screen.getByRole("button", { name: "Open transfer" }));
  expect(on.onTransfer).toHaveBeenCalledWith("01T");
});

it("an expense can come from another wallet", async () => {
  const lunch = { ...row({ id: "01A", wallet_id: "bca" }), type: "expenses" as const };
  const moved = { ...lunch, wallet_id: "gopay", version: 2 };
  const calls = serve({
    "GET /transactions/suggestions": suggest([]),
    "PUT /transactions/01A": () => answer({ message: "", datas: [moved], balance: 0 }),
  });
  const on = handlers();
  const { person } = showScreen(withWallets(<EditDialog transaction={lunch} {...looks} {...on} />));
  await person.selectOptions(screen.getByRole("combobox", { name: "From" }), "gopay");
  await person.click(save());
  await waitFor(() => expect(on.onClose).toHaveBeenCalledOnce());
  const [put] = calls.filter(({ method }) => method === "PUT");
  expect(put?.body).toMatchObject({ wallet_id: "gopay", amount: 48_000 });
});

it("an adjustment says why it is not edited, and can be deleted", async () => {
  const on = handlers();
  const adjustment = row({ type: "adjust", category_label: "Adjustment", amount: -5_000 });
  const dialog = (
    <AdjustmentDialog
      adjustment={{ ...adjustment, wallet_id: "gopay" }}
      onDelete={on.onDelete}
      onClose={on.onClose}
    />
  );
  const { person } = showScreen(withWallets(dialog));
  expect(screen.getByText(/can't be edited/)).toBeVisible();
  expect(screen.getByText("-Rp5.000")).toBeVisible();
  expect(screen.getByText("GoPay · June 18, 2024")).toBeVisible();
  await person.click(screen.getByRole("button", { name: "Delete" }));
  expect(on.onDelete).toHaveBeenCalledOnce();
});
