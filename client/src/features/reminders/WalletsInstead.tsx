import { useLingui } from "@lingui/react/macro";

import { WalletChoiceField } from "@/ui/fields/WalletChoiceField";

import type { NamedOccurrence } from "./types";
import { findOther, type Side, type WaitingEntry } from "./waiting-edits";

interface WalletsInsteadProps extends Pick<WaitingEntry, "instead"> {
  occurrence: NamedOccurrence;
  onChoose: (side: Side, id: string) => void;
}

/** Asks for a wallet where the one that a date names is archived. */
export function WalletsInstead({ occurrence, instead, onChoose }: WalletsInsteadProps) {
  const { t } = useLingui();
  const labels = {
    wallet: occurrence.to_wallet ? t({ message: "From", context: "wallet" }) : t`Wallet`,
    to_wallet: t({ message: "To", context: "wallet" }),
  };
  return instead.map(({ side, id }) => {
    const name = occurrence[side]?.name ?? "";
    return (
      <WalletChoiceField
        key={side}
        label={labels[side]}
        hint={t`${name} is archived. Choose another wallet.`}
        none={t`Choose a wallet`}
        except={findOther(occurrence, side)}
        value={id}
        onChange={(chosen) => onChoose(side, chosen)}
      />
    );
  });
}
