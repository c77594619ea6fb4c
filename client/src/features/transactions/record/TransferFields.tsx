import { Trans, useLingui } from "@lingui/react/macro";
import { ArrowUpDown } from "lucide-react";
import { useId, useState } from "react";
import { Controller, type UseFormReturn } from "react-hook-form";

import { formatDigits } from "@/lib/money";
import { Chip } from "@/ui/buttons/Chip";
import { IconButton } from "@/ui/buttons/IconButton";
import { Toolbar } from "@/ui/buttons/Toolbar";
import { Alert } from "@/ui/feedback/Alert";
import { FieldError } from "@/ui/fields/FieldError";
import { RupiahField } from "@/ui/fields/RupiahField";
import { WalletChoiceField } from "@/ui/fields/WalletChoiceField";
import { useNamedWallets } from "@/ui/fields/wallets-context";

import { Part } from "./Part";
import type { RecordValues } from "./record-form";

/** What banks usually take for a transfer, in whole rupiah. */
const FEES = [0, 1_000, 2_500, 6_500];

interface TransferFieldsProps {
  form: UseFormReturn<RecordValues>;
  /** The values with the wallets that are filled in. */
  values: RecordValues;
}

/** Where the money of a transfer comes from and goes to, and what that costs. */
export default function TransferFields({ form, values }: TransferFieldsProps) {
  // A shortcut leads here with a single wallet, too.
  if (useNamedWallets().length === 1) {
    return (
      <Alert tone="info">
        <Trans>You need two wallets for a transfer. Add another one first.</Trans>
      </Alert>
    );
  }
  return (
    <>
      <WalletPair form={form} values={values} />
      <Part name="fee">
        <Controller
          control={form.control}
          name="fee"
          render={({ field: { value, onChange } }) => (
            <FeeField
              value={value}
              onChange={(fee) => {
                onChange(fee);
                form.clearErrors("fee");
              }}
              error={form.formState.errors.fee?.message}
            />
          )}
        />
      </Part>
    </>
  );
}

function WalletPair({ form: { setValue, clearErrors, formState }, values }: TransferFieldsProps) {
  const { t } = useLingui();
  const { wallet_id: from, to_wallet_id: to } = values;
  const { errors } = formState;

  const choose = (field: "wallet_id" | "to_wallet_id", id: string) => {
    setValue(field, id, { shouldDirty: true });
    clearErrors(["wallet_id", "to_wallet_id"]);
  };
  const swap = () => {
    choose("wallet_id", to);
    choose("to_wallet_id", from);
  };

  return (
    <div className="flex items-center gap-1">
      <div className="flex min-w-0 flex-1 flex-col gap-2">
        <Part name="wallet_id">
          <WalletChoiceField
            label={t({ message: "From", context: "wallet" })}
            value={from}
            onChange={(id) => choose("wallet_id", id)}
            error={errors.wallet_id?.message}
          />
        </Part>
        <Part name="to_wallet_id">
          <WalletChoiceField
            label={t({ message: "To", context: "wallet" })}
            value={to}
            onChange={(id) => choose("to_wallet_id", id)}
            error={errors.to_wallet_id?.message}
          />
        </Part>
      </div>
      <IconButton
        label={t`Swap from and to`}
        icon={<ArrowUpDown aria-hidden="true" className="size-5" />}
        onClick={swap}
        className="-mr-2"
      />
    </div>
  );
}

interface FeeFieldProps {
  /** Whole rupiah, or null while nothing readable is typed. */
  value: number | null;
  onChange: (fee: number | null) => void;
  error?: string;
}

/** The fee: the usual ones at one press, any other one typed. */
function FeeField({ value, onChange, error }: FeeFieldProps) {
  const { t } = useLingui();
  const [typing, setTyping] = useState(false);
  const errorId = useId();
  const own = typing || value === null || !FEES.includes(value);
  const choose = (fee: number) => {
    setTyping(false);
    onChange(fee);
  };
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-col gap-1.5">
        <span className="text-small leading-5 font-label">
          <Trans>Fee</Trans>
        </span>
        <Toolbar
          label={t`Fee`}
          count={FEES.length + 1}
          className="flex flex-wrap gap-1.5 *:flex-auto *:px-2 sm:*:flex-none sm:*:px-4"
        >
          {(stop) => (
            <>
              {FEES.map((fee, index) => (
                <Chip
                  key={fee}
                  {...stop(index)}
                  chosen={!own && fee === value}
                  aria-describedby={error ? errorId : undefined}
                  onClick={() => choose(fee)}
                >
                  {formatDigits(fee)}
                </Chip>
              ))}
              <Chip {...stop(FEES.length)} chosen={own} onClick={() => setTyping(true)}>
                <Trans>Other</Trans>
              </Chip>
            </>
          )}
        </Toolbar>
      </div>
      {own ? (
        <RupiahField
          zero
          name="fee"
          autoFocus={typing}
          label={<Trans>Other fee</Trans>}
          value={value}
          onChange={onChange}
          error={error}
        />
      ) : (
        error && <FieldError id={errorId}>{error}</FieldError>
      )}
    </div>
  );
}
