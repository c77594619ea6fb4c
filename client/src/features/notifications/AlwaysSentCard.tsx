import { Trans } from "@lingui/react/macro";
import {
  AtSign,
  Fingerprint,
  KeyRound,
  type LucideIcon,
  MailCheck,
  MonitorSmartphone,
} from "lucide-react";
import type { ReactNode } from "react";

import { Card, CardHead } from "@/ui/layout/Card";

interface AlwaysSentMail {
  id: string;
  icon: LucideIcon;
  name: ReactNode;
  when: ReactNode;
}

/** The security mails that cannot be turned off. */
const MAILS: readonly AlwaysSentMail[] = [
  {
    id: "device",
    icon: MonitorSmartphone,
    name: <Trans>New device</Trans>,
    when: <Trans>When someone signs in from a browser we haven't seen before.</Trans>,
  },
  {
    id: "password",
    icon: KeyRound,
    name: <Trans>Password</Trans>,
    when: <Trans>When your password is changed or reset.</Trans>,
  },
  {
    id: "address",
    icon: AtSign,
    name: <Trans>Email address</Trans>,
    when: (
      <Trans>
        When you ask for a new address, and when it takes effect. We also notify your old address.
      </Trans>
    ),
  },
  {
    id: "factor",
    icon: Fingerprint,
    name: <Trans>Two-step sign-in</Trans>,
    when: <Trans>When it's turned on or off, and when a recovery code is used.</Trans>,
  },
  {
    id: "account",
    icon: MailCheck,
    name: <Trans>Your account</Trans>,
    when: <Trans>Links you asked for, replies to your messages, and account closure.</Trans>,
  },
];

/** The mails that are always sent. */
export function AlwaysSentCard() {
  return (
    <Card aria-labelledby="notices">
      <CardHead id="notices" title={<Trans>Always sent by email</Trans>} />
      <ul className="divide-y divide-line">
        {MAILS.map(({ id, icon: Icon, name, when }) => (
          <li key={id} className="flex items-center gap-4 py-4 first:pt-0 last:pb-0">
            <span className="grid size-11 shrink-0 place-items-center rounded-control bg-primary-soft text-primary">
              <Icon aria-hidden="true" className="size-5" />
            </span>
            <span className="min-w-0">
              <span className="block font-bold">{name}</span>
              <span className="block text-small text-ink-3">{when}</span>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
