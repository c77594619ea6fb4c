import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { BellRing, CalendarDays, Lightbulb, type LucideIcon, MapPin } from "lucide-react";

import { useSession } from "@/api/use-session";
import { Card } from "@/ui/layout/Card";
import { Toggle } from "@/ui/fields/Toggle";

import { LoadedChoices } from "./LoadedChoices";
import { type Purpose, useUpdateChoices } from "./use-choices";

interface Choice {
  icon: LucideIcon;
  name: MessageDescriptor;
  hint: MessageDescriptor;
  /** For a guest, who gets no email. */
  guestHint?: MessageDescriptor;
}

/** What can be switched off, in the order of the page. */
const CHOICES: readonly (readonly [Purpose, Choice])[] = [
  [
    "location",
    {
      icon: MapPin,
      name: msg`Location`,
      hint: msg`Tips and examples for your country, such as its public holidays`,
    },
  ],
  [
    "calendar",
    {
      icon: CalendarDays,
      name: msg`Calendar`,
      hint: msg`Your reminders and dates in Google, Apple or Outlook Calendar`,
    },
  ],
  [
    "reminders",
    {
      icon: BellRing,
      name: msg`Reminders`,
      hint: msg`Email and push for reminders, investment dates and budget alerts. You'll always find them under the bell.`,
      guestHint: msg`Push for reminders, investment dates and budget alerts. You'll always find them under the bell.`,
    },
  ],
  [
    "suggestion",
    {
      icon: Lightbulb,
      name: msg`Suggestion`,
      hint: msg`The monthly letter: what came in, what went out and three highlights`,
    },
  ],
];

/** The four notification switches; each applies at once. */
export function ChoicesCard() {
  const { t } = useLingui();
  const choose = useUpdateChoices();
  const { isGuest } = useSession();
  return (
    <Card aria-label={t`Notify me about`} className="flex flex-col">
      <LoadedChoices rows={CHOICES.length}>
        {(choices) => (
          <ul className="divide-y divide-line">
            {CHOICES.map(([purpose, { icon: Icon, name, hint, guestHint }]) => (
              <li key={purpose} className="flex items-center gap-4 py-2.5 first:pt-0 last:pb-0">
                <span className="grid size-11 shrink-0 place-items-center rounded-control bg-primary-soft text-primary">
                  <Icon aria-hidden="true" className="size-5" />
                </span>
                <div className="min-w-0 flex-1">
                  <Toggle
                    label={<span className="font-bold text-ink">{t(name)}</span>}
                    hint={t((isGuest && guestHint) || hint)}
                    on={choices[purpose]}
                    onChange={(on) => choose(purpose, on)}
                  />
                </div>
              </li>
            ))}
          </ul>
        )}
      </LoadedChoices>
    </Card>
  );
}

/** That nothing can be switched off which guards the account. */
export function StillSentHint() {
  return <Trans>Important account notices may still be sent.</Trans>;
}
