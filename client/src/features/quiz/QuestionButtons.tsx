import { Trans, useLingui } from "@lingui/react/macro";
import { ArrowRight } from "lucide-react";

import { Button } from "@/ui/Button";

import { COUNT } from "./questions";

interface QuestionButtonsProps {
  index: number;
  /** The form that they belong to. */
  form: string;
  sending: boolean;
}

/** Leads on to the next question; on the last one it sends the answers. */
export function QuestionButtons({ index, form, sending }: QuestionButtonsProps) {
  const { t } = useLingui();
  if (index < COUNT - 1) {
    return (
      <Button type="submit" form={form}>
        <Trans>Next</Trans>
        <ArrowRight aria-hidden="true" className="size-5" />
      </Button>
    );
  }
  return (
    <Button type="submit" form={form} busy={sending} busyLabel={t`Sending`}>
      <Trans>Submit</Trans>
    </Button>
  );
}
