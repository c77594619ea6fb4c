import { Trans, useLingui } from "@lingui/react/macro";
import { Landmark } from "lucide-react";
import { type FormEvent, useId, useRef, useState } from "react";

import { showFieldErrors } from "@/api/field-errors";
import { useFailureText } from "@/api/use-failure-text";
import { Alert } from "@/ui/feedback/Alert";
import { Button } from "@/ui/buttons/Button";
import { Card } from "@/ui/layout/Card";
import { MoneyField } from "@/ui/fields/MoneyField";
import { useToast } from "@/ui/feedback/use-toast";

import { useOpeningAmount } from "./use-opening-amount";

interface OpeningAmountCardProps {
  /** Today where the person lives, as 'YYYY-MM-DD'. */
  today: string;
  /** The answer is saved; the card may unmount, so move the focus. */
  onAnswered?: () => void;
  className?: string;
}

/**
 * Asks once, at the start, how much there is now; from there the balance is counted. One field
 * needs no library for forms, which would be the heaviest part of a new account's first page.
 */
export function OpeningAmountCard({ today, onAnswered, className }: OpeningAmountCardProps) {
  const { t } = useLingui();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [amount, setAmount] = useState<number | null>(null);
  const [problem, setProblem] = useState<string>();
  const { mutateAsync, isPending, variables } = useOpeningAmount();
  const [submitError, setSubmitError] = useState<unknown>(null);
  const failureText = useFailureText();
  const toast = useToast();

  const keep = async (kept: number) => {
    setSubmitError(null);
    setProblem(undefined);
    try {
      const { message } = await mutateAsync({ amount: kept, date: today });
      toast({ tone: "success", text: message });
      onAnswered?.();
    } catch (error) {
      const told = showFieldErrors(error, (_name, { message }) => setProblem(message), ["amount"]);
      if (told) field.current?.focus();
      else setSubmitError(error);
    }
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (amount !== null) return void keep(amount);
    setProblem(t`Enter an amount, or start from zero.`);
    field.current?.focus();
  };
  const fromZero = isPending && variables?.amount === 0;

  return (
    <Card aria-labelledby={id} className={className}>
      <form noValidate onSubmit={save} className="grid items-center gap-x-8 gap-y-4 md:grid-cols-2">
        <div className="flex gap-3.5">
          <span
            aria-hidden="true"
            className="grid size-11 shrink-0 place-items-center rounded-control bg-gold-soft text-gold-ink"
          >
            <Landmark className="size-5" />
          </span>
          <div>
            <h2 id={id} className="text-title tracking-tight">
              <Trans>How much do you have now?</Trans>
            </h2>
            <p className="mt-1 text-ink-2">
              <Trans>
                Cash, bank and e-wallets together. It is part of your balance, never income.
              </Trans>
            </p>
          </div>
        </div>
        <div className="flex flex-col gap-3.5">
          {submitError !== null && (
            <Alert tone="error" role="alert">
              {failureText(submitError)}
            </Alert>
          )}
          <MoneyField
            ref={field}
            label={t`How much do you have now?`}
            value={amount}
            onChange={(typed) => {
              setAmount(typed);
              setProblem(undefined);
            }}
            error={problem}
          />
          <div className="flex flex-wrap gap-3 *:flex-1">
            <Button
              variant="secondary"
              busy={fromZero}
              disabled={isPending && !fromZero}
              onClick={() => void keep(0)}
            >
              <Trans>Start from zero</Trans>
            </Button>
            <Button type="submit" busy={isPending && !fromZero} busyLabel={t`Saving`}>
              <Trans>Save</Trans>
            </Button>
          </div>
        </div>
      </form>
    </Card>
  );
}
