import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { Bell, Mail, Smartphone } from "lucide-react";

import { BecauseLine } from "./BecauseLine";
import { Finding } from "./Finding";
import type { QuizResult, ReminderKind } from "./types";
import type { Applying } from "./use-applying";

const KINDS: Readonly<Record<ReminderKind, MessageDescriptor>> = {
  bill: msg`Paying the bills`,
  saving_goal: msg`Putting money aside for your goals`,
  budget_review: msg`A look at your budget`,
  investment: msg`Investing`,
  articles: msg`Financial tips, with the monthly letter`,
};

interface RemindersFindingProps {
  reminders: QuizResult["reminders"];
  applying: Applying;
}

/** What to be reminded of, each kind with its own reasons. */
export function RemindersFinding({ reminders, applying }: RemindersFindingProps) {
  const { t } = useLingui();
  const [only, ...others] = reminders;
  return (
    <Finding
      title={<Trans>Reminders</Trans>}
      because={others.length === 0 ? only?.because : undefined}
      step={{
        id: "reminders",
        applying,
        offer: <Trans>Remind me of these</Trans>,
        settled: <Trans>Your reminders are set</Trans>,
      }}
    >
      <ul className="flex flex-col gap-3">
        {reminders.map(({ kind, because }) => (
          <li key={kind}>
            {t(KINDS[kind])}
            {others.length > 0 && <BecauseLine because={because} />}
          </li>
        ))}
      </ul>
      {reminders.some(({ kind }) => kind !== "articles") && (
        <p className="mt-3 text-small text-ink-2">
          <Trans>
            You are reminded every month, on the first day of your money month at 8 in the morning.
            You can change each reminder later.
          </Trans>
        </p>
      )}
    </Finding>
  );
}

const USED = { email: Mail, push: Smartphone, in_app: Bell };

/** How reminders come. */
export function ChannelFinding({ channel }: { channel: QuizResult["channel"] }) {
  const { used, because } = channel;
  const Icon = USED[used];
  return (
    <Finding title={<Trans>How they reach you</Trans>} because={because}>
      <p className="flex items-start gap-2.5">
        <Icon aria-hidden="true" className="mt-0.5 size-5 flex-none text-primary" />
        <ChannelWords {...channel} />
      </p>
    </Finding>
  );
}

function ChannelWords({ chosen, used }: QuizResult["channel"]) {
  if (chosen === "SMS") {
    return <Trans>You chose SMS. We cannot send SMS, so e-mail is used instead.</Trans>;
  }
  if (used === "push") return <Trans>Push notifications are used.</Trans>;
  if (used === "in_app") return <Trans>They wait for you in the app.</Trans>;
  return <Trans>E-mail is used.</Trans>;
}
