import { Trans, useLingui } from "@lingui/react/macro";
import { CloudOff, Ellipsis, ExternalLink, Eye, History, Undo2 } from "lucide-react";
import { useEffect, useRef } from "react";
import type { ReactNode } from "react";

import { useFailureText } from "@/api/use-failure-text";
import { useLanguage } from "@/i18n/use-language";
import { cx } from "@/lib/cx";
import { articlePath } from "@/lib/paths";
import { ActionMenu } from "@/ui/buttons/ActionMenu";
import { Button } from "@/ui/buttons/Button";
import { useFocusFallback } from "@/browser/use-focus-fallback";

import { BackToList } from "../BackToList";
import { ChangesBadges, StateBadge } from "../StateBadge";
import { useDateFormats } from "../use-date-formats";
import type { EditorView, OpenDialog } from "./use-editor-view";
import type { Publishing } from "./use-publishing";
import type { EditorSession } from "./use-autosave";

const icon = { "aria-hidden": true, className: "size-4.5" } as const;

interface EditorHeaderProps {
  session: EditorSession;
  view: EditorView;
  publishing: Publishing;
  open: OpenDialog;
  onOpen: (dialog: OpenDialog) => void;
}

/** Header of the editor: state of the article, save status and main actions. */
export function EditorHeader({ session, view, publishing, open, onOpen }: EditorHeaderProps) {
  const { article } = session;
  const heading = useRef<HTMLHeadingElement>(null);
  // Coming from the list is a change of page, though only the query of the address changes.
  useEffect(() => {
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);
  // What opened a dialog may be gone when it closes, as is the button that has published.
  useEffect(() => {
    if (open) return;
    const closed = setTimeout(() => {
      if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
    });
    return () => clearTimeout(closed);
  }, [open]);
  const onFocus = useFocusFallback(heading);
  return (
    <header onFocus={onFocus} className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <div className="flex min-w-0 flex-1 basis-[min(100%,10rem)] items-center gap-1 sm:gap-2">
        <BackToList />
        <h1 ref={heading} tabIndex={-1} className="mr-1">
          <Trans>Edit article</Trans>
        </h1>
        <span className="hidden flex-wrap gap-1.5 sm:flex">
          <StateBadge state={article.state} />
          <ChangesBadges article={article} />
        </span>
      </div>
      <div className="order-last flex basis-full items-center justify-between gap-3 sm:order-none sm:basis-auto">
        <SaveStatus session={session} onDecide={() => onOpen("meanwhile")} />
        <Button
          variant="secondary"
          aria-pressed={view.preview}
          className={view.preview ? "bg-sunken!" : undefined}
          icon={<Eye {...icon} />}
          onClick={() => view.setPreview(!view.preview)}
        >
          <Trans>Preview</Trans>
        </Button>
      </div>
      <div className="flex items-center gap-1">
        <PublishButton publishing={publishing} />
        <MoreActions session={session} publishing={publishing} onOpen={onOpen} />
      </div>
    </header>
  );
}

function PublishButton({ publishing }: { publishing: Publishing }) {
  const { t } = useLingui();
  const { step, busy, begin } = publishing;
  if (!step) return null;
  const words = {
    publish: t`Publish`,
    schedule: t`Schedule`,
    update: t`Update`,
    reschedule: t`Reschedule`,
  };
  return (
    <Button busy={busy} busyLabel={t`Publishing`} onClick={begin}>
      {words[step]}
    </Button>
  );
}

function MoreActions({
  session: { article },
  publishing,
  onOpen,
}: Omit<EditorHeaderProps, "view" | "open">) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const address = articlePath(article.kind, article.slug, language);
  const see = {
    label: t`View article`,
    icon: <ExternalLink {...icon} />,
    run: () => void window.open(address, "_blank", "noopener"),
  };
  const discard = {
    label: t`Discard changes`,
    icon: <Undo2 {...icon} />,
    danger: true,
    run: publishing.askDiscard,
  };
  return (
    <ActionMenu
      label={t`More`}
      icon={<Ellipsis aria-hidden="true" className="size-5" />}
      actions={[
        { label: t`Versions`, icon: <History {...icon} />, run: () => onOpen("versions") },
        ...(article.state === "published" ? [see] : []),
        ...(article.has_changes && article.state !== "draft" ? [discard] : []),
      ]}
    />
  );
}

/** The save status as text. */
function SaveStatus({ session, onDecide }: { session: EditorSession; onDecide: () => void }) {
  const words = useSaveStatusText(session);
  const { saveStatus } = session;
  const bad = ["waiting", "refused", "conflict", "gone"].includes(saveStatus);
  return (
    <p
      role="status"
      className={cx(
        "flex min-w-0 items-center gap-2 text-small font-medium text-balance sm:max-w-64 sm:justify-end",
        bad ? "text-expense" : "text-ink-3",
      )}
    >
      {bad && <CloudOff aria-hidden="true" className="size-4 shrink-0" />}
      {saveStatus === "conflict" ? (
        <button type="button" className="link min-h-11 text-left text-expense" onClick={onDecide}>
          {words}
        </button>
      ) : (
        words
      )}
    </p>
  );
}

function useSaveStatusText({
  saveStatus,
  savedAt,
  article,
  error,
  isUnstored,
}: EditorSession): ReactNode {
  const { clock, day, briefDay } = useDateFormats();
  const failureText = useFailureText();
  const reason = failureText(error);
  if (saveStatus !== "saved") {
    return {
      saving: <Trans>Saving</Trans>,
      typing: <Trans>Not saved yet</Trans>,
      conflict: <Trans>Not saved: someone else changed it</Trans>,
      gone: <Trans>Not saved: someone else deleted it</Trans>,
      waiting: isUnstored ? (
        <Trans>Not saved: no connection. Don't close this page.</Trans>
      ) : (
        <Trans>Offline: saved on this device only</Trans>
      ),
      refused: <Trans>Not saved: {reason}</Trans>,
    }[saveStatus];
  }
  const moment = savedAt === null ? article.updated_at : new Date(savedAt).toISOString();
  const isToday = day(moment) === day(new Date().toISOString());
  const when = isToday ? clock(moment) : briefDay(moment);
  return <Trans>Saved {when}</Trans>;
}
