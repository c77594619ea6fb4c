import { Trans, useLingui } from "@lingui/react/macro";
import { MailX, UsersRound } from "lucide-react";
import { useEffect, useState } from "react";

import type { Row } from "@/api/client";
import { ButtonLink } from "@/ui/buttons/ButtonLink";
import { Envelope } from "@/ui/pictures/Envelope";
import { ErrorState } from "@/ui/feedback/ErrorState";
import { Loading } from "@/ui/feedback/Loading";
import { MailSign } from "@/ui/pictures/MailSign";
import { Skeleton } from "@/ui/feedback/Skeleton";
import { api, payloadOf } from "@/api/client";
import { isTemporaryError } from "@/api/errors";
import { useFailureText } from "@/api/use-failure-text";
import { useLanguage } from "@/i18n/use-language";
import { usePublicPath } from "@/i18n/use-public-path";
import { PUBLIC_PATHS } from "@/lib/paths";

import { giveParentalConsent } from "./mailed-links";
import { MailLinkDecision } from "./MailLinkDecision";

interface ParentalConsentProps {
  token: string;
  /** The link has done what it could. */
  onUsed: () => void;
}

function BackHome() {
  const home = usePublicPath()(PUBLIC_PATHS.home);
  return (
    <ButtonLink to={home} size="lg" block>
      <Trans>Back to home</Trans>
    </ButtonLink>
  );
}

function ConsentSkeleton() {
  const { t } = useLingui();
  return (
    <Loading label={t`Loading the request`}>
      <div className="flex flex-col items-center gap-4">
        <Skeleton className="h-9 w-4/5" />
        <Skeleton className="h-24 w-full" />
        <Skeleton className="h-13 w-full" />
      </div>
    </Loading>
  );
}

function Title({ name }: { name: string | null }) {
  if (name === null) return <Trans>Your child is asking for your consent</Trans>;
  return <Trans>{name} is asking for your consent</Trans>;
}

interface ConsentErrorProps {
  error: unknown;
  onRetry: () => void;
  onUsed: () => void;
}

/** The link is dead, or nothing was decided and the same one may work in a moment. */
function ConsentError({ error, onRetry, onUsed }: ConsentErrorProps) {
  const words = useFailureText()(error);
  const passing = isTemporaryError(error);
  useEffect(() => {
    if (!passing) onUsed();
  }, [passing, onUsed]);
  if (passing) return <ErrorState onRetry={onRetry}>{words}</ErrorState>;
  return (
    <>
      <MailSign icon={MailX} tone="wrong" />
      <div role="alert">
        <h1 tabIndex={-1} className="mb-5 text-balance">
          {words}
        </h1>
      </div>
      <BackHome />
    </>
  );
}

function Given() {
  return (
    <>
      <Envelope />
      <h1 tabIndex={-1} className="mb-5 text-balance">
        <Trans>You've already agreed</Trans>
      </h1>
      <BackHome />
    </>
  );
}

function Question({ asked, token, onUsed }: ParentalConsentProps & { asked: ConsentRequest }) {
  return (
    <MailLinkDecision
      icon={UsersRound}
      title={<Title name={asked.first_name} />}
      action={<Trans>I agree</Trans>}
      send={() => giveParentalConsent(token)}
      onUsed={onUsed}
      instead={
        <p className="mt-3 text-small text-pretty text-ink-3">
          <Trans>If you don't agree, just close this page and nothing will change.</Trans>
        </p>
      }
      done={<BackHome />}
    >
      <div className="flex flex-col gap-2 text-left">
        {asked.text.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
    </MailLinkDecision>
  );
}

/** Asks a parent for consent; no sign-in is needed. */
export function ParentalConsent({ token, onUsed }: ParentalConsentProps) {
  const { answer, retry } = useConsentRequest(token);
  if (!answer) return <ConsentSkeleton />;
  if (answer.asked?.state === "given") return <Given />;
  if (answer.asked) return <Question asked={answer.asked} token={token} onUsed={onUsed} />;
  return <ConsentError error={answer.error} onRetry={retry} onUsed={onUsed} />;
}

type ConsentRequest = Row<"/parental-consent", "get">;

interface Read {
  asked?: ConsentRequest;
  /** Why it could not be read. */
  error?: unknown;
}

async function read(token: string): Promise<Read> {
  try {
    const answer = await api.GET("/parental-consent", { params: { query: { token } } });
    return { asked: payloadOf(answer).datas[0] };
  } catch (error) {
    return { error };
  }
}

/** Reads what the mailed link asks of a parent, in the language of the page; null until then. */
function useConsentRequest(token: string): { answer: Read | null; retry: () => void } {
  const { language } = useLanguage();
  const [answer, setAnswer] = useState<Read | null>(null);
  const [tries, setTries] = useState(0);

  useEffect(() => {
    let wanted = true;
    void read(token).then((found) => wanted && setAnswer(found));
    return () => {
      wanted = false;
    };
  }, [token, language, tries]);

  return { answer, retry: () => setTries(tries + 1) };
}
