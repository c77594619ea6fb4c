import { Trans } from "@lingui/react/macro";
import { BellOff, BellRing, MailMinus } from "lucide-react";

import { useFailureText } from "@/api/use-failure-text";
import { Alert } from "@/ui/Alert";
import { Button } from "@/ui/Button";

import { type Mails, turnMails } from "./calls";
import { type Dead, deadBy } from "./dead";
import { MailWords } from "./MailWords";
import { Told } from "./Told";
import { useSending } from "./use-sending";
import { DeadUnsubscribe, ToSettings } from "./WaysOn";

interface MailChoiceProps {
  token: string;
  /** Which mails they are, and whether they were sent when the link was opened. */
  first: Mails;
  /** What a press came to before the page was loaded again. */
  turned?: Mails | undefined;
  /** The link has done what it could. */
  onUsed: (kept: Mails | Dead) => void;
}

/** Asks whether the mails of a link shall stop, or come again. */
export function MailChoice({ token, first, turned, onUsed }: MailChoiceProps) {
  const failureText = useFailureText();
  const { busy, answer, error, dead, send } = useSending<Mails>(onUsed);
  const news = answer ?? turned;
  const { purpose, is_on } = news ?? first;
  if (dead) return <DeadUnsubscribe {...deadBy(error)} />;
  const turn = (on: boolean) => void send(() => turnMails(token, on));
  return (
    <Told
      // What a press came to is told anew, also when it is the same press again.
      key={String(answer?.is_on)}
      news={answer !== null}
      icon={iconOf(is_on, news !== undefined)}
      title={<Title on={is_on} news={news !== undefined} />}
      words={<MailWords purpose={purpose} on={is_on} news={news !== undefined} />}
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
