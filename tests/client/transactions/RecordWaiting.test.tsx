import { screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";

import {
  EntryOutboxContext,
  type WaitingRecord,
} from "@/features/transactions/record/entry-outbox";
import { RecordDialog } from "@/features/transactions/record/RecordDialog";

import { refusal } from "../support/server";
import { showScreen } from "../support/show-screen";
import { answering, save, saved } from "./record-screen";
import { withWallets } from "./wallets";

const ENTRY = {
  type: "expenses",
  category_id: "food-beverages",
  amount: 48_000,
  detail: "Soto",
  date: "2024-06-18",
} as const;
const WAITING: WaitingRecord = { key: "key-1", entry: ENTRY };

/** Opens an entry of the outbox again. */
function open() {
  const outbox = {
    hold: vi.fn(async () => true),
    keep: vi.fn(async () => undefined),
    remove: vi.fn(async () => undefined),
    refuse: vi.fn(async () => undefined),
  };
  const onClose = vi.fn();
  const dialog = (
    <EntryOutboxContext value={outbox}>
      <RecordDialog
        onClose={onClose}
        onQuick={vi.fn()}
        onAddWallet={vi.fn()}
        today="2024-06-18"
        CategoryField={() => null}
        preset={ENTRY}
        waiting={WAITING}
      />
    </EntryOutboxContext>
  );
  return { outbox, onClose, ...showScreen(withWallets(dialog, [])) };
}

it.each(["client_key_reused", "entry_deleted"])(
  "what was stored before (%s) is stored as another entry by a second press",
  async (code) => {
    const answers = [() => refusal(409, { code }), () => saved()];
    const sent = answering({ "POST /transaction/add": () => (answers.shift() ?? saved)() });
    const { person, outbox, onClose } = open();
    await person.click(save());
    expect(await screen.findByText("The server said no.")).toBeVisible();
    expect(onClose).not.toHaveBeenCalled();
    await person.click(save());
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    const [first, second] = sent().map(({ key }) => key);
    expect(first).toBe("key-1");
    expect(second).not.toBe("key-1");
    expect(outbox.remove).toHaveBeenCalledWith("key-1");
    expect(outbox.remove).toHaveBeenLastCalledWith(second);
  },
);
