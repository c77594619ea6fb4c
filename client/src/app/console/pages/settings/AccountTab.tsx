import { Trans, useLingui } from "@lingui/react/macro";
import { KeyRound } from "lucide-react";
import { Suspense, useId } from "react";
import { Link } from "react-router-dom";

import { PhotoField } from "@/features/photos/PhotoField";
import { NameForm } from "@/features/users/NameForm";
import { usePublicPath } from "@/i18n/use-public-path";
import { lazyComponent } from "@/lib/lazy-component";
import { PUBLIC_PATHS, settingPath } from "@/lib/paths";
import { ButtonLink } from "@/ui/buttons/ButtonLink";
import { Card, CardHead } from "@/ui/layout/Card";
import { Skeleton } from "@/ui/feedback/Skeleton";

import { OwnAccount } from "./OwnAccount";

const SecondFactorCard = lazyComponent(async () => {
  const part = await import(
    /* webpackChunkName: "second-factor" */ "@/features/second_factor/SecondFactorCard"
  );
  return { default: part.SecondFactorCard };
});

/** Who the operator is, and how they prove it. */
export default function AccountTab() {
  const { t } = useLingui();
  return (
    <OwnAccount>
      {(account) => (
        <div className="grid grid-cols-1 items-start gap-4 sm:gap-5 xl:grid-cols-12">
          <Card aria-label={t`Account`} className="flex flex-col gap-6 xl:col-span-7">
            <PhotoField />
            <NameForm account={account} />
            <p className="border-t border-line pt-4 text-small text-ink-2">
              <Trans>
                Your email, phone number and other details are in{" "}
                <Link to={settingPath("account")} className="link relative py-3.5">
                  your settings
                </Link>
                .
              </Trans>
            </p>
          </Card>
          <div className="flex min-w-0 flex-col gap-4 sm:gap-5 xl:col-span-5">
            <PasswordByMail />
            <Suspense fallback={<Skeleton className="h-44 rounded-xl" />}>
              <SecondFactorCard operator on={account.second_factor} />
            </Suspense>
          </div>
        </div>
      )}
    </OwnAccount>
  );
}

function PasswordByMail() {
  const id = useId();
  const publicPath = usePublicPath();
  return (
    <Card aria-labelledby={id}>
      <CardHead id={id} title={<Trans>Password</Trans>} />
      <p className="mb-4 text-small text-ink-2">
        <Trans>
          We'll email you a link to set a new one. It works once, expires in 30 minutes and signs
          you out everywhere.
        </Trans>
      </p>
      <ButtonLink
        to={publicPath(PUBLIC_PATHS.forgot)}
        variant="secondary"
        icon={<KeyRound aria-hidden="true" className="size-5" />}
      >
        <Trans>Change password</Trans>
      </ButtonLink>
    </Card>
  );
}
