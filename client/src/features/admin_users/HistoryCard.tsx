import { Trans } from "@lingui/react/macro";
import { useEffect, useId, useRef, useState } from "react";

import { Card } from "@/ui/layout/Card";

import { HistoryForm } from "./HistoryForm";
import { HistoryTable } from "./HistoryTable";
import type { HistoryLookup } from "./use-history";
import { useUserDetails } from "./use-users";
import { useUsersAddress } from "./use-users-address";

/** Looks up a person's transactions; the reason is shown to that person. */
export function HistoryCard() {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const { place, change } = useUsersAddress();
  const chosen = place.history;
  const { data: person } = useUserDetails(chosen);
  const [look, setLook] = useState<HistoryLookup | null>(null);
  const looking = look?.user === chosen ? look : null;

  const before = useRef<string | null>(null);
  useEffect(() => {
    // Scroll here when a user was chosen in the list above.
    const changed = chosen !== before.current;
    before.current = chosen;
    // The button that had the focus is gone when another user can be chosen.
    if (!changed || !(chosen || document.activeElement === document.body)) return;
    const lead = () => heading.current?.focus();
    lead();
    // The menu that was used may still lead back to its button.
    const again = setTimeout(lead);
    return () => clearTimeout(again);
  }, [chosen]);

  const end = () => {
    setLook(null);
    heading.current?.focus();
  };
  const begin = (reason: string) =>
    setLook((last) => ({ user: chosen ?? "", reason, number: (last?.number ?? 0) + 1 }));
  return (
    <Card aria-labelledby={id} className="p-4! sm:p-4!">
      <h2
        ref={heading}
        tabIndex={-1}
        id={id}
        className="mb-3 scroll-mt-4 px-2 text-title tracking-tight outline-none"
      >
        <Trans>Transaction history</Trans>
      </h2>
      {looking && person ? (
        <HistoryTable key={looking.number} look={looking} person={person} onEnd={end} />
      ) : (
        <HistoryForm
          key={chosen}
          person={chosen ? (person ?? undefined) : null}
          onChoose={(user) => change({ history: user })}
          onLook={begin}
        />
      )}
    </Card>
  );
}
