import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Repeat, TrendingUp, X } from "lucide-react";
import { type ReactNode, useId, useRef, useState } from "react";

import { useFailureText } from "@/api/use-failure-text";
import { useFocusFallback } from "@/browser/use-focus-fallback";
import { useLanguage } from "@/i18n/use-language";
import { formatDate } from "@/lib/dates";
import { Button } from "@/ui/buttons/Button";
import { IconButton } from "@/ui/buttons/IconButton";
import { ErrorState } from "@/ui/feedback/ErrorState";
import { Loading } from "@/ui/feedback/Loading";
import { Skeleton } from "@/ui/feedback/Skeleton";
import { Card } from "@/ui/layout/Card";
import { Money } from "@/ui/money/Money";
import { CategoryIcon } from "@/ui/pictures/CategoryIcon";

import { hasEntry, useFindings } from "./queries";
import type { Findings, PriceRise, Proposal } from "./types";
import type { FindingActions } from "./use-finding-actions";

/** So many proposals are seen at first. */
const MAX_SHOWN = 3;

const LINE = "flex flex-col gap-2 rounded-control bg-sunken p-3";

interface ProposalsCardProps {
  actions: FindingActions;
  /** How a proposal repeats, in words. */
  rhythmOf: (proposal: Proposal) => string | null;
  /** Opens the form of a recurring entry with what is known of it. */
  onAccept: (proposal: Proposal) => void;
}

/** Recurring payments that the ledger shows and nobody planned, and prices that rose. */
export function ProposalsCard(props: ProposalsCardProps) {
  const { t } = useLingui();
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const onFocus = useFocusFallback(heading);
  const failureText = useFailureText();
  const { data: findings, error, isFetching, refetch } = useFindings();
  if (findings && findings.datas.length + findings.rises.length === 0) return null;
  return (
    <Card aria-labelledby={id} onFocus={onFocus} className="@container">
      <h2 ref={heading} id={id} tabIndex={-1} className="text-title tracking-tight outline-none">
        <Trans>Found in your transactions</Trans>
      </h2>
      {findings && <Loaded {...props} findings={findings} />}
      {!findings && error && (
        <ErrorState onRetry={() => void refetch()} retrying={isFetching}>
          {failureText(error)}
        </ErrorState>
      )}
      {!findings && !error && (
        <Loading label={t`Looking for recurring payments`}>
          <Skeleton className="mt-3 h-24 rounded-control" />
        </Loading>
      )}
    </Card>
  );
}

function Loaded({ findings, ...props }: ProposalsCardProps & { findings: Findings }) {
  const { datas: proposals, rises } = findings;
  const [all, setAll] = useState(false);
  const shown = all ? proposals : proposals.slice(0, MAX_SHOWN);
  const more = proposals.length - shown.length;
  return (
    <>
      {proposals.length > 0 && (
        <p className="mt-1 text-small text-ink-3">
          <Trans>These come again and again. We can remind you when they're due.</Trans>
        </p>
      )}
      <ul className="mt-3 grid grid-cols-1 gap-2 @2xl:grid-cols-2 @4xl:grid-cols-3">
        {rises.map((rise) => (
          <RiseLine key={rise.id} rise={rise} actions={props.actions} />
        ))}
        {shown.map((proposal) => (
          <ProposalLine key={proposal.id} proposal={proposal} {...props} />
        ))}
      </ul>
      {more > 0 && (
        <Button variant="ghost" className="-mb-2 -ml-4.5" onClick={() => setAll(true)}>
          <Plural value={more} one="# more" other="# more" />
        </Button>
      )}
    </>
  );
}

interface LineHeadProps {
  icon: string;
  title: ReactNode;
  children: ReactNode;
  /** What takes the line away. */
  label: string;
  onDismiss: () => void;
}

function LineHead({ icon, title, children, label, onDismiss }: LineHeadProps) {
  return (
    <div className="flex items-start gap-3">
      <span className="rounded-m bg-surface">
        <CategoryIcon icon={icon} size="tile" />
      </span>
      <div className="min-w-0 flex-1">
        <p className="leading-5 font-bold wrap-anywhere">{title}</p>
        <div className="text-small text-ink-3">{children}</div>
      </div>
      <IconButton
        className="-my-1 -mr-2"
        label={label}
        icon={<X aria-hidden="true" className="size-5" />}
        onClick={onDismiss}
      />
    </div>
  );
}

type ProposalLineProps = ProposalsCardProps & { proposal: Proposal };

/** 'Netflix, 54.000, every month'. */
function ProposalLine({ proposal, actions, rhythmOf, onAccept }: ProposalLineProps) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const { name, amount, amount_before: before, amount_mode } = proposal;
  const last = formatDate(proposal.last_day, language);
  return (
    <li className={LINE}>
      <LineHead
        icon={proposal.icon}
        title={name}
        label={t`Don't suggest ${name} again`}
        onDismiss={() => actions.refuse(proposal)}
      >
        <p>
          {amount_mode === "last" ? (
            <Trans>
              About <Money amount={amount} />
            </Trans>
          ) : (
            <Money amount={amount} />
          )}
          {"\u00a0· "}
          {rhythmOf(proposal)}
        </p>
        <p>{before === null ? <Trans>Last on {last}</Trans> : <Before amount={before} />}</p>
      </LineHead>
      <Button
        variant="soft"
        className="mt-auto"
        aria-label={t`Make it recurring: ${name}`}
        icon={<Repeat aria-hidden="true" className="size-4 shrink-0" />}
        onClick={() => onAccept(proposal)}
      >
        <Trans>Make it recurring</Trans>
      </Button>
    </li>
  );
}

function Before({ amount }: { amount: number }) {
  const money = <Money amount={amount} />;
  return <Trans>It was {money} before</Trans>;
}

/** 'Netflix rose from 54.000 to 65.000'. */
function RiseLine({ rise, actions }: { rise: PriceRise; actions: FindingActions }) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const { name } = rise;
  const [before, now] = [<Money amount={rise.before} />, <Money amount={rise.now} />];
  const since = formatDate(rise.since, language);
  return (
    <li className={LINE}>
      <LineHead
        icon={rise.icon}
        title={
          <Trans>
            {name} rose from {before} to {now}
          </Trans>
        }
        label={t`Dismiss: ${name}`}
        onDismiss={() => actions.note(rise)}
      >
        <p>
          <Trans>Since {since}</Trans>
        </p>
      </LineHead>
      {hasEntry(rise) && (
        <Button
          variant="soft"
          className="mt-auto"
          busy={actions.changing === rise.reminder_id}
          icon={<TrendingUp aria-hidden="true" className="size-4 shrink-0" />}
          onClick={() => actions.update(rise)}
        >
          <span>
            <Trans>Expect {now} from now on</Trans>
          </span>
        </Button>
      )}
    </li>
  );
}
