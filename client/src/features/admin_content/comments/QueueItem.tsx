import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { Check, Flag, Link2, Trash2 } from "lucide-react";
import { useState } from "react";

import { useFailureText } from "@/api/use-failure-text";
import { useLanguage } from "@/i18n/use-language";
import { storedPath } from "@/lib/paths";
import { Avatar } from "@/ui/pictures/Avatar";
import { Badge } from "@/ui/layout/Badge";
import { Button } from "@/ui/buttons/Button";
import { useToast } from "@/ui/feedback/use-toast";

import { releaseComment } from "../api-calls";
import type { QueuedComment } from "../types";
import { COMMENTS_KEY } from "../list-queries";
import { useDateFormats } from "../use-date-formats";
import { useRemovalReasons } from "./use-removal-reasons";

interface QueueItemProps {
  comment: QueuedComment;
  onRemove: (comment: QueuedComment) => void;
}

/** A comment with its author, its article and its reports. */
export function QueueItem({ comment, onRemove }: QueueItemProps) {
  const { language } = useLanguage();
  const { moment } = useDateFormats();
  const { author, article, text, state } = comment;
  return (
    <li className="flex flex-col gap-2.5 py-4 first:pt-1 last:pb-1">
      <div className="flex items-center gap-3">
        <Avatar src={author?.avatar_url ?? null} />
        <div className="min-w-0 flex-1">
          <p className="font-bold wrap-anywhere">
            {author ? author.username : <Trans>Account closed</Trans>}
          </p>
          <p className="text-small wrap-anywhere text-ink-3">
            {moment(comment.created_at)}
            {" · "}
            <a
              href={storedPath(article.path, language)}
              target="_blank"
              rel="noopener"
              className="link relative py-3.5"
            >
              {article.title}
            </a>
          </p>
        </div>
      </div>
      <p className="wrap-anywhere whitespace-pre-line">{text}</p>
      <HoldReason comment={comment} />
      <Reports reports={comment.reports} />
      <div className="flex flex-wrap gap-2">
        {state === "held" && <ReleaseButton comment={comment} />}
        <Button
          variant="warning"
          icon={<Trash2 aria-hidden="true" className="size-4.5" />}
          onClick={() => onRemove(comment)}
        >
          <Trans>Remove comment</Trans>
        </Button>
      </div>
    </li>
  );
}

function HoldReason({ comment: { held_for, reports } }: { comment: QueuedComment }) {
  if (!held_for) return null;
  if (held_for === "link") {
    return (
      <p>
        <Badge tone="gold" wraps icon={<Link2 aria-hidden="true" className="size-3.5" />}>
          <Trans>Held: contains a link</Trans>
        </Badge>
      </p>
    );
  }
  return (
    <p>
      <Badge tone="red" wraps icon={<Flag aria-hidden="true" className="size-3.5" />}>
        <Plural value={reports.length} one="Held: # report" other="Held: # reports" />
      </Badge>
    </p>
  );
}

function ReleaseButton({ comment: { id } }: { comment: QueuedComment }) {
  const { t } = useLingui();
  const client = useQueryClient();
  const toast = useToast();
  const failureText = useFailureText();
  const [busy, setBusy] = useState(false);
  const release = async () => {
    setBusy(true);
    try {
      toast({ tone: "success", text: await releaseComment(id) });
    } catch (error) {
      toast({ tone: "error", text: failureText(error) });
    }
    await client.invalidateQueries({ queryKey: COMMENTS_KEY });
    setBusy(false);
  };
  return (
    <Button
      variant="soft"
      busy={busy}
      busyLabel={t`Approving`}
      icon={<Check aria-hidden="true" className="size-4.5" />}
      onClick={() => void release()}
    >
      <Trans>Approve</Trans>
    </Button>
  );
}

/** The reports of readers with their notes. */
function Reports({ reports }: { reports: QueuedComment["reports"] }) {
  const { t } = useLingui();
  const { moment } = useDateFormats();
  const reasons = useRemovalReasons();
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
              <Trans>The comment has changed since then.</Trans>
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
