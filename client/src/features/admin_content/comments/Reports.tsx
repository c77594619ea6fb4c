import { Trans, useLingui } from "@lingui/react/macro";

import type { QueuedComment } from "../types";
import { useMoments } from "../use-moments";
import { useReasons } from "./use-reasons";

/** What readers hold against a comment, with what they noted. */
export function Reports({ reports }: { reports: QueuedComment["reports"] }) {
  const { t } = useLingui();
  const { moment } = useMoments();
  const reasons = useReasons();
  if (reports.length === 0) return null;
  return (
    <ul
      aria-label={t`Reports`}
      className="flex flex-col gap-2 rounded-panel bg-sunken px-3.5 py-3 text-small"
    >
      {reports.map(({ reason, note, at, is_earlier: earlier }) => (
        <li key={`${at}${reason}`}>
          <p>
            <b>{reasons[reason]}</b> <span className="text-ink-2">· {moment(at)}</span>
          </p>
          {note && <p className="wrap-anywhere text-ink-2">“{note}”</p>}
          {earlier && (
            <p className="text-ink-2">
              <Trans>The comment has been changed since.</Trans>
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
