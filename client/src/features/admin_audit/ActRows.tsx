import { Trans, useLingui } from "@lingui/react/macro";

import { useAccount } from "@/api/use-account";
import { useLanguage } from "@/i18n/use-language";
import { formatMoment } from "@/lib/dates";
import type { Column } from "@/ui/DataTable";

import { ResultBadge } from "./ResultBadge";
import type { Act } from "./types";
import { WhoseId } from "./WhoseId";

/** Writes a moment as the operator's clock shows it. */
function useMoment(): (moment: string) => string {
  const { language } = useLanguage();
  const timeZone = useAccount()?.timezone;
  return (moment) => formatMoment(moment, language, timeZone);
}

/** What the table shows of an act. */
export function useActColumns(): Column<Act>[] {
  const { t } = useLingui();
  const moment = useMoment();
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
      label: t`Act`,
      cell: (act) => (
        <div className="flex flex-col items-start gap-1">
          <span className="font-bold">{act.label}</span>
          {act.result === "refused" && <ResultBadge result={act.result} />}
        </div>
      ),
    },
    {
      key: "actor",
      label: t`Who`,
      cell: (act) => <WhoseId id={act.actor_id} known={act.actor_known} />,
    },
    {
      key: "target",
      label: t`About`,
      cell: (act) => <WhoseId id={act.target_id} known={act.target_known} />,
    },
  ];
}

/** An act in the list of a phone. */
export function ActItem({ act }: { act: Act }) {
  const moment = useMoment();
  return (
    <div className="flex flex-col gap-1">
      <p className="flex items-start justify-between gap-2">
        <span className="min-w-0 font-bold">{act.label}</span>
        <ResultBadge result={act.result} />
      </p>
      <p className="text-small text-ink-3">
        <span className="tabular-nums">{act.number}</span> · {moment(act.at)}
      </p>
      <dl className="-my-1.5 grid grid-cols-[--spacing(16)_1fr] items-center text-small">
        {act.actor_id && (
          <>
            <dt className="text-ink-3">
              <Trans>Who</Trans>
            </dt>
            <dd className="min-w-0">
              <WhoseId id={act.actor_id} known={act.actor_known} />
            </dd>
          </>
        )}
        {act.target_id && act.target_id !== act.actor_id && (
          <>
            <dt className="text-ink-3">
              <Trans>About</Trans>
            </dt>
            <dd className="min-w-0">
              <WhoseId id={act.target_id} known={act.target_known} />
            </dd>
          </>
        )}
      </dl>
    </div>
  );
}
