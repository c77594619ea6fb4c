import { useLingui } from "@lingui/react/macro";

import type { Column } from "@/ui/DataTable";

import { PersonLine } from "../PersonLine";
import type { Asked } from "../types";
import { useMoments } from "../use-moments";
import { DueBadge } from "./DueBadge";
import { KINDS } from "./kinds";
import { OpenLink } from "./OpenLink";

/** The columns of the requests: who, what, since when, and how long there still is. */
export function useRequestColumns(now: Date): Column<Asked>[] {
  const { t } = useLingui();
  const moments = useMoments();
  return [
    {
      key: "user",
      label: t`User`,
      className: "w-1/2 max-w-0",
      cell: (asked) => <PersonLine user={asked.user} />,
    },
    {
      key: "kind",
      label: t`Request`,
      className: "w-1/2 max-w-0",
      cell: (asked) => (
        <>
          <p>{t(KINDS[asked.kind].name)}</p>
          <p className="line-clamp-1 text-small wrap-anywhere text-ink-3">{asked.text}</p>
        </>
      ),
    },
    {
      key: "asked",
      label: t`Asked`,
      className: "whitespace-nowrap max-xl:hidden",
      cell: (asked) => (
        <time dateTime={asked.created_at} title={moments.whole(asked.created_at)}>
          {moments.ago(asked.created_at, now)}
        </time>
      ),
    },
    {
      key: "due",
      label: t({ message: "Time", context: "to answer" }),
      cell: (asked) => <DueBadge asked={asked} now={now} />,
    },
    {
      key: "open",
      label: t`Answer`,
      hideLabel: true,
      right: true,
      cell: (asked) => <OpenLink asked={asked} />,
    },
  ];
}
