import { Trans, useLingui } from "@lingui/react/macro";

import { useFailureText } from "@/api/use-failure-text";
import { ConfirmDialog } from "@/ui/ConfirmDialog";
import { useToast } from "@/ui/use-toast";

import type { Plan } from "./types";
import { useDeletePlan } from "./use-plans";

interface DeletePlanProps {
  plan: Plan;
  /** Whether the question stands. */
  asked: boolean;
  onAnswered: () => void;
}

/** Asks before a plan goes; its recordings stay where they are. */
export function DeletePlan({ plan, asked, onAnswered }: DeletePlanProps) {
  const { t } = useLingui();
  const toast = useToast();
  const failureText = useFailureText();
  const { mutateAsync } = useDeletePlan();

  const remove = async () => {
    onAnswered();
    try {
      await mutateAsync(plan);
      toast({ tone: "success", text: t`The plan is deleted. What you recorded stays.` });
    } catch (error) {
      toast({ tone: "error", text: failureText(error) });
    }
  };

  return (
    <ConfirmDialog
      open={asked}
      title={<Trans>Delete this plan?</Trans>}
      confirm={<Trans>Delete</Trans>}
      onConfirm={() => void remove()}
      onCancel={onAnswered}
    >
      <Trans>
        Its dates and its streak go. What you recorded for it stays in your transactions.
      </Trans>
    </ConfirmDialog>
  );
}
