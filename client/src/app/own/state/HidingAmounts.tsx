import { type ReactNode, useLayoutEffect, useMemo, useSyncExternalStore } from "react";

import { useAccount } from "@/api/use-account";
import { useSession } from "@/api/use-session";
import { HidingContext } from "@/ui/hiding";

import { tellChosen, unheard } from "../../state/preferences";
import { areAmountsHidden, keepAmounts, onHiddenAmounts } from "./hidden-amounts";

/** Hides the amounts of everything inside as the signed-in person wants it, on every device. */
export function HidingAmounts({ children }: { children: ReactNode }) {
  const owner = useSession().claims?.sub ?? "";
  const hidden = useSyncExternalStore(onHiddenAmounts, () => areAmountsHidden(owner));
  const wanted = useAccount()?.hide_amounts;

  useLayoutEffect(() => {
    // Who has pressed the eye before the account was there has chosen after the account did.
    if (owner && wanted !== undefined) keepAmounts(owner, unheard().hide_amounts ?? wanted);
  }, [owner, wanted]);

  const hiding = useMemo(
    () => ({
      hidden,
      hide: (next: boolean) => {
        keepAmounts(owner, next);
        tellChosen({ hide_amounts: next });
      },
    }),
    [hidden, owner],
  );
  return <HidingContext value={hiding}>{children}</HidingContext>;
}
