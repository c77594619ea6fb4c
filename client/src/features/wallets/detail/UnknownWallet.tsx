import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";

import { APP_PATHS } from "@/lib/paths";
import { ButtonLink } from "@/ui/buttons/ButtonLink";
import { Card } from "@/ui/layout/Card";
import { EmptyState } from "@/ui/feedback/EmptyState";
import { PageHeader } from "@/ui/layout/PageHeader";

export const WALLET_NOT_FOUND = msg`Wallet not found`;

/** The address names a wallet that is not there, or not any more. */
export function UnknownWallet() {
  const { t } = useLingui();
  return (
    <div className="flex flex-col gap-4 sm:gap-5">
      <PageHeader title={t(WALLET_NOT_FOUND)} />
      <Card>
        <EmptyState
          illustration="not-found"
          title={<Trans>This wallet isn't here</Trans>}
          action={
            <ButtonLink to={APP_PATHS.wallets}>
              <Trans>See all wallets</Trans>
            </ButtonLink>
          }
        >
          <Trans>It may have been merged into another one or deleted.</Trans>
        </EmptyState>
      </Card>
    </div>
  );
}
