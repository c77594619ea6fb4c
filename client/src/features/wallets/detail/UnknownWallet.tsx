import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";

import { APP_PATHS } from "@/lib/paths";
import { MissingPage } from "@/ui/feedback/MissingPage";

export const WALLET_NOT_FOUND = msg`Wallet not found`;

/** The address names a wallet that is not there, or not any more. */
export function UnknownWallet() {
  const { t } = useLingui();
  return (
    <MissingPage
      heading={t(WALLET_NOT_FOUND)}
      title={<Trans>This wallet isn't here</Trans>}
      to={APP_PATHS.wallets}
      action={<Trans>See all wallets</Trans>}
    >
      <Trans>It may have been merged into another one or deleted.</Trans>
    </MissingPage>
  );
}
