import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import { Link } from "react-router-dom";

import { api, payloadOf } from "@/api/client";
import { isPassing } from "@/api/errors";
import { useFailureText } from "@/api/use-failure-text";
import { usePublicPath } from "@/i18n/use-public-path";
import { PUBLIC_PATHS } from "@/lib/paths";
import { Alert } from "@/ui/Alert";
import { Button } from "@/ui/Button";
import { ButtonLink } from "@/ui/ButtonLink";

interface DisownRegistrationProps {
  token: string;
  /** The link has done what it could. */
  onUsed: () => void;
}

type Answer = { tone: "success" | "error"; text: string; final: boolean };

/** Asks whether a registration that its address's owner did not make shall be deleted. */
export function DisownRegistration({ token, onUsed }: DisownRegistrationProps) {
  const failureText = useFailureText();
  const home = usePublicPath()(PUBLIC_PATHS.home);
  const [busy, setBusy] = useState(false);
  const [answer, setAnswer] = useState<Answer | null>(null);

  const disown = async () => {
    setBusy(true);
    try {
      const { message } = payloadOf(await api.POST("/register/disown", { body: { token } }));
      setAnswer({ tone: "success", text: message, final: true });
      onUsed();
    } catch (error) {
      const final = !isPassing(error);
      setAnswer({ tone: "error", text: failureText(error), final });
      if (final) onUsed();
    }
    setBusy(false);
  };

  return (
    <>
      <h1 tabIndex={-1}>
        <Trans>Wasn't it you?</Trans>
      </h1>
      <p className="mx-auto mt-2.5 mb-5 max-w-[42ch] text-pretty text-ink-2">
        <Trans>
          Somebody registered at Lumbung with your email address. You can delete that registration;
          nobody can use it after that.
        </Trans>
      </p>
      {answer && (
        <Alert
          tone={answer.tone}
          role={answer.tone === "error" ? "alert" : "status"}
          className="mb-5 text-left"
        >
          {answer.text}
        </Alert>
      )}
      {answer?.final ? (
        <ButtonLink to={home} size="lg" block>
          <Trans>Back to home</Trans>
        </ButtonLink>
      ) : (
        <>
          <Button variant="danger" size="lg" block busy={busy} onClick={() => void disown()}>
            <Trans>Delete this registration</Trans>
          </Button>
          <p className="mt-3">
            <Link to={home} className="link inline-block py-2.5">
              <Trans>It was me, keep it</Trans>
            </Link>
          </p>
        </>
      )}
    </>
  );
}
