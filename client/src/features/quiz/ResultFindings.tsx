import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Bell, Mail, Smartphone } from "lucide-react";
import type { ReactNode } from "react";

import { useSession } from "@/api/use-session";
import { useLanguage } from "@/i18n/use-language";
import { cx } from "@/lib/cx";
import { formatPercent } from "@/lib/percent";
import { CategoryIcon } from "@/ui/pictures/CategoryIcon";
import { Checkbox } from "@/ui/fields/Checkbox";
import { GoalIcon } from "@/ui/pictures/GoalIcon";
import { Money } from "@/ui/money/Money";

import { BecauseLine, Finding } from "./Finding";
import { ReminderDays } from "./ReminderDays";
import type { BudgetItem, QuizResult, ReminderKind, SuggestedBudget, SuggestedGoal } from "./types";
import { type ApplyControl, goalStep } from "./use-apply-findings";

const KINDS: Readonly<Record<ReminderKind, MessageDescriptor>> = {
  bill: msg`Paying the bills`,
  saving_goal: msg`Putting money aside for your goals`,
  budget_review: msg`Reviewing your budget`,
  investment: msg`Investing`,
  articles: msg`Financial tips, with the monthly letter`,
};

const USED = { email: Mail, push: Smartphone, in_app: Bell };

interface BudgetFindingProps {
  budget: SuggestedBudget;
  applying: ApplyControl;
}

/** A first budget of this month; what has a budget already keeps it unless the person says so. */
export function BudgetFinding({ budget, applying }: BudgetFindingProps) {
  const { items, total, because } = budget;
  const differing = items.filter(({ category_id, amount }) => {
    const present = applying.budgets?.get(category_id);
    return present !== undefined && present !== amount;
  });
  const count = differing.length;
  return (
    <Finding
      title={<Trans>Your first budget</Trans>}
      because={because}
      step={{
        id: "budget",
        applying,
        offer: <Trans>Use for this month</Trans>,
        settled: <Trans>These already have a budget this month</Trans>,
      }}
    >
      <ul className="flex flex-col gap-2">
        {items.map((item) => (
          <Line key={item.category_id} item={item} present={applying.budgets} />
        ))}
      </ul>
      <p className="flex justify-between gap-3 border-t border-line pt-3 font-button">
        <Trans>Total</Trans>
        <Money amount={total} />
      </p>
      {count > 0 && (
        <Checkbox
          label={
            <Plural
              value={count}
              one="Replace the budget I have"
              other="Replace the # budgets I have"
            />
          }
          checked={applying.replace}
          onChange={(event) => applying.setReplace(event.target.checked)}
        />
      )}
    </Finding>
  );
}

function Line({ item, present }: { item: BudgetItem; present: ApplyControl["budgets"] }) {
  const now = present?.get(item.category_id);
  return (
    <li className="flex min-h-11 items-center gap-3">
      <CategoryIcon icon={item.icon} color={item.color} size="sm" />
      <span className="min-w-0 flex-1">
        <span className="block truncate">{item.category_label}</span>
        {now !== undefined && now !== item.amount && (
          <span className="block text-small text-ink-3">
            <Trans>
              Now <Money amount={now} />
            </Trans>
          </span>
        )}
      </span>
      <Money amount={item.amount} className="font-label" />
    </li>
  );
}

interface GoalFindingProps {
  goal: SuggestedGoal;
  applying: ApplyControl;
}

/** Something to save for. */
export function GoalFinding({ goal, applying }: GoalFindingProps) {
  const { name } = goal;
  const target = <Money amount={goal.target} className="font-button" />;
  const monthly = <Money amount={goal.monthly} className="font-button" />;
  return (
    <Finding
      title={
        <span className="flex items-center gap-3">
          <GoalIcon icon={goal.icon} />
          <span>
            <Trans>Goal: {name}</Trans>
          </span>
        </span>
      }
      because={goal.because}
      step={{
        id: goalStep(goal),
        applying,
        offer: <Trans>Make this a goal</Trans>,
        settled: <Trans>Already one of your goals</Trans>,
      }}
    >
      <p>
        {goal.monthly > 0 ? (
          <Trans>
            {target} in total, {monthly} a month
          </Trans>
        ) : (
          <Trans>{target} in total</Trans>
        )}
      </p>
    </Finding>
  );
}

interface SplitFindingProps {
  split: QuizResult["split"];
  applying: ApplyControl;
}

/** How the income is best divided. */
export function SplitFinding({ split, applying }: SplitFindingProps) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const parts = [
    { name: t`Needs`, share: split.needs, look: "bg-needs" },
    { name: t`Wants`, share: split.wants, look: "bg-wants" },
    { name: t`Savings`, share: split.savings, look: "bg-savings" },
  ];
  return (
    <Finding
      title={<Trans>Your split</Trans>}
      because={split.because}
      step={{
        id: "split",
        applying,
        offer: <Trans>Use this split</Trans>,
        settled: <Trans>This is your split</Trans>,
      }}
    >
      <div aria-hidden="true" className="flex h-2.5 gap-0.5 overflow-hidden rounded-full">
        {parts.map(({ name, share, look }) => (
          <div key={name} className={look} style={{ flexGrow: share }} />
        ))}
      </div>
      <dl className="grid grid-cols-3 gap-2">
        {parts.map(({ name, share, look }) => (
          <div key={name} className="min-w-0">
            <dt className="flex items-center gap-2 text-small text-ink-2">
              <span aria-hidden="true" className={cx("size-2.5 flex-none rounded-full", look)} />
              <span className="truncate">{name}</span>
            </dt>
            <dd className="text-stat-phone money font-button">{formatPercent(share, language)}</dd>
          </div>
        ))}
      </dl>
    </Finding>
  );
}

interface RemindersFindingProps {
  reminders: QuizResult["reminders"];
  schedules: QuizResult["schedules"];
  applying: ApplyControl;
}

/** What to be reminded of, each kind with its own reasons, and when once it is set. */
export function RemindersFinding({ reminders, schedules, applying }: RemindersFindingProps) {
  const { t } = useLingui();
  const [only, ...others] = reminders;
  return (
    <Finding
      title={<Trans>Reminders</Trans>}
      because={others.length === 0 ? only?.because : undefined}
      step={{
        id: "reminders",
        applying,
        offer: <Trans>Remind me about these</Trans>,
        settled: <Trans>Your reminders are set</Trans>,
      }}
    >
      <ul className="flex flex-col gap-3">
        {reminders.map(({ kind, because }) => (
          <li key={kind}>
            {t(KINDS[kind])}
            {schedules
              .filter((one) => one.kind === kind)
              .map((schedule) => (
                <ReminderDays key={kind} schedule={schedule} />
              ))}
            {others.length > 0 && <BecauseLine because={because} />}
          </li>
        ))}
      </ul>
      {reminders.some(({ kind }) => kind !== "articles") && (
        <p className="text-small text-ink-2">
          <Trans>You can change each reminder later.</Trans>
        </p>
      )}
    </Finding>
  );
}

interface ChannelFindingProps {
  channel: QuizResult["channel"];
  /** Turns push messages on in this browser, or says that it cannot have them. */
  pushSwitch: ReactNode;
}

/** How reminders come; push comes to nobody who has not turned it on, so it can be done here. */
export function ChannelFinding({ channel, pushSwitch }: ChannelFindingProps) {
  const { chosen, because } = channel;
  const { isGuest } = useSession();
  // A guest has no address yet.
  const used = isGuest && channel.used === "email" ? "in_app" : channel.used;
  const Icon = USED[used];
  return (
    <Finding title={<Trans>How they reach you</Trans>} because={because}>
      <p className="flex items-start gap-2.5">
        <Icon aria-hidden="true" className="mt-0.5 size-5 flex-none text-primary" />
        <ChannelWords chosen={chosen} used={used} />
      </p>
      {used === "push" && pushSwitch}
    </Finding>
  );
}

function ChannelWords({ chosen, used }: Pick<QuizResult["channel"], "chosen" | "used">) {
  if (chosen === "SMS" && used === "email") {
    return <Trans>You chose SMS. We can't send SMS, so we'll email you instead.</Trans>;
  }
  if (used === "push") {
    return <Trans>You chose push notifications. Each browser needs your permission once.</Trans>;
  }
  if (used === "in_app") return <Trans>You'll see them in the app.</Trans>;
  return <Trans>By email.</Trans>;
}
