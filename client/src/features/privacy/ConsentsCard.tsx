import { Trans, useLingui } from "@lingui/react/macro";
import { useId, useRef } from "react";

import { Card } from "@/ui/Card";
import { useStayingFocus } from "@/ui/use-staying-focus";

import { ConsentLine } from "./ConsentLine";
import { Loaded } from "./Loaded";
import { useConsents } from "./use-consents";

/** What the person has agreed to, and the way to take it back. */
export function ConsentsCard() {
  const { t } = useLingui();
  const id = useId();
  const consents = useConsents();
  const heading = useRef<HTMLHeadingElement>(null);
  const onFocus = useStayingFocus(heading);
  return (
    <Card aria-labelledby={id} onFocus={onFocus} className="flex flex-col gap-2">
      <h2 ref={heading} tabIndex={-1} id={id} className="text-title tracking-tight">
        <Trans>What you agreed to</Trans>
      </h2>
      <Loaded query={consents} label={t`Loading what you agreed to`}>
        {(list) =>
          list.length === 0 ? (
            <p className="text-small text-ink-2">
              <Trans>
                Nothing so far. What you agree to stands here with its date, and you can take it
                back.
              </Trans>
            </p>
          ) : (
            <ul className="divide-y divide-line">
              {list.map((consent) => (
                <ConsentLine key={`${consent.purpose} ${consent.changed_at}`} consent={consent} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </Card>
  );
}
