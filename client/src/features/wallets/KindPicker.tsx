import { useLingui } from "@lingui/react/macro";
import { useId } from "react";

import { WALLET_ICONS } from "@/ui/pictures/WalletBadge";

import { KIND_NAMES, KINDS } from "./kinds";
import type { WalletKind } from "./types";

interface KindPickerProps {
  value: WalletKind;
  onChange: (kind: WalletKind) => void;
}

/** The kinds of wallets as pictures with their names. */
export function KindPicker({ value, onChange }: KindPickerProps) {
  const { t } = useLingui();
  const name = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-small leading-5 font-label">{t`What kind of wallet?`}</legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(max(5rem,(100%_-_--spacing(9))/4),1fr))] gap-2 sm:grid-cols-5">
        {KIND_NAMES.map((kind) => {
          const Icon = WALLET_ICONS[kind];
          return (
            <label
              key={kind}
              className="relative flex min-h-17 cursor-pointer flex-col items-center justify-center gap-1.5 rounded-panel border border-line-control px-1 py-2 text-center text-caption font-label text-ink-2 outline-focus transition-colors duration-1 hover:bg-sunken has-checked:border-primary has-checked:bg-primary-soft has-checked:text-on-primary-soft has-checked:ring-1 has-checked:ring-primary has-focus-visible:outline-2 has-focus-visible:outline-offset-2"
            >
              <input
                type="radio"
                name={name}
                value={kind}
                checked={kind === value}
                onChange={() => onChange(kind)}
                className="absolute inset-0 cursor-pointer appearance-none rounded-panel outline-none"
              />
              <Icon aria-hidden="true" className="size-5.5" strokeWidth={1.9} />
              {t(KINDS[kind].label)}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
