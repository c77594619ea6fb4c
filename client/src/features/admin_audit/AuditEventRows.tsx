import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Ban, Check } from "lucide-react";
import { Link } from "react-router-dom";

import { useAccount } from "@/api/use-account";
import { useLanguage } from "@/i18n/use-language";
import { formatMoment } from "@/lib/dates";
import { consoleUsersPath } from "@/lib/paths";
import { Badge } from "@/ui/layout/Badge";
import type { Column } from "@/ui/table/DataTable";

import type { AuditEvent, AuditResult } from "./types";

/** Writes a moment as the operator's clock shows it. */
function useFormatMoment(): (moment: string) => string {
  const { language } = useLanguage();
  const timeZone = useAccount()?.timezone;
  return (moment) => formatMoment(moment, language, timeZone);
}

/** Columns of the table of audit events. */
export function useAuditColumns(): Column<AuditEvent>[] {
  const { t } = useLingui();
  const moment = useFormatMoment();
  return [
    {
      key: "number",
      label: t`Row`,
      cell: (act) => <span className="text-ink-3 tabular-nums">{act.number}</span>,
    },
    {
      key: "at",
      label: t`When`,
      cell: (act) => <span className="text-small">{moment(act.at)}</span>,
    },
    {
      key: "label",
      label: t`Action`,
      cell: (act) => (
        <div className="flex flex-col items-start gap-1">
          <span className="font-bold">{act.label}</span>
          <TimesCount times={act.times} />
          {act.result === "refused" && <ResultBadge result={act.result} />}
        </div>
      ),
    },
    {
      key: "actor",
      label: t`Who`,
      cell: (act) => <IdReference id={act.actor_id} known={act.actor_known} />,
    },
    {
      key: "target",
      label: t`About`,
      cell: (act) => <IdReference id={act.target_id} known={act.target_known} />,
    },
  ];
}

/** An audit event in the list on a phone. */
export function AuditEventItem({ act }: { act: AuditEvent }) {
  const moment = useFormatMoment();
  return (
    <div className="flex flex-col gap-1">
      <p className="flex items-start justify-between gap-2">
        <span className="min-w-0 font-bold">{act.label}</span>
        <ResultBadge result={act.result} />
      </p>
      <p className="text-small text-ink-3">
        <span className="tabular-nums">{act.number}</span> · {moment(act.at)}
      </p>
      <TimesCount times={act.times} />
      <dl className="-my-1.5 grid grid-cols-[--spacing(16)_1fr] items-center text-small">
        {act.actor_id && (
          <>
            <dt className="text-ink-3">
              <Trans>Who</Trans>
            </dt>
            <dd className="min-w-0">
              <IdReference id={act.actor_id} known={act.actor_known} />
            </dd>
          </>
        )}
        {act.target_id && act.target_id !== act.actor_id && (
          <>
            <dt className="text-ink-3">
              <Trans>About</Trans>
            </dt>
            <dd className="min-w-0">
              <IdReference id={act.target_id} known={act.target_known} />
            </dd>
          </>
        )}
      </dl>
    </div>
  );
}

/** How often a counted event happened; nothing for a single one. */
function TimesCount({ times }: { times: number }) {
  if (times === 1) return null;
  return (
    <span className="text-small text-ink-3">
      <Plural value={times} one="# time within 15 minutes" other="# times within 15 minutes" />
    </span>
  );
}

/** The target of events that were too many to list one by one. */
const OTHERS = "others";

/** Number of characters shown where the table is narrow. */
const SHOWN_CHARACTERS = 8;

interface IdReferenceProps {
  id: string | null;
  /** The account still exists. */
  known: boolean;
}

/** An identifier; it leads to the person while there is one. */
function IdReference({ id, known }: IdReferenceProps) {
  if (!id) return <span className="text-ink-3">–</span>;
  // Ids without a link align with those that have one.
  const look =
    "inline-block py-3.5 text-caption tabular-nums wrap-anywhere sm:max-xl:whitespace-nowrap";
  if (id === OTHERS) {
    return (
      <span className={look}>
        <Trans>Many other people</Trans>
      </span>
    );
  }
  const words = (
    <>
      <span aria-hidden="true" className="hidden sm:max-xl:inline">
        …
      </span>
      <span className="sm:max-xl:sr-only">{id.slice(0, -SHOWN_CHARACTERS)}</span>
      {id.slice(-SHOWN_CHARACTERS)}
    </>
  );
  if (!known) {
    return (
      <span title={id} className={look}>
        {words}
      </span>
    );
  }
  return (
    <Link
      to={consoleUsersPath("users", { user: id })}
      aria-label={id}
      title={id}
      className={`${look} relative text-primary underline underline-offset-3`}
    >
      {words}
    </Link>
  );
}

/** The result of an event as an icon and a word. */
function ResultBadge({ result }: { result: AuditResult }) {
  return result === "done" ? (
    <Badge tone="green" icon={<Check aria-hidden="true" className="size-3.5" />}>
      <Trans>Done</Trans>
    </Badge>
  ) : (
    <Badge tone="red" icon={<Ban aria-hidden="true" className="size-3.5" />}>
      <Trans>Refused</Trans>
    </Badge>
  );
}
