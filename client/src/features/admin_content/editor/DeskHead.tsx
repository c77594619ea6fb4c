import { Trans, useLingui } from "@lingui/react/macro";
import { Ellipsis, ExternalLink, Eye, History, Undo2 } from "lucide-react";
import { useEffect, useRef } from "react";

import { useLanguage } from "@/i18n/use-language";
import { articlePath } from "@/lib/paths";
import { ActionMenu } from "@/ui/ActionMenu";
import { Button } from "@/ui/Button";
import { useStayingFocus } from "@/ui/use-staying-focus";

import { BackToList } from "../BackToList";
import { ChangesBadges, StateBadge } from "../StateBadge";
import type { OpenDialog } from "./open-dialog";
import { SaveState } from "./SaveState";
import type { DeskView } from "./use-desk-view";
import type { Publishing } from "./use-publishing";
import type { Desk } from "./use-writer";

const icon = { "aria-hidden": true, className: "size-4.5" } as const;

interface DeskHeadProps {
  desk: Desk;
  view: DeskView;
  publishing: Publishing;
  open: OpenDialog;
  onOpen: (dialog: OpenDialog) => void;
}

/** The head of the editor: how the article stands, whether it is saved, and what comes next. */
export function DeskHead({ desk, view, publishing, open, onOpen }: DeskHeadProps) {
  const { article } = desk;
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
  const onFocus = useStayingFocus(heading);
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
        <SaveState desk={desk} onDecide={() => onOpen("meanwhile")} />
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
        <More desk={desk} publishing={publishing} onOpen={onOpen} />
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

function More({ desk: { article }, publishing, onOpen }: Omit<DeskHeadProps, "view" | "open">) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const address = articlePath(article.kind, article.slug, language);
  const see = {
    label: t`See it`,
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
