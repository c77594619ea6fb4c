import { useLingui } from "@lingui/react/macro";

import { cx } from "@/lib/cx";
import { CategoryIcon } from "@/ui/pictures/CategoryIcon";
import { Money } from "@/ui/money/Money";
import { useAmounts } from "@/ui/money/use-amounts";
import { useOpenDialog } from "@/ui/dialog/app-dialogs";

import type { Wallet, WalletEntry } from "../types";
import type { RowItem } from "./day-items";

interface EntryRowProps extends Omit<RowItem, "kind"> {
  /** Every wallet by its id. */
  wallets: ReadonlyMap<string, Wallet>;
}

/** An entry with what it adds to the wallet and what is in it then; a press opens it. */
export function EntryRow({ entry, first, last, wallets }: EntryRowProps) {
  const { t } = useLingui();
  const { text } = useAmounts();
  const open = useOpenDialog();
  const { change, detail, category_label, balance } = entry;
  const name = detail || category_label;
  const amount = text(change, { signed: true });
  return (
    <div
      className={cx(
        "relative border-x border-line bg-surface px-4 hover:bg-sunken/60",
        first && "rounded-t-xl border-t",
        last && "rounded-b-xl border-b shadow-card",
      )}
    >
      <div
        className={cx("flex min-h-15 items-center gap-3.5 py-1", !last && "border-b border-line")}
      >
        <CategoryIcon icon={entry.icon} color={entry.color} />
        {/* Where large letters leave no room for both, the amounts stand under the name. */}
        <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3.5">
          <span className="min-w-0 grow basis-[max(60px,5rem)]">
            <span className="line-clamp-2 leading-5.5 font-label wrap-anywhere">{name}</span>
            <EntryHint entry={entry} wallets={wallets} />
          </span>
          <span className="ml-auto flex flex-col text-right sm:flex-row sm:items-center sm:gap-6">
            <Money amount={change} kind="net" className={cx("font-label", toneOf(entry))} />
            {balance !== null && (
              <span className="text-small text-ink-3 sm:min-w-32">
                <span className="sr-only">{t`Balance`} </span>
                <Money amount={balance} />
              </span>
            )}
          </span>
        </span>
      </div>
      <button
        type="button"
        // An adjustment only says why it can't be changed.
        aria-label={
          entry.type === "adjust" ? t`Open ${name}, ${amount}` : t`Edit ${name}, ${amount}`
        }
        aria-haspopup="dialog"
        onClick={() => open("edit", { transaction: entry })}
        className="absolute inset-0 cursor-pointer touch-manipulation rounded-xl active:bg-sunken/45"
      />
    </div>
  );
}

/** Only income and expenses have a colour. */
function toneOf({ type }: WalletEntry): string {
  if (type === "income") return "text-income";
  return type === "expenses" ? "text-expense" : "text-ink";
}

/** The category, or where a transfer went or came from. */
function EntryHint({ entry, wallets }: Pick<EntryRowProps, "entry" | "wallets">) {
  const { t } = useLingui();
  const { type, change, detail, category_label, wallet_id, to_wallet_id } = entry;
  const other = wallets.get(change < 0 ? (to_wallet_id ?? "") : wallet_id)?.name;
  const way = other && (change < 0 ? t`to ${other}` : t`from ${other}`);
  const parts = [detail && category_label, type === "transfer" && way].filter(Boolean);
  return <span className="block text-small text-ink-3 wrap-anywhere">{parts.join(" · ")}</span>;
}
