import { Check, ChevronDown } from "lucide-react";

import { cx } from "@/lib/cx";
import { Toolbar } from "@/ui/buttons/Toolbar";
import { PopoverOrSheet } from "@/ui/dialog/PopoverOrSheet";
import { Field } from "@/ui/fields/Field";
import { inputBox } from "@/ui/fields/input-styles";
import { Money } from "@/ui/money/Money";
import { WalletBadge } from "@/ui/pictures/WalletBadge";

import { useWalletChoices } from "./queries";
import type { WalletOption } from "./types";

interface WalletFieldProps {
  label: string;
  hint?: string;
  /** What choosing no wallet is called, where that is possible. */
  none?: string;
  /** The id of a wallet that can't be chosen. */
  except?: string | null;
  /** The id of the chosen wallet; empty without one. */
  value: string;
  onChange: (id: string) => void;
  error?: string;
}

/** Chooses a wallet: one line that opens the wallets with their balances. */
export function WalletField(props: WalletFieldProps) {
  const { label, hint, none, except, value, onChange, error } = props;
  const wallets = useWalletChoices(value).filter(({ id }) => id !== except);
  const chosen = wallets.find(({ id }) => id === value);
  const name = chosen?.name ?? none ?? "–";
  return (
    <Field hideLabel label={label} hint={hint} error={error} className="flex-1">
      {(control) => (
        <PopoverOrSheet
          control={control}
          label={`${label}: ${name}`}
          title={label}
          fitButton
          faceClassName={inputBox("min-h-12 cursor-pointer py-1.5")}
          face={
            <>
              <span className="min-w-9 text-small text-ink-3">{label}</span>
              {chosen?.wallet && <WalletBadge wallet={chosen.wallet} size="sm" />}
              <span className="min-w-0 flex-1 truncate text-left font-label">{name}</span>
              <ChevronDown aria-hidden="true" className="size-5 shrink-0 text-ink-3" />
            </>
          }
        >
          {(close) => (
            <WalletList
              label={label}
              wallets={wallets}
              none={none}
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
  wallets: readonly WalletOption[];
  none?: string;
  value: string;
  onChoose: (id: string) => void;
}

function WalletList({ label, wallets, none, value, onChoose }: WalletListProps) {
  const all = none === undefined ? wallets : [{ id: "", name: none, wallet: null }, ...wallets];
  return (
    <Toolbar label={label} count={all.length} className="flex flex-col gap-0.5">
      {(stop) =>
        all.map(({ id, name, wallet }, index) => (
          <button
            key={id}
            {...stop(index)}
            type="button"
            aria-pressed={id === value}
            onClick={() => onChoose(id)}
            className={cx(
              "flex min-h-12 w-full cursor-pointer items-center gap-3 rounded-segment px-2.5 text-left",
              id === value ? "bg-primary-soft text-on-primary-soft" : "hover:bg-sunken",
            )}
          >
            {wallet && <WalletBadge wallet={wallet} size="sm" />}
            <span className="min-w-0 flex-1 truncate font-medium">{name}</span>
            {wallet && <Money amount={wallet.balance} className="text-small" />}
            <Check
              aria-hidden="true"
              className={cx("size-5 shrink-0", id !== value && "invisible")}
            />
          </button>
        ))
      }
    </Toolbar>
  );
}
