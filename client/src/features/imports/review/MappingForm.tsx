import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";

import { Button } from "@/ui/buttons/Button";
import { Alert } from "@/ui/feedback/Alert";
import { Field } from "@/ui/fields/Field";
import { Segmented } from "@/ui/fields/Segmented";
import { Select } from "@/ui/fields/Select";
import { Card, CardHead } from "@/ui/layout/Card";

import { useMapping } from "../mutations";
import type { Columns, Import } from "../types";
import { useRefusalText } from "../use-refusal-text";
import { type ColumnChoice, chosenColumns, fromGuess, isUsed, toMapping } from "./column-choice";
import { MappingSample } from "./MappingSample";

const NO_COLUMNS: Columns = { header: [], sample: [], guess: {} };

export interface MappingFormProps {
  one: Import;
  /** Present where the table has been read by other columns: back to what was read. */
  onClose?: () => void;
}

/** Asks which columns of an unknown table are date, text and amount, on its first rows. */
export default function MappingForm({ one, onClose }: MappingFormProps) {
  const { t } = useLingui();
  const refusalText = useRefusalText();
  const columns = one.columns ?? NO_COLUMNS;
  const { mutate, isPending, error } = useMapping(one.id);
  const [choice, setChoice] = useState(() => fromGuess(columns.guess));
  const [tried, setTried] = useState(false);
  const mapping = toMapping(choice);
  return (
    <Card className="flex flex-col gap-4.5">
      <div>
        <CardHead title={<Trans>Which column is what?</Trans>} />
        <p className="text-ink-2">
          {onClose ? (
            <Trans>We read the file again, and remember your choice for the next file.</Trans>
          ) : (
            <Trans>
              We don't know this layout yet. Tell us three things; we remember them for the next
              file.
            </Trans>
          )}
        </p>
      </div>
      <form
        noValidate
        className="flex flex-col gap-4.5"
        onSubmit={(event) => {
          event.preventDefault();
          setTried(true);
          if (mapping) mutate(mapping, onClose && { onSuccess: onClose });
        }}
      >
        {/* A long file was read by the worker, which says here why it could not. */}
        {!error && one.fault && (
          <Alert tone="error" role="alert">
            {one.fault.message}
          </Alert>
        )}
        <ColumnFields columns={columns} choice={choice} tried={tried} onChange={setChoice} />
        <MappingSample columns={columns} chosen={chosenColumns(choice)} />
        {/* On a phone the beginning of the form is out of sight from its button. */}
        {error && (
          <Alert tone="error" role="alert">
            {refusalText(error)}
          </Alert>
        )}
        <div className="flex flex-wrap gap-2">
          <Button type="submit" busy={isPending} busyLabel={t`Reading`}>
            <Trans>Read the rows</Trans>
          </Button>
          {onClose && (
            <Button variant="ghost" disabled={isPending} onClick={onClose}>
              <Trans>Cancel</Trans>
            </Button>
          )}
        </div>
      </form>
    </Card>
  );
}

interface ColumnFieldsProps {
  columns: Columns;
  choice: ColumnChoice;
  /** Whether what is missing is marked. */
  tried: boolean;
  onChange: (choice: ColumnChoice) => void;
}

function ColumnFields({ columns, choice, tried, onChange }: ColumnFieldsProps) {
  const { t } = useLingui();
  const fields = [
    { name: "day", label: t`Date` },
    { name: "text", label: t`Text` },
    { name: "amount", label: t`Amount` },
    { name: "sign", label: t`In or out (optional)` },
    { name: "money_in", label: t`Money in` },
    { name: "money_out", label: t`Money out` },
  ] as const;
  const options = useColumnNames(columns);
  return (
    <>
      <Segmented
        block
        label={t`Where the amounts are`}
        value={choice.split ? "two" : "one"}
        options={[
          { value: "one", label: t`Amounts in one column` },
          { value: "two", label: t`In and out apart` },
        ]}
        onChange={(value) => onChange({ ...choice, split: value === "two" })}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        {fields
          .filter(({ name }) => isUsed(name, choice))
          .map(({ name, label }) => (
            <Field
              key={name}
              label={label}
              required={name !== "sign"}
              error={tried && name !== "sign" && choice[name] === "" && t`Choose a column.`}
            >
              {(control) => (
                <Select
                  {...control}
                  placeholder={name === "sign" ? t`No such column` : t`Choose a column`}
                  options={options}
                  value={choice[name]}
                  onChange={(event) => onChange({ ...choice, [name]: event.target.value })}
                />
              )}
            </Field>
          ))}
      </div>
    </>
  );
}

/** The columns by their heading, or by their place and what stands in the first row. */
function useColumnNames({ header, sample }: Columns) {
  const { t } = useLingui();
  const count = Math.max(header.length, ...sample.map((row) => row.length));
  return Array.from({ length: count }, (_, index) => {
    const place = index + 1;
    const first = sample[0]?.[index]?.slice(0, 24) ?? "";
    const name = header[index]?.trim() || t`Column ${place}`;
    return { value: String(index), label: first ? `${name} (${first})` : name };
  });
}
