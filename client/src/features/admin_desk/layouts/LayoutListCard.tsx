import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { ScanText } from "lucide-react";
import { useId } from "react";
import { Link } from "react-router-dom";

import { useFailureText } from "@/api/use-failure-text";
import { useLanguage } from "@/i18n/use-language";
import { cx } from "@/lib/cx";
import { formatBriefDate } from "@/lib/dates";
import { ErrorState } from "@/ui/feedback/ErrorState";
import { Loading } from "@/ui/feedback/Loading";
import { NothingHere } from "@/ui/feedback/NothingHere";
import { Skeleton } from "@/ui/feedback/Skeleton";
import { Segmented } from "@/ui/fields/Segmented";
import { Badge } from "@/ui/layout/Badge";
import { Card } from "@/ui/layout/Card";
import { Pagination } from "@/ui/table/Pagination";
import { Stale } from "@/ui/table/Stale";

import type { LayoutLine, LayoutState } from "./types";
import { useListAddress } from "../use-list-address";
import { LayoutBadge } from "./LayoutBadge";
import { PER_PAGE, useLayouts } from "./layout-queries";
import { useLayoutWords } from "./layout-words";

/** In the address: which layouts are listed; without it the new ones. */
type Listed = LayoutState | "all";

/** The layouts that people sent, the newest first. */
export function LayoutListCard() {
  const { t } = useLingui();
  const id = useId();
  const { text, page, change } = useListAddress();
  const shown: Listed =
    (["new", "done", "all"] as const).find((one) => one === text("state")) ?? "new";
  const layouts = useLayouts({ state: shown === "all" ? "" : shown, page });
  return (
    <Card aria-labelledby={id} className="p-4!">
      <div className="mb-3 flex flex-col gap-3">
        <h2 id={id} className="flex items-center gap-2 text-title tracking-tight sm:pl-2">
          <Trans>Unknown layouts</Trans>
          {layouts.data && <Badge>{layouts.data.total}</Badge>}
        </h2>
        <Segmented<Listed>
          block
          label={t`Filter layouts`}
          value={shown}
          options={[
            { value: "new", label: <Trans>New</Trans> },
            { value: "done", label: <Trans>Done</Trans> },
            { value: "all", label: <Trans>All</Trans> },
          ]}
          onChange={(state) => change({ state: state === "new" ? "" : state })}
        />
      </div>
      <LayoutList layouts={layouts} />
      <Pagination
        label={t`Pages of layouts`}
        page={page}
        perPage={PER_PAGE}
        total={layouts.data?.total ?? 0}
        stale={layouts.isPlaceholderData}
        onPage={(to, how) => change({ page: to === 1 ? "" : String(to) }, how)}
      />
    </Card>
  );
}

function LayoutList({ layouts }: { layouts: ReturnType<typeof useLayouts> }) {
  const { t } = useLingui();
  const failureText = useFailureText();
  const { text } = useListAddress();
  const { data, error, isFetching, isPlaceholderData, refetch } = layouts;
  if (!data && error) {
    return (
      <ErrorState retrying={isFetching} onRetry={() => void refetch()}>
        {failureText(error)}
      </ErrorState>
    );
  }
  if (!data) {
    return (
      <Loading label={t`Loading the layouts`}>
        {[0, 1, 2].map((line) => (
          <div key={line} className="flex flex-col gap-2 px-3 py-3">
            <Skeleton className="h-4 w-1/2" />
            <Skeleton className="h-4 w-3/4" />
          </div>
        ))}
      </Loading>
    );
  }
  if (data.datas.length === 0) {
    return (
      <NothingHere icon={ScanText} title={<Trans>No layouts here</Trans>}>
        <Trans>Files that nobody can read yet show up here when people send their layout.</Trans>
      </NothingHere>
    );
  }
  return (
    <Stale stale={isPlaceholderData}>
      <ul aria-label={t`Unknown layouts`} className="flex flex-col gap-0.5">
        {data.datas.map((line) => (
          <LayoutItem key={line.id} line={line} current={line.id === text("layout")} />
        ))}
      </ul>
    </Stale>
  );
}

/** A layout in the list; a press opens it beside the list, on phones in its place. */
function LayoutItem({ line, current }: { line: LayoutLine; current: boolean }) {
  const { language } = useLanguage();
  const { linked } = useListAddress();
  const { titleOf, factsOf } = useLayoutWords();
  const { id, state, times, sent_on } = line;
  return (
    <li
      className={cx(
        "relative rounded-m px-3 py-3 hover:bg-sunken",
        current && "bg-primary-soft hover:bg-primary-soft",
      )}
    >
      <div className="flex items-baseline justify-between gap-x-3 tight:flex-wrap">
        <Link
          {...linked({ layout: id })}
          aria-current={current ? "true" : undefined}
          className="min-w-0 truncate font-bold tight:whitespace-normal after:absolute after:inset-0 after:rounded-m"
        >
          {titleOf(line)}
        </Link>
        <time dateTime={sent_on} className="shrink-0 text-caption text-ink-3">
          {formatBriefDate(sent_on, language)}
        </time>
      </div>
      <p className="mt-0.5 text-small text-ink-2">{factsOf(line)}</p>
      <p className="mt-1.5 flex flex-wrap items-center gap-2 text-caption text-ink-3">
        <LayoutBadge state={state} />
        {times > 1 && (
          <span>
            <Plural value={times} one="Sent once" other="Sent # times" />
          </span>
        )}
      </p>
    </li>
  );
}
