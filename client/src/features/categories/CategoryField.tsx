import { Trans, useLingui } from "@lingui/react/macro";

import { Button } from "@/ui/Button";
import { Field } from "@/ui/Field";
import { Picker } from "@/ui/Picker";

import { type Category, useCategories } from "./use-categories";

interface CategoryFieldProps {
  type: Category["type"];
  /** The id of the chosen category. */
  value: string;
  onChange: (id: string) => void;
  error?: string;
}

/** Chooses a category of one type by picture, name or search. */
export function CategoryField({ type, value, onChange, error }: CategoryFieldProps) {
  const { t } = useLingui();
  const { data, isError, isFetching, refetch } = useCategories();
  const offered = (data ?? []).filter((category) => category.type === type);
  const failed = isError && !data;
  return (
    <div className="flex flex-col gap-1.5">
      <Field label={<Trans>Category</Trans>} error={error} required>
        {(control) => (
          <Picker
            control={control}
            label={t`Category`}
            placeholder={data ? t`Select Category` : t`Loading…`}
            disabled={!data}
            options={offered.map(({ id, label, name, icon }) => ({
              value: id,
              label,
              icon,
              aliases: [name],
            }))}
            value={value}
            onChange={onChange}
          />
        )}
      </Field>
      {failed && (
        <div role="alert" className="flex flex-wrap items-center gap-x-3 text-small text-ink-2">
          <span>
            <Trans>The categories could not be loaded.</Trans>
          </span>
          <Button variant="ghost" busy={isFetching} onClick={() => void refetch()}>
            <Trans>Try again</Trans>
          </Button>
        </div>
      )}
    </div>
  );
}
