import { Trans } from "@lingui/react/macro";
import { Check } from "lucide-react";
import { useId, useRef, useState } from "react";

import { Badge } from "@/ui/Badge";
import { Card } from "@/ui/Card";
import { useStayingFocus } from "@/ui/use-staying-focus";

import { CodesDialog } from "./CodesDialog";
import { WhenOff } from "./WhenOff";
import { WhenOn } from "./WhenOn";

interface SecondFactorCardProps {
  on: boolean;
  /** Their role needs it, so that it cannot be turned off. */
  operator: boolean;
}

/** Two-step sign-in: what it is, and the ways to turn it on, renew its codes and turn it off. */
export function SecondFactorCard({ on, operator }: SecondFactorCardProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const onFocus = useStayingFocus(heading);
  // Here, where nothing takes them away before they are kept: they are shown this one time.
  const [codes, setCodes] = useState<string[] | null>(null);
  return (
    <Card aria-labelledby={id} onFocus={onFocus} className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 ref={heading} tabIndex={-1} id={id} className="text-title tracking-tight">
          <Trans>Two-step sign-in</Trans>
        </h2>
        {on ? (
          <Badge tone="green" icon={<Check aria-hidden="true" className="size-3.5" />}>
            <Trans>On</Trans>
          </Badge>
        ) : (
          <Badge>
            <Trans>Off</Trans>
          </Badge>
        )}
      </div>
      {on ? <WhenOn operator={operator} onCodes={setCodes} /> : <WhenOff onCodes={setCodes} />}
      {codes && <CodesDialog codes={codes} onDone={() => setCodes(null)} />}
    </Card>
  );
}
