import { Trans, useLingui } from "@lingui/react/macro";

import { Field } from "@/ui/fields/Field";
import { Select } from "@/ui/fields/Select";
import { useNamedWallets } from "@/ui/fields/wallets-context";

interface WalletSelectProps {
  /** The id of the wallet that is listed, null for all of them. */
  value: string | null;
  onChange: (wallet: string | null) => void;
  hideLabel?: boolean;
}

/** Narrows the list to one wallet, an archived one too; nothing while there is only one. */
export default function WalletSelect({ value, onChange, hideLabel }: WalletSelectProps) {
  const { t } = useLingui();
  const all = useNamedWallets();
  if (all.length < 2) return null;
  return (
    <Field
      label={<Trans>Wallet</Trans>}
      hideLabel={hideLabel}
      className={hideLabel ? "w-48" : undefined}
    >
      {(control) => (
        <Select
          {...control}
          low={hideLabel}
          value={value ?? ""}
          onChange={(event) => onChange(event.target.value || null)}
          options={[
            { value: "", label: t`All wallets` },
            ...all.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
      )}
    </Field>
  );
}
