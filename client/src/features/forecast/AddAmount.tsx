import { Trans, useLingui } from "@lingui/react/macro";
import { Plus, X } from "lucide-react";
import { type FormEvent, useId, useState } from "react";

import { useLanguage } from "@/i18n/use-language";
import { formatDate } from "@/lib/dates";
import { addDays } from "@/lib/days";
import { Button } from "@/ui/buttons/Button";
import { IconButton } from "@/ui/buttons/IconButton";
import { DateField } from "@/ui/fields/DateField";
import { RupiahField } from "@/ui/fields/RupiahField";
import { Segmented } from "@/ui/fields/Segmented";
import { Card, CardHead } from "@/ui/layout/Card";
import { Money } from "@/ui/money/Money";

import { type Addition, MOST_ADDED } from "./question";

interface AddAmountProps {
  added: readonly Addition[];
  /** The first and the last day of the forecast. */
  today: string;
  until: string;
  onChange: (added: readonly Addition[]) => void;
}

/** Money that would come in or go out, to see what would be; nothing is recorded. */
export function AddAmount({ added, today, until, onChange }: AddAmountProps) {
  const heading = useId();
  return (
    <Card aria-labelledby={heading}>
      <CardHead id={heading} title={<Trans>What if?</Trans>} />
      <p className="-mt-2 mb-4 text-small text-ink-2">
        <Trans>Try a purchase or extra income. Nothing is recorded.</Trans>
      </p>
      {added.length > 0 && (
        <ul className="mb-4 divide-y divide-line border-y border-line">
          {added.map((addition, index) => (
            <Added
              key={`${addition.day} ${addition.amount} ${index}`}
              addition={addition}
              onRemove={() => onChange(added.filter((_one, at) => at !== index))}
            />
          ))}
        </ul>
      )}
      {added.length < MOST_ADDED && (
        <NewAmount today={today} until={until} onAdd={(one) => onChange([...added, one])} />
      )}
    </Card>
  );
}

interface AddedProps {
  addition: Addition;
  onRemove: () => void;
}

function Added({ addition: { day, amount }, onRemove }: AddedProps) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const date = formatDate(day, language);
  return (
    <li className="flex min-h-13 items-center justify-between gap-3">
      <span className="text-small text-ink-2">{date}</span>
      <span className="flex items-center gap-1">
        <Money
          amount={Math.abs(amount)}
          kind={amount > 0 ? "income" : "expenses"}
          className="font-label"
        />
        <IconButton
          label={t`Remove the amount on ${date}`}
          icon={<X aria-hidden="true" className="size-4.5" />}
          onClick={onRemove}
        />
      </span>
    </li>
  );
}

interface NewAmountProps {
  today: string;
  until: string;
  onAdd: (addition: Addition) => void;
}

function NewAmount({ today, until, onAdd }: NewAmountProps) {
  const { t } = useLingui();
  const [direction, setDirection] = useState<"out" | "in">("out");
  const [amount, setAmount] = useState<number | null>(null);
  const [day, setDay] = useState(today);
  const [missing, setMissing] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(!amount);
    if (!amount) return;
    onAdd({ day, amount: direction === "in" ? amount : -amount });
    setAmount(null);
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <Segmented
        block
        label={t`Direction`}
        value={direction}
        options={[
          { value: "out", label: <Trans>I spend</Trans> },
          { value: "in", label: <Trans>I receive</Trans> },
        ]}
        onChange={setDirection}
      />
      <RupiahField
        required
        label={<Trans>Amount</Trans>}
        value={amount}
        onChange={(value) => {
          setAmount(value);
          setMissing(false);
        }}
        error={missing && <Trans>Enter an amount.</Trans>}
      />
      <div className="flex flex-wrap items-center gap-3">
        <DateField
          label={t`Date`}
          value={day}
          today={today}
          min={today}
          max={until}
          quick={[
            { label: t`Today`, day: today },
            ...(until > today ? [{ label: t`Tomorrow`, day: addDays(today, 1) }] : []),
          ]}
          onChange={setDay}
        />
        <Button
          type="submit"
          variant="secondary"
          icon={<Plus aria-hidden="true" className="size-5" />}
          className="ml-auto"
        >
          <Trans>Add to the forecast</Trans>
        </Button>
      </div>
    </form>
  );
}
