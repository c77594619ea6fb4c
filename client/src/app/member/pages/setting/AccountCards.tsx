import { Trans } from "@lingui/react/macro";

import { useAccount } from "@/api/use-account";
import { DeleteAccountCard } from "@/features/privacy/DeleteAccountCard";
import { ExportCard } from "@/features/privacy/ExportCard";
import { GuardianCard } from "@/features/privacy/GuardianCard";
import { KeepAccountFirst } from "@/ui/feedback/KeepAccountFirst";

/** Beside the details: a parent's consent where it is needed, the own data, the way out. */
export default function AccountCards() {
  const isGuest = useAccount()?.is_guest;
  return (
    <>
      {isGuest && (
        <KeepAccountFirst>
          <Trans>Your email address and phone number come with your account.</Trans>
        </KeepAccountFirst>
      )}
      <GuardianCard />
      <ExportCard />
      <DeleteAccountCard />
    </>
  );
}
