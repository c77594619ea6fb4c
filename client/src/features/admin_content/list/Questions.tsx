import { Trans, useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";

import { useFailureText } from "@/api/use-failure-text";
import { ConfirmDialog } from "@/ui/ConfirmDialog";
import { useToast } from "@/ui/use-toast";

import { unpublishArticle } from "../calls";
import type { ListedArticle } from "../types";
import { ARTICLES_KEY } from "../use-listed";
import { useUnpublishedWords } from "../use-unpublished-words";

const DeleteDialog = lazy(
  () => import(/* webpackChunkName: "console-content-delete" */ "../DeleteDialog"),
);

export interface Asked {
  act: "unpublish" | "delete";
  article: ListedArticle;
}

interface QuestionsProps {
  asked: Asked | null;
  onClose: () => void;
}

/** Asks before an article disappears for its readers. */
export function Questions({ asked, onClose }: QuestionsProps) {
  const { t } = useLingui();
  const client = useQueryClient();
  const toast = useToast();
  const failureText = useFailureText();
  const words = useUnpublishedWords();
  // Its words stay while the question leaves.
  const [last, setLast] = useState(asked);
  if (asked && asked !== last) setLast(asked);
  const title = last?.article.title ?? "";
  const renew = () => void client.invalidateQueries({ queryKey: ARTICLES_KEY });

  const unpublish = async (article: ListedArticle) => {
    onClose();
    try {
      await unpublishArticle(article);
      toast({ tone: "success", text: words(article.state) });
    } catch (error) {
      toast({ tone: "error", text: failureText(error) });
    }
    renew();
  };

  return (
    <>
      <ConfirmDialog
        open={asked?.act === "unpublish"}
        title={<Trans>Unpublish this article?</Trans>}
        confirm={<Trans>Unpublish</Trans>}
        onConfirm={() => asked && void unpublish(asked.article)}
        onCancel={onClose}
      >
        {t`Readers will not find “${title}” any more. It stays here as a draft, with its comments.`}
      </ConfirmDialog>
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
