import { Trans, useLingui } from "@lingui/react/macro";
import { Landmark } from "lucide-react";
import { type FormEvent, useId, useState } from "react";

import { Button } from "@/ui/buttons/Button";
import { Card } from "@/ui/layout/Card";
import { useToast } from "@/ui/feedback/use-toast";

import { OpeningAmountFields } from "./OpeningAmountFields";
import { StartFromZero } from "./StartFromZero";
import { useOpeningForm } from "./use-opening-form";

interface OpeningAmountCardProps {
  /** Today where the person lives, as 'YYYY-MM-DD'. */
  today: string;
  /** The answer is saved; the card may unmount, so move the focus. */
  onAnswered?: () => void;
  className?: string;
}

/** Asks once, at the start, how much there is now; from there the balance is counted. */
export function OpeningAmountCard({ today, onAnswered, className }: OpeningAmountCardProps) {
  const { t } = useLingui();
  const id = useId();
  const [amount, setAmount] = useState<number | null>(null);
  const toast = useToast();
  const form = useOpeningForm(today, (message) => {
    toast({ tone: "success", text: message });
    onAnswered?.();
  });
  const { save, saving, fromZero } = form;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!saving) void save(amount);
  };

  return (
    <Card aria-labelledby={id} className={className}>
      <form
        noValidate
        onSubmit={submit}
        className="grid items-center gap-x-8 gap-y-4 md:grid-cols-2"
      >
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
                Cash, bank and e-wallets combined. It counts towards your balance, not your income.
              </Trans>
            </p>
          </div>
        </div>
        <OpeningAmountFields amount={amount} onChange={setAmount} form={form}>
          <div className="flex flex-wrap gap-3 *:flex-1">
            <StartFromZero form={form} variant="secondary" />
            <Button
              type="submit"
              disabled={fromZero}
              busy={saving && !fromZero}
              busyLabel={t`Saving`}
            >
              <Trans>Save</Trans>
            </Button>
          </div>
        </OpeningAmountFields>
      </form>
    </Card>
  );
}
