import { useLingui } from "@lingui/react/macro";

import { PersonLine } from "../PersonLine";
import type { Asked } from "../types";
import { DueBadge } from "./DueBadge";
import { KINDS } from "./kinds";
import { OpenLink } from "./OpenLink";

/** A request in the list of a phone. */
export function RequestItem({ asked, now }: { asked: Asked; now: Date }) {
  const { t } = useLingui();
  return (
    <div className="flex flex-col gap-2 py-1">
      <PersonLine user={asked.user}>
        <p className="text-small text-ink-2">{t(KINDS[asked.kind].name)}</p>
      </PersonLine>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <DueBadge asked={asked} now={now} />
        <OpenLink asked={asked} />
      </div>
    </div>
  );
}
