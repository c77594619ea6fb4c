import { type ReactNode, useEffect, useLayoutEffect, useMemo } from "react";

import { useAccount } from "@/api/use-account";
import { useSession } from "@/api/use-session";
import { createStore, useStore } from "@/lib/store";
import { HiddenAmountsContext } from "@/ui/money/hidden-amounts";

import { notifyPreferenceChange, pendingPreferences } from "../../state/preferences";

// In the browser's storage, so that a page hides amounts before the account is there.
const KEY = "hidden-amounts";

/** Whose amounts are hidden or shown, as it is stored: '<owner> shown'. */
const stored = createStore(readStored());

function readStored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    // Storage can be forbidden; then the account alone decides.
    return null;
  }
}

function followTabs({ key, newValue }: StorageEvent): void {
  if (key === KEY) stored.set(newValue);
}

/** What this browser knows, else the account; hidden until either says that they are not. */
function isHidden(owner: string, known: string | null, wanted: boolean | undefined): boolean {
  if (known === `${owner} shown`) return false;
  if (known === `${owner} hidden`) return true;
  return wanted ?? true;
}

/** Hides or shows a person's amounts from now on, in every tab. */
function storeHidden(owner: string, hidden: boolean): void {
  const next = `${owner} ${hidden ? "hidden" : "shown"}`;
  if (next === stored.get()) return;
  localStorage.setItem(KEY, next);
  stored.set(next);
}

/** Hides the amounts of everything inside as the signed-in person wants it, on every device. */
export function HiddenAmountsProvider({ children }: { children: ReactNode }) {
  const owner = useSession().claims?.sub ?? "";
  const wanted = useAccount()?.hide_amounts;
  const hidden = isHidden(owner, useStore(stored), wanted);

  useEffect(() => {
    window.addEventListener("storage", followTabs);
    return () => window.removeEventListener("storage", followTabs);
  }, []);

  useLayoutEffect(() => {
    // Who has pressed the eye before the account was there has chosen after the account did.
    if (owner && wanted !== undefined)
      storeHidden(owner, pendingPreferences().hide_amounts ?? wanted);
  }, [owner, wanted]);

  const hiding = useMemo(
    () => ({
      hidden,
      hide: (next: boolean) => {
        storeHidden(owner, next);
        notifyPreferenceChange({ hide_amounts: next });
      },
    }),
    [hidden, owner],
  );
  return <HiddenAmountsContext value={hiding}>{children}</HiddenAmountsContext>;
}
