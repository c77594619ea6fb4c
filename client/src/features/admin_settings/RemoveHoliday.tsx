import { Trans, useLingui } from "@lingui/react/macro";

import { useFailureText } from "@/api/use-failure-text";
import { useLanguage } from "@/i18n/use-language";
import { formatDate } from "@/lib/dates";
import { ConfirmDialog } from "@/ui/ConfirmDialog";
import { useToast } from "@/ui/use-toast";

import type { Holiday } from "./types";
import { useRemoveHoliday } from "./use-holidays";

interface RemoveHolidayProps {
  holiday: Holiday;
  onClose: () => void;
}

/** Asks before a public holiday becomes a day like others. */
export function RemoveHoliday({ holiday, onClose }: RemoveHolidayProps) {
  const { t } = useLingui();
  const toast = useToast();
  const failureText = useFailureText();
  const { language } = useLanguage();
  const { mutateAsync } = useRemoveHoliday();
  const day = formatDate(holiday.date, language);
  const name = language === "id" ? holiday.name_id : holiday.name;
  const remove = async () => {
    onClose();
    try {
      toast({ tone: "success", text: await mutateAsync(holiday) });
    } catch (error) {
      toast({ tone: "error", text: failureText(error) });
    }
  };
  return (
    <ConfirmDialog
      open
      title={t`Delete ${name}?`}
      confirm={<Trans>Delete</Trans>}
      onConfirm={() => void remove()}
      onCancel={onClose}
    >
      <Trans>
        {day} becomes a day like others. Paydays that move before holidays, and the months that
        begin with them, follow at once.
      </Trans>
    </ConfirmDialog>
  );
}
