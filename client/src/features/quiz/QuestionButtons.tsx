import { Trans, useLingui } from "@lingui/react/macro";
import { ArrowRight } from "lucide-react";
import { useState } from "react";

import { Button } from "@/ui/Button";

import { COUNT } from "./questions";

/** Within so many milliseconds a press is the second one of a double press on Next. */
const DOUBLE = 500;

interface QuestionButtonsProps {
  index: number;
  /** The form that they belong to. */
  form: string;
  sending: boolean;
}

/** Leads on to the next question; on the last one it sends the answers. */
export function QuestionButtons({ index, form, sending }: QuestionButtonsProps) {
  if (index < COUNT - 1) {
    return (
      <Button type="submit" form={form}>
        <Trans>Next</Trans>
        <ArrowRight aria-hidden="true" className="size-5" />
      </Button>
    );
  }
  return <SubmitButton form={form} sending={sending} />;
}

function SubmitButton({ form, sending }: Omit<QuestionButtonsProps, "index">) {
  const { t } = useLingui();
  const [since] = useState(() => performance.now());
  return (
    <Button
      type="submit"
      form={form}
      busy={sending}
      busyLabel={t`Sending`}
      onClick={(event) => {
        if (event.detail > 1 && performance.now() - since < DOUBLE) event.preventDefault();
      }}
    >
      <Trans>Submit</Trans>
    </Button>
  );
}
