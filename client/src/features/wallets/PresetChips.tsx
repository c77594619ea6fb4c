import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";

import { Chip } from "@/ui/buttons/Chip";

import { type Preset, PRESETS } from "./presets";
import type { WalletKind } from "./types";

/** So many are offered at once. */
const FEW = 6;

interface PresetChipsProps {
  kind: WalletKind;
  /** What is typed as the name; it finds presets of every kind. */
  name: string;
  onChoose: (preset: Preset, name: string) => void;
}

/** Well-known banks and e-wallets: one press fills in name, kind, colour and letters. */
export function PresetChips({ kind, name, onChoose }: PresetChipsProps) {
  const { t } = useLingui();
  const [all, setAll] = useState(false);
  const named = PRESETS.map((preset) => ({
    preset,
    label: typeof preset.name === "string" ? preset.name : t(preset.name),
  }));
  const typed = name.trim().toLowerCase();
  const isChosen = named.some(({ label }) => label.toLowerCase() === typed);
  const found = named.filter(({ preset, label }) =>
    typed && !isChosen ? label.toLowerCase().includes(typed) : preset.kind === kind,
  );
  const shown = all ? found : found.slice(0, FEW);
  if (shown.length === 0) return null;
  return (
    <div role="group" aria-label={t`Well-known wallets`} className="flex flex-wrap gap-2">
      {shown.map(({ preset, label }) => (
        <Chip
          key={label}
          chosen={label.toLowerCase() === typed}
          className="px-3.5"
          onClick={() => onChoose(preset, label)}
        >
          {label}
        </Chip>
      ))}
      {shown.length < found.length && (
        <Chip className="px-3.5 text-primary" onClick={() => setAll(true)}>
          <Trans>More</Trans>
        </Chip>
      )}
    </div>
  );
}
