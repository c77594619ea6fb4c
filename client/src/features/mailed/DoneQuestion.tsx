import { Trans } from "@lingui/react/macro";
import { BellRing } from "lucide-react";

import { useFailureText } from "@/api/use-failure-text";
import { useLanguage } from "@/i18n/use-language";
import { formatDate } from "@/lib/dates";
import { Alert } from "@/ui/Alert";
import { Button } from "@/ui/Button";
import { Money } from "@/ui/Money";

import { type Asked, markDone } from "./calls";
import { type Dead, deadBy } from "./dead";
import { Done } from "./Done";
import { Told } from "./Told";
import { useSending } from "./use-sending";
import { DeadDone, ToReminders } from "./WaysOn";

interface DoneQuestionProps {
  token: string;
  asked: Asked;
  /** The link has done what it could. */
  onUsed: (kept: Asked | Dead) => void;
}

/** Says what a press will do; opening the page does nothing: programs that look press no buttons. */
export function DoneQuestion({ token, asked, onUsed }: DoneQuestionProps) {
  const failureText = useFailureText();
  const { busy, answer, error, dead, send } = useSending<Asked>(onUsed);
  if (answer) return <Done news {...answer} />;
  if (dead) return <DeadDone {...deadBy(error)} />;
  if (asked.state === "done") return <Done {...asked} />;
  return (
    <Told icon={BellRing} title={<Trans>Is it done?</Trans>} words={<About {...asked} />}>
      {error !== null && (
        <Alert tone="error" role="alert" className="text-left">
          {failureText(error)}
        </Alert>
      )}
      <Button size="lg" block busy={busy} onClick={() => void send(() => markDone(token))}>
        <Trans>Yes, it is done</Trans>
      </Button>
      <ToReminders />
    </Told>
  );
}

/** What it is about, and what becomes of its amount. */
function About({ description, day, amount, state }: Asked) {
  const { language } = useLanguage();
  const sum = <Money amount={amount ?? 0} className="font-bold text-ink" />;
  return (
    <div className="flex flex-col gap-2">
      <p className="wrap-anywhere">
        <strong className="block font-bold text-ink">{description}</strong>
        <span className="block text-small text-ink-3">{formatDate(day, language)}</span>
      </p>
      {state === "skipped" && (
        <p>
          <Trans>You left this date out. It counts as done once you press.</Trans>
        </p>
      )}
      <p>
        {amount === null ? (
          <Trans>Nothing will be recorded in your transactions.</Trans>
        ) : (
          <Trans>{sum} will be recorded in your transactions.</Trans>
        )}
      </p>
    </div>
  );
}
