import { Trans } from "@lingui/react/macro";
import { BellOff, BellRing, MailMinus } from "lucide-react";
import { useEffect } from "react";

import { isPassing } from "@/api/errors";
import { useFailureText } from "@/api/use-failure-text";
import { Alert } from "@/ui/Alert";
import { Button } from "@/ui/Button";
import { ErrorState } from "@/ui/ErrorState";

import { type Mails, turnMails } from "./calls";
import { MailWords } from "./MailWords";
import { Reading } from "./Reading";
import { Told } from "./Told";
import { useMails } from "./use-mails";
import { useSending } from "./use-sending";
import { Dead, ToSettings } from "./WaysOn";

interface MailChoiceProps {
  token: string;
  /** The link has done what it could. */
  onUsed: () => void;
}

/** Asks whether the mails of a link shall stop, once it is known which ones they are. */
export function MailChoice({ token, onUsed }: MailChoiceProps) {
  const { found, retry } = useMails(token);
  if (!found) return <Reading />;
  if (found.mails) return <Choice token={token} first={found.mails} onUsed={onUsed} />;
  return <Unreadable error={found.error} onRetry={retry} onUsed={onUsed} />;
}

interface UnreadableProps {
  error: unknown;
  onRetry: () => void;
  onUsed: () => void;
}

/** The link is dead, or the same one may work in a moment. */
function Unreadable({ error, onRetry, onUsed }: UnreadableProps) {
  const words = useFailureText()(error);
  const passing = isPassing(error);
  useEffect(() => {
    if (!passing) onUsed();
  }, [passing, onUsed]);
  if (passing) return <ErrorState onRetry={onRetry}>{words}</ErrorState>;
  return (
    <Dead error={error}>
      <ToSettings />
    </Dead>
  );
}

function Choice({ token, first, onUsed }: MailChoiceProps & { first: Mails }) {
  const failureText = useFailureText();
  const { busy, answer, error, dead, send } = useSending<Mails>(onUsed);
  const { purpose, is_on } = answer ?? first;
  if (dead) {
    return (
      <Dead error={error}>
        <ToSettings />
      </Dead>
    );
  }
  const turn = (on: boolean) => void send(() => turnMails(token, on));
  return (
    <Told
      // What a press came to is told anew, also when it is the same press again.
      key={String(answer?.is_on)}
      news={answer !== null}
      icon={iconOf(is_on, answer !== null)}
      title={<Title on={is_on} news={answer !== null} />}
      words={<MailWords purpose={purpose} on={is_on} news={answer !== null} />}
    >
      {error !== null && (
        <Alert tone="error" role="alert" className="text-left">
          {failureText(error)}
        </Alert>
      )}
      {is_on ? (
        <Button size="lg" block busy={busy} onClick={() => turn(false)}>
          <Trans>Unsubscribe</Trans>
        </Button>
      ) : (
        <Button variant="soft" size="lg" block busy={busy} onClick={() => turn(true)}>
          <Trans>Send them again</Trans>
        </Button>
      )}
      <ToSettings />
    </Told>
  );
}

function iconOf(on: boolean, news: boolean) {
  if (!on) return BellOff;
  return news ? BellRing : MailMinus;
}

function Title({ on, news }: { on: boolean; news: boolean }) {
  if (on) {
    return news ? (
      <Trans>You get these emails again</Trans>
    ) : (
      <Trans>No more of these emails?</Trans>
    );
  }
  return news ? (
    <Trans>You get no more of these emails</Trans>
  ) : (
    <Trans>These emails are off already</Trans>
  );
}
