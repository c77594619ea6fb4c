import { Trans } from "@lingui/react/macro";
import { BellRing, CircleCheck } from "lucide-react";

import { useFailureText } from "@/api/use-failure-text";
import { useMailLink } from "@/lib/use-mail-link";
import { Alert } from "@/ui/Alert";
import { Button } from "@/ui/Button";
import { MailCard } from "@/ui/MailCard";

import { markDone, type Noted } from "./calls";
import { Told } from "./Told";
import { useSending } from "./use-sending";
import { Dead, NoLink, ToReminders } from "./WaysOn";

const PURPOSES = { doneToken: "done" } as const;

/** What the button of a reminder's mail leads to: a press says that it is done. */
export default function DonePage() {
  const { link, read, used } = useMailLink(PURPOSES);
  return (
    <MailCard>
      {read && !link ? (
        <NoLink>
          <ToReminders />
        </NoLink>
      ) : (
        <Question token={link?.token ?? null} onUsed={used} />
      )}
    </MailCard>
  );
}

interface QuestionProps {
  /** Null until the address was read. */
  token: string | null;
  onUsed: () => void;
}

/** Opening the page does nothing: programs that look at links press no buttons. */
function Question({ token, onUsed }: QuestionProps) {
  const failureText = useFailureText();
  const { busy, answer, error, dead, send } = useSending<Noted>(onUsed);
  if (answer) return <Done {...answer} />;
  if (dead) {
    return (
      <Dead error={error}>
        <ToReminders />
      </Dead>
    );
  }
  return (
    <Told
      icon={BellRing}
      title={<Trans>Is it done?</Trans>}
      words={
        <Trans>
          One press marks what we reminded you of as done. If it has an amount, that is recorded in
          your transactions.
        </Trans>
      }
    >
      {error !== null && (
        <Alert tone="error" role="alert" className="text-left">
          {failureText(error)}
        </Alert>
      )}
      <Button
        size="lg"
        block
        busy={busy}
        disabled={token === null}
        onClick={() => token && void send(() => markDone(token))}
      >
        <Trans>Yes, it is done</Trans>
      </Button>
      <ToReminders />
    </Told>
  );
}

function Done({ description, recorded }: Noted) {
  return (
    <Told
      news
      icon={CircleCheck}
      title={<Trans>Done: {description}</Trans>}
      words={
        recorded ? (
          <Trans>Its amount stands in your transactions.</Trans>
        ) : (
          <Trans>Nothing was recorded in your transactions.</Trans>
        )
      }
    >
      <ToReminders />
    </Told>
  );
}
