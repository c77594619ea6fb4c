import { Trans } from "@lingui/react/macro";
import { ArrowLeft } from "lucide-react";
import { useState } from "react";

import { PUBLIC_PATHS } from "@/lib/paths";
import { ButtonLink } from "@/ui/ButtonLink";
import emailSent from "@/ui/illustrations/email-sent.svg";

import { AuthPage } from "./AuthPage";
import { ForgotForm } from "./ForgotForm";
import { ForgotSent, type SentLink } from "./ForgotSent";
import { PanelPromise } from "./PanelPromise";
import { useNext, useOnward } from "./use-onward";
import { keepWanted } from "./wanted";

/** Asking for a way back in; the answer is the same for every address. */
export default function ForgotPage() {
  const login = useOnward()(PUBLIC_PATHS.login);
  const next = useNext();
  const [sent, setSent] = useState<SentLink | null>(null);
  const leave = (link: SentLink) => {
    keepWanted(next);
    setSent(link);
  };
  return (
    <AuthPage
      art={
        <PanelPromise picture={emailSent} title={<Trans>It happens to careful people too</Trans>}>
          <Trans>Give us your address. We send a way back in.</Trans>
        </PanelPromise>
      }
      title={sent ? <Trans>Check your inbox</Trans> : <Trans>Forgot Password</Trans>}
      lead={!sent && <Trans>We will send you a link.</Trans>}
    >
      {sent ? <ForgotSent sent={sent} /> : <ForgotForm onSent={leave} />}
      <ButtonLink
        to={login}
        variant="ghost"
        block
        className={sent ? "lg:justify-start lg:px-0" : undefined}
        icon={<ArrowLeft aria-hidden="true" className="size-4" />}
      >
        {sent ? <Trans>Back to login</Trans> : <Trans>Back</Trans>}
      </ButtonLink>
    </AuthPage>
  );
}
