import { fireEvent, screen } from "@testing-library/react";
import type { ComponentProps } from "react";
import { vi } from "vitest";

import { RecordDialog } from "@/features/transactions/record/RecordDialog";
import type { CategoryChoice } from "@/features/transactions/types";
import type { NamedWallet } from "@/ui/fields/wallets-context";

import { answer, serve } from "../support/server";
import { showScreen } from "../support/show-screen";
import { row } from "./rows";
import { habit, OJEK, suggest } from "./suggestions";
import { withWallets } from "./wallets";

function CategoryField({ type, value, onChange, recent, known, error }: CategoryChoice) {
  return (
    <>
      <output>{[known, ...(recent ?? [])].join(", ")}</output>
      <button type="button" onClick={() => onChange("transportation")}>
        {`${type}: ${value}`}
      </button>
      {error && <p role="alert">{error}</p>}
    </>
  );
}

interface Opened extends Partial<ComponentProps<typeof RecordDialog>> {
  wallets?: readonly NamedWallet[];
}

/** Opens the dialog; what closes it and what leads on come back. */
export function open({ wallets = [], ...more }: Opened = {}) {
  const onClose = vi.fn();
  const onQuick = vi.fn();
  const onAddWallet = vi.fn();
  const dialog = (
    <RecordDialog
      onClose={onClose}
      onQuick={onQuick}
      onAddWallet={onAddWallet}
      today="2024-06-18"
      CategoryField={CategoryField}
      {...more}
    />
  );
  return { onClose, onQuick, onAddWallet, ...showScreen(withWallets(dialog, wallets)) };
}

/** What the server answers, and the calls that store something. */
export function answering(answers: Parameters<typeof serve>[0], habits = [habit(), OJEK]) {
  const calls = serve({
    "GET /transactions/suggestions": suggest(habits, ["rent"]),
    ...answers,
  });
  return () => calls.filter(({ method }) => method === "POST");
}

export const saved = (changed = {}) =>
  answer({ message: "", datas: [row(changed)], balance: 0 }, 201);
export const save = () => screen.getByRole("button", { name: "Save" });
export const amount = () => screen.getByRole("textbox", { name: "Amount" });
export const detail = () => screen.getByRole("combobox", { name: "Transaction Detail" });

/** Whether Enter still does what it does in a form: the simulated browser has no such thing. */
export const enterSaves = (field: HTMLElement) => fireEvent.keyDown(field, { key: "Enter" });
