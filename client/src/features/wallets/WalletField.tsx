import { Check, ChevronDown } from "lucide-react";

import { cx } from "@/lib/cx";
import { Toolbar } from "@/ui/buttons/Toolbar";
import { PopoverOrSheet } from "@/ui/dialog/PopoverOrSheet";
import { Field } from "@/ui/fields/Field";
import { inputBox } from "@/ui/fields/input-styles";
import { Money } from "@/ui/money/Money";
import { WalletBadge } from "@/ui/pictures/WalletBadge";

import { useWalletChoices } from "./queries";
import type { Wallet } from "./types";

interface WalletFieldProps {
  label: string;
  /** The id of the chosen wallet; empty without one. */
  value: string;
  onChange: (id: string) => void;
  error?: string;
}

/** Chooses a wallet: one line that opens the wallets with their balances. */
export function WalletField({ label, value, onChange, error }: WalletFieldProps) {
  const wallets = useWalletChoices(value);
  const chosen = wallets.find(({ id }) => id === value);
  return (
    <Field label={label} error={error} className="flex-1">
      {(control) => (
        <PopoverOrSheet
          control={control}
          label={`${label}: ${chosen?.name ?? "–"}`}
          title={label}
          fitButton
          faceClassName={inputBox("min-h-12 cursor-pointer py-1.5")}
          face={
            <>
              {chosen && <WalletBadge wallet={chosen} size="sm" />}
              <span className="min-w-0 flex-1 truncate text-left font-label">
                {chosen?.name ?? "–"}
              </span>
              <ChevronDown aria-hidden="true" className="size-5 shrink-0 text-ink-3" />
            </>
          }
        >
          {(close) => (
            <WalletList
              label={label}
              wallets={wallets}
              value={value}
              onChoose={(id) => {
                onChange(id);
                close();
              }}
            />
          )}
        </PopoverOrSheet>
      )}
    </Field>
  );
}

interface WalletListProps {
  label: string;
  wallets: readonly Wallet[];
  value: string;
  onChoose: (id: string) => void;
}

function WalletList({ label, wallets, value, onChoose }: WalletListProps) {
  return (
    <Toolbar label={label} count={wallets.length} className="flex flex-col gap-0.5">
      {(stop) =>
        wallets.map((wallet, index) => (
          <button
            key={wallet.id}
            {...stop(index)}
            type="button"
            aria-pressed={wallet.id === value}
            onClick={() => onChoose(wallet.id)}
            className="flex min-h-12 w-full cursor-pointer items-center gap-3 rounded-segment px-2.5 text-left hover:bg-sunken aria-pressed:bg-primary-soft aria-pressed:text-on-primary-soft"
          >
            <WalletBadge wallet={wallet} size="sm" />
            <span className="min-w-0 flex-1 truncate font-medium">{wallet.name}</span>
            <Money amount={wallet.balance} className="text-small" />
            <Check
              aria-hidden="true"
              className={cx("size-5 shrink-0", wallet.id !== value && "invisible")}
            />
          </button>
        ))
      }
    </Toolbar>
  );
}
