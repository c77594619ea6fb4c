import { useLingui } from "@lingui/react/macro";
import type { UseFormReturn } from "react-hook-form";

import { WalletChoiceField } from "@/ui/fields/WalletChoiceField";
import { useActiveWallets } from "@/ui/fields/wallets-context";

import type { RecordValues } from "./record-form";
import { useWalletDefaults } from "./use-wallet-defaults";

/** The wallet of an income or an expense in one line; nothing while there is only one. */
export function WalletLine({ form }: { form: UseFormReturn<RecordValues> }) {
  const { t } = useLingui();
  const asks = useActiveWallets().length > 1;
  const values = form.watch();
  const fillIn = useWalletDefaults(values.type);
  if (!asks) return null;
  return (
    <WalletChoiceField
      label={
        values.type === "income"
          ? t({ message: "To", context: "wallet" })
          : t({ message: "From", context: "wallet" })
      }
      value={fillIn(values).wallet_id}
      onChange={(id) => {
        form.setValue("wallet_id", id, { shouldDirty: true });
        form.clearErrors("wallet_id");
      }}
      error={form.formState.errors.wallet_id?.message}
    />
  );
}
