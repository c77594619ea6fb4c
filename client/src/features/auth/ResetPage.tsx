import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import { Link } from "react-router-dom";

import { usePublicPath } from "@/i18n/use-public-path";
import { PUBLIC_PATHS } from "@/lib/paths";
import { useMailLink } from "@/lib/use-mail-link";
import barn from "@/ui/illustrations/empty-goals.svg";

import { AuthPage } from "./AuthPage";
import { NewLink } from "./NewLink";
import { PanelPromise } from "./PanelPromise";
import { ResetDone } from "./ResetDone";
import { ResetForm } from "./ResetForm";

const PURPOSES = { token: "reset" } as const;

interface Stage {
  name: "asking" | "done" | "refused" | "missing";
  /** What the server said when it left the form. */
  message?: string;
}

const TITLES = {
  asking: <Trans>Setup New Password</Trans>,
  done: <Trans>Your password is new</Trans>,
  refused: <Trans>This link no longer works</Trans>,
  missing: <Trans>Open the link in our mail</Trans>,
};

function SignInInstead() {
  const login = usePublicPath()(PUBLIC_PATHS.login);
  return (
    <Trans>
      Already reset it?{" "}
      <Link to={login} className="link -my-2.5 inline-block py-2.5">
        Sign in
      </Link>
    </Trans>
  );
}

/** Where the page stands: on the form until the link has done what it could. */
function useStage() {
  const { link, read, used } = useMailLink(PURPOSES);
  const [left, setLeft] = useState<Stage | null>(null);
  const leave = (stage: Stage) => {
    setLeft(stage);
    used();
  };
  // The page is written with the form on it, before anybody has a link.
  const stage: Stage = left ?? { name: read && !link ? "missing" : "asking" };
  return { stage, token: link?.token ?? null, leave };
}

/** Setting a new password by a mailed link, which works once and signs nobody in. */
export default function ResetPage() {
  const { stage, token, leave } = useStage();
  return (
    <AuthPage
      art={
        <PanelPromise picture={barn} title={<Trans>A new key for your barn</Trans>}>
          <Trans>Choose a password only you know.</Trans>
        </PanelPromise>
      }
      title={TITLES[stage.name]}
      lead={stage.name !== "done" && <SignInInstead />}
    >
      {stage.name === "asking" && (
        <ResetForm
          token={token}
          onDone={(message) => leave({ name: "done", message })}
          onRefused={(message) => leave({ name: "refused", message })}
        />
      )}
      {stage.name === "done" && <ResetDone message={stage.message} />}
      {["refused", "missing"].includes(stage.name) && <NewLink message={stage.message} />}
    </AuthPage>
  );
}
