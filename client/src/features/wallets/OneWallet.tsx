import { Trans } from "@lingui/react/macro";
import { ArrowLeftRight, Plus, Scale, Smartphone, type LucideIcon } from "lucide-react";
import type { ReactNode } from "react";

import { Button } from "@/ui/buttons/Button";
import { Card, CardHead } from "@/ui/layout/Card";

/** What wallets are good for, as long as there is only one. */
export function OneWallet({ onAdd }: { onAdd: () => void }) {
  return (
    <Card>
      <CardHead title={<Trans>Money in more than one place?</Trans>} />
      <ul className="flex flex-col gap-4">
        <Reason icon={Smartphone} title={<Trans>One wallet per place</Trans>}>
          <Trans>Cash, BCA, GoPay, a credit card: see what's in each.</Trans>
        </Reason>
        <Reason icon={ArrowLeftRight} title={<Trans>Top-ups aren't spending</Trans>}>
          <Trans>Topping up GoPay from your bank is a transfer, not an expense.</Trans>
        </Reason>
        <Reason icon={Scale} title={<Trans>Your statements match</Trans>}>
          <Trans>Compare each wallet with the app of your bank and fix the difference.</Trans>
        </Reason>
      </ul>
      <Button
        className="mt-5 max-sm:w-full"
        icon={<Plus aria-hidden="true" className="size-5" />}
        onClick={onAdd}
      >
        <Trans>Add wallet</Trans>
      </Button>
    </Card>
  );
}

interface ReasonProps {
  icon: LucideIcon;
  title: ReactNode;
  children: ReactNode;
}

function Reason({ icon: Icon, title, children }: ReasonProps) {
  return (
    <li className="flex gap-3.5">
      <span className="grid size-11 shrink-0 place-items-center rounded-control bg-primary-soft text-primary">
        <Icon aria-hidden="true" className="size-5" />
      </span>
      <span className="min-w-0">
        <span className="block font-label">{title}</span>
        <span className="block text-small text-ink-2">{children}</span>
      </span>
    </li>
  );
}
