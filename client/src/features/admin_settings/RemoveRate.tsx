import { Trans } from "@lingui/react/macro";

import { useFailureText } from "@/api/use-failure-text";
import { useLanguage } from "@/i18n/use-language";
import { formatDate } from "@/lib/dates";
import { ConfirmDialog } from "@/ui/ConfirmDialog";
import { useToast } from "@/ui/use-toast";

import { writeRate } from "./rate-text";
import type { KeptRate } from "./types";
import { useRemoveRate } from "./use-kept-rates";

interface RemoveRateProps {
  rate: KeptRate;
  onClose: () => void;
}

/** Asks before a rate goes. */
export function RemoveRate({ rate, onClose }: RemoveRateProps) {
  const toast = useToast();
  const failureText = useFailureText();
  const { language } = useLanguage();
  const { mutateAsync } = useRemoveRate();
  const { currency } = rate;
  const day = formatDate(rate.date, language);
  const worth = writeRate(rate.rate);
  const remove = async () => {
    onClose();
    try {
      toast({ tone: "success", text: await mutateAsync(rate) });
    } catch (error) {
      toast({ tone: "error", text: failureText(error) });
    }
  };
  return (
    <ConfirmDialog
      open
      title={<Trans>Delete this rate?</Trans>}
      confirm={<Trans>Delete</Trans>}
      onConfirm={() => void remove()}
      onCancel={onClose}
    >
      <Trans>
        {currency} of {day}, {worth}.
      </Trans>{" "}
      {rate.in_use && <Trans>The rate before it counts again.</Trans>}
    </ConfirmDialog>
  );
}
