import { useLingui } from "@lingui/react/macro";

import { useFailureText } from "@/api/use-failure-text";
import { useToast } from "@/ui/use-toast";

import type { Category } from "./use-categories";
import { useChangeCategory } from "./use-save-category";

/** Takes a category out of what is offered, or puts it back, with a word and a way back. */
export function useHide() {
  const { t } = useLingui();
  const toast = useToast();
  const failureText = useFailureText();
  const { mutateAsync } = useChangeCategory();
  const hide = async (category: Category, hidden: boolean) => {
    const { label } = category;
    try {
      await mutateAsync({ category, changes: { hidden } });
      toast({
        tone: "success",
        text: hidden ? t`${label} is no longer offered.` : t`${label} is offered again.`,
        action: { label: t`Undo`, run: () => void hide(category, !hidden) },
      });
    } catch (error) {
      toast({ tone: "error", text: failureText(error) });
    }
  };
  return hide;
}
