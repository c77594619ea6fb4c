import { useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";

import { useFailureText } from "@/api/use-failure-text";
import { useToast } from "@/ui/feedback/use-toast";

import type { WorkingCopy } from "../types";
import { ARTICLES_KEY } from "../list-queries";
import { conflictingArticle, isNotFound } from "./save-errors";
import type { Autosave } from "./autosave";

/** Actions on the article besides editing. */
type ActionName = "publish" | "unpublish" | "call-off" | "discard" | "cover" | "restore" | "move";

interface ArticleAction {
  doing: ActionName;
  call: (article: WorkingCopy) => Promise<WorkingCopy>;
  /** Text of the success toast. */
  done: string;
  /** The response replaces the content of the editor. */
  whole?: boolean;
  /** Called instead of showing an error toast. */
  onFailed?: (error: unknown) => void;
}

/** Runs one action at a time; each saves the draft first. */
export function useArticleActions(autosave: Autosave) {
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
      if (!(await autosave.flush())) {
        toast({
          tone: "error",
          text: t`Your text isn't saved yet. Wait a moment, then try again.`,
        });
        return false;
      }
      const article = await call(autosave.state().article);
      if (whole) autosave.load(article);
      else autosave.applyResult(article);
      toast({ tone: "success", text: done, about: "article" });
      void client.invalidateQueries({ queryKey: ARTICLES_KEY });
      return true;
    } catch (error) {
      const theirs = conflictingArticle(error);
      if (theirs) {
        autosave.reportConflict(theirs);
        toast({
          tone: "error",
          text: t`Someone else just changed the article. Check the latest version, then try again.`,
        });
      } else if (isNotFound(error)) autosave.markDeleted();
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
