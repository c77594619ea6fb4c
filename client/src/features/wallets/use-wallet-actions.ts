import { useLingui } from "@lingui/react/macro";

import { AppError } from "@/api/errors";
import { useFailureText } from "@/api/use-failure-text";
import { useToast } from "@/ui/feedback/use-toast";

import { useDeleteWallet, useUpdateWallet } from "./mutations";
import type { Wallet } from "./types";

/** What is done with a wallet at one press; the toasts offer undo where there is one. */
export function useWalletActions() {
  const { t } = useLingui();
  const toast = useToast();
  const failureText = useFailureText();
  const change = useUpdateWallet();
  const remove = useDeleteWallet();

  const fail = (error: unknown) => {
    const said = error instanceof AppError ? error.errors.archived?.join(" ") : undefined;
    toast({ tone: "error", text: said ?? failureText(error) });
  };
  const archive = async (wallet: Wallet, archived: boolean) => {
    const { name } = wallet;
    try {
      await change.mutateAsync({ wallet, changes: { archived } });
      toast({
        tone: "success",
        text: archived ? t`${name} is archived.` : t`${name} is back in use.`,
        action: { label: t`Undo`, run: () => void archive(wallet, !archived), undo: true },
      });
    } catch (error) {
      fail(error);
    }
  };
  /** Whether it is gone. */
  const discard = async ({ id }: Wallet): Promise<boolean> => {
    try {
      const { message } = await remove.mutateAsync(id);
      toast({ tone: "success", text: message });
      return true;
    } catch (error) {
      fail(error);
      return false;
    }
  };
  return { archive, discard };
}
