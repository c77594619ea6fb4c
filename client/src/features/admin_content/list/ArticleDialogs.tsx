import { Trans, useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { Suspense, useState } from "react";

import { useFailureText } from "@/api/use-failure-text";
import { lazyComponent } from "@/lib/lazy-component";
import { ConfirmDialog } from "@/ui/dialog/ConfirmDialog";
import { useToast } from "@/ui/feedback/use-toast";

import { cancelScheduledChanges, unpublishArticle } from "../api-calls";
import type { ListedArticle } from "../types";
import { ARTICLES_KEY } from "../list-queries";
import { UnpublishDialog, useUnpublishedMessage } from "../UnpublishDialog";

const DeleteDialog = lazyComponent(
  () => import(/* webpackChunkName: "console-content-delete" */ "../DeleteDialog"),
);

export interface OpenArticleDialog {
  act: "unpublish" | "call-off" | "delete";
  article: ListedArticle;
}

interface ArticleDialogsProps {
  asked: OpenArticleDialog | null;
  onClose: () => void;
}

const NO_ARTICLE = { title: "", state: "draft" };

/** Asks before an article disappears for its readers. */
export function ArticleDialogs({ asked, onClose }: ArticleDialogsProps) {
  const client = useQueryClient();
  const toast = useToast();
  const failureText = useFailureText();
  const words = useUnpublishedMessage();
  // Keep the text while the dialog closes.
  const [last, setLast] = useState(asked);
  if (asked && asked !== last) setLast(asked);
  const { title, state } = last?.article ?? NO_ARTICLE;
  const renew = () => void client.invalidateQueries({ queryKey: ARTICLES_KEY });

  const act = async (call: () => Promise<unknown>, done: string) => {
    onClose();
    try {
      await call();
      toast({ tone: "success", text: done });
    } catch (error) {
      toast({ tone: "error", text: failureText(error) });
    }
    renew();
  };

  return (
    <>
      <UnpublishDialog
        open={asked?.act === "unpublish"}
        title={title}
        waits={state === "scheduled"}
        onConfirm={() =>
          asked && void act(() => unpublishArticle(asked.article), words(asked.article.state))
        }
        onCancel={onClose}
      />
      <CancelScheduleDialog asked={asked} title={title} onClose={onClose} act={act} />
      {asked?.act === "delete" && (
        <Suspense>
          <DeleteDialog
            article={asked.article}
            title={asked.article.title}
            onClose={onClose}
            onDeleted={() => {
              onClose();
              renew();
            }}
          />
        </Suspense>
      )}
    </>
  );
}

interface CancelScheduleDialogProps extends ArticleDialogsProps {
  title: string;
  act: (call: () => Promise<unknown>, done: string) => Promise<void>;
}

/** Asks before scheduled changes are cancelled. */
function CancelScheduleDialog({ asked, title, onClose, act }: CancelScheduleDialogProps) {
  const { t } = useLingui();
  return (
    <ConfirmDialog
      open={asked?.act === "call-off"}
      title={<Trans>Unschedule the changes?</Trans>}
      confirm={<Trans>Unschedule</Trans>}
      onConfirm={() =>
        asked && void act(() => cancelScheduledChanges(asked.article), t`Changes unscheduled.`)
      }
      onCancel={onClose}
    >
      {t`Nothing changes for readers of “${title}”. Your changes stay in the editor, unpublished.`}
    </ConfirmDialog>
  );
}
