import { Trans } from "@lingui/react/macro";
import { Trash2 } from "lucide-react";

import { useLanguage } from "@/i18n/use-language";
import { formatDate } from "@/lib/dates";
import { Button } from "@/ui/buttons/Button";
import { CloseButton } from "@/ui/dialog/CloseButton";
import { Dialog } from "@/ui/dialog/Dialog";

import { TransactionLine } from "../TransactionLine";
import type { Transaction } from "../types";
import { useWalletNames } from "../wallet-names";

interface AdjustmentDialogProps {
  adjustment: Transaction;
  onDelete: () => void;
  onClose: () => void;
}

/** An adjustment of a wallet, which can only be deleted. */
export function AdjustmentDialog({ adjustment, onDelete, onClose }: AdjustmentDialogProps) {
  const { language } = useLanguage();
  const wallet = useWalletNames()(adjustment);
  return (
    <Dialog
      open
      size="sm"
      onClose={onClose}
      title={<Trans>Adjustment</Trans>}
      footer={
        <>
          <CloseButton>
            <Trans>Close</Trans>
          </CloseButton>
          <Button
            variant="danger"
            icon={<Trash2 aria-hidden="true" className="size-4.5" />}
            onClick={onDelete}
          >
            <Trans>Delete</Trans>
          </Button>
        </>
      }
    >
      <div className="flex items-center gap-3.5">
        <TransactionLine transaction={adjustment}>
          {[wallet, formatDate(adjustment.date, language)].filter(Boolean).join(" · ")}
        </TransactionLine>
      </div>
      <p className="text-small text-ink-2">
        <Trans>
          An adjustment follows from what the wallet held, so it can't be edited. Delete it, or
          adjust the wallet again.
        </Trans>
      </p>
    </Dialog>
  );
}
