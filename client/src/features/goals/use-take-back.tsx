import { Trans, useLingui } from "@lingui/react/macro";

import { useFailureText } from "@/api/use-failure-text";
import { Money } from "@/ui/Money";
import { useToast } from "@/ui/use-toast";

import type { Contribution } from "./types";
import { useRemoveContribution, useRestoreContribution } from "./use-contributions";

/** Takes a contribution away and says so; the toast brings it back, also in the ledger. */
export function useTakeBack(goalId: string): (contribution: Contribution) => Promise<void> {
  const { t } = useLingui();
  const toast = useToast();
  const failureText = useFailureText();
  const remove = useRemoveContribution(goalId);
  const restore = useRestoreContribution(goalId);

  const bringBack = async (contribution: Contribution): Promise<void> => {
    try {
      await restore.mutateAsync(contribution);
      toast({ tone: "success", text: t`It is back as it was.` });
    } catch (error) {
      const run = () => void bringBack(contribution);
      toast({
        tone: "error",
        text: failureText(error),
        action: { label: t`Try again`, run, undo: true },
      });
    }
  };

  return async (contribution) => {
    try {
      await remove.mutateAsync(contribution);
      const amount = <Money amount={Math.abs(contribution.amount)} />;
      const run = () => void bringBack(contribution);
      toast({
        tone: "success",
        text: <Trans>Deleted: {amount}.</Trans>,
        action: { label: t`Undo`, run, undo: true },
      });
    } catch (error) {
      toast({ tone: "error", text: failureText(error) });
    }
  };
}
