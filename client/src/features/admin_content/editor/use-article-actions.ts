import { useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";

import { useFailureText } from "@/api/use-failure-text";
import { useToast } from "@/ui/feedback/use-toast";

import type { WorkingCopy } from "../types";
import { ARTICLES_KEY } from "../list-queries";
import { conflictingArticle, isNotFound } from "./save-errors";
import type { Autosave } from "./autosave";

/** What is being done with the article beside writing. */
type ActionName = "publish" | "unpublish" | "call-off" | "discard" | "cover" | "restore" | "move";

interface ArticleAction {
  doing: ActionName;
  call: (article: WorkingCopy) => Promise<WorkingCopy>;
  /** What is said once it is done. */
  done: string;
  /** The answer stands in place of all that is written. */
  whole?: boolean;
  /** Told instead of a toast. */
  onFailed?: (error: unknown) => void;
}

/** Acts on the article as it is written: each saves first, and one waits for the other. */
export function useArticleActions(writer: Autosave) {
  const { t } = useLingui();
  const [doing, setDoing] = useState<ActionName | null>(null);
  const client = useQueryClient();
  const toast = useToast();
  const failureText = useFailureText();

  const run = async ({
    doing: now,
    call,
    done,
    whole,
    onFailed,
  }: ArticleAction): Promise<boolean> => {
    if (doing) return false;
    setDoing(now);
    try {
      if (!(await writer.flush())) {
        toast({ tone: "error", text: t`What you wrote is not saved yet, so this has to wait.` });
        return false;
      }
      const article = await call(writer.writing().article);
      if (whole) writer.take(article);
      else writer.follow(article);
      toast({ tone: "success", text: done, about: "article" });
      void client.invalidateQueries({ queryKey: ARTICLES_KEY });
      return true;
    } catch (error) {
      const theirs = conflictingArticle(error);
      if (theirs) {
        writer.meet(theirs);
        toast({
          tone: "error",
          text: t`Somebody else has changed the article meanwhile. Look at it as it is now, then try again.`,
        });
      } else if (isNotFound(error)) writer.miss();
      else if (onFailed) onFailed(error);
      else toast({ tone: "error", text: failureText(error) });
      return false;
    } finally {
      setDoing(null);
    }
  };
  return { doing, run };
}

export type ArticleActions = ReturnType<typeof useArticleActions>;
