import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useId } from "react";
import { Controller, type UseFormReturn } from "react-hook-form";

import { cx } from "@/lib/cx";
import { CategoryIcon } from "@/ui/pictures/CategoryIcon";
import { Field } from "@/ui/fields/Field";
import { FieldError } from "@/ui/fields/FieldError";
import { Segmented } from "@/ui/fields/Segmented";
import { TextInput } from "@/ui/fields/TextInput";
import { GROUP_NAMES, GROUPS } from "./groups";

import { type CategoryValues, isNameProblem, NAME_PROBLEMS } from "./category-form";
import { IconPicker } from "./IconPicker";
import type { Category } from "./types";

/** The colours of the charts by the names that the server gives them. */
const COLOURS: Readonly<Record<string, Colour>> = {
  paddy: { label: msg`Paddy green`, fill: "bg-chart-1" },
  gold: { label: msg`Rice gold`, fill: "bg-chart-2" },
  nila: { label: msg`Indigo`, fill: "bg-chart-3" },
  brick: { label: msg`Brick red`, fill: "bg-chart-4" },
  sky: { label: msg`Sky blue`, fill: "bg-chart-5" },
  manggis: { label: msg`Mangosteen purple`, fill: "bg-chart-6" },
  pandan: { label: msg`Pandan green`, fill: "bg-chart-7" },
  stone: { label: msg`Stone grey`, fill: "bg-chart-8" },
};

interface CategoryFieldsProps {
  form: UseFormReturn<CategoryValues>;
  type: Category["type"];
  icons: readonly string[];
  colors: readonly string[];
}

/** Name, group, picture and colour of a category. */
export function CategoryFields({ form, type, icons, colors }: CategoryFieldsProps) {
  const { t } = useLingui();
  const { control, register, formState, watch } = form;
  const { errors } = formState;
  const problem = errors.name?.message;
  const [icon, color] = watch(["icon", "color"]);
  return (
    <>
      <div className="flex items-start gap-3.5">
        <span className="pt-6.5">
          <CategoryIcon icon={icon} color={color} />
        </span>
        <Field
          required
          className="flex-1"
          label={<Trans>Name</Trans>}
          error={problem && isNameProblem(problem) ? t(NAME_PROBLEMS[problem]) : problem}
        >
          {(field) => (
            <TextInput
              {...field}
              {...register("name")}
              data-autofocus
              autoComplete="off"
              placeholder={type === "income" ? t`For example: THR` : t`For example: Coffee`}
            />
          )}
        </Field>
      </div>
      {type === "expenses" && (
        <Controller
          control={control}
          name="group"
          render={({ field: { value, onChange } }) => (
            <Part
              label={<Trans>Group</Trans>}
              hint={value && t(GROUPS[value].hint)}
              error={errors.group?.message}
            >
              <Segmented
                block
                label={t`Group`}
                value={value ?? "wants"}
                options={GROUP_NAMES.map((group) => ({
                  value: group,
                  label: t(GROUPS[group].label),
                }))}
                onChange={onChange}
              />
            </Part>
          )}
        />
      )}
      <Controller
        control={control}
        name="icon"
        render={({ field: { value, onChange } }) => (
          <Part label={<Trans>Picture</Trans>} error={errors.icon?.message}>
            <IconPicker icons={icons} value={value} onChange={onChange} />
          </Part>
        )}
      />
      <Controller
        control={control}
        name="color"
        render={({ field: { value, onChange } }) => (
          <Part
            label={<Trans>Colour</Trans>}
            hint={<Trans>Used in lists and charts</Trans>}
            error={errors.color?.message}
          >
            <ColourPicker colors={colors} value={value} onChange={onChange} />
          </Part>
        )}
      />
    </>
  );
}

interface PartProps {
  label: ReactNode;
  hint?: ReactNode;
  error?: string;
  /** The choice, which carries the label for those who listen. */
  children: ReactNode;
}

function Part({ label, hint, error, children }: PartProps) {
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <p className="text-small leading-5 font-label">{label}</p>
      {children}
      {error && <FieldError id={`${String(label)}-error`}>{error}</FieldError>}
      {hint && <p className="text-small leading-5 font-medium text-ink-3">{hint}</p>}
    </div>
  );
}

interface ColourPickerProps {
  /** The names of the colours, in their order. */
  colors: readonly string[];
  value: string | null;
  onChange: (color: string | null) => void;
}

/** The colours of the charts, each with its name, and none. */
function ColourPicker({ colors, value, onChange }: ColourPickerProps) {
  const { t } = useLingui();
  const name = useId();
  return (
    <fieldset aria-label={t`Colour`} className="flex flex-wrap gap-2">
      <Chip name={name} checked={value === null} onChoose={() => onChange(null)}>
        <span
          aria-hidden="true"
          className="size-4 rounded-full border border-dashed border-line-control"
        />
        <Trans>None</Trans>
      </Chip>
      {colors.map((color) => {
        const known = COLOURS[color];
        return (
          known && (
            <Chip
              key={color}
              name={name}
              checked={value === color}
              onChoose={() => onChange(color)}
            >
              <span aria-hidden="true" className={cx("size-4 rounded-full", known.fill)} />
              {t(known.label)}
            </Chip>
          )
        );
      })}
    </fieldset>
  );
}

interface ChipProps {
  name: string;
  checked: boolean;
  onChoose: () => void;
  children: ReactNode;
}

function Chip({ name, checked, onChoose, children }: ChipProps) {
  return (
    <label className="relative inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-full border border-line-control px-3.5 text-small font-label outline-focus transition-colors duration-2 hover:bg-sunken has-checked:border-primary has-checked:bg-primary-soft has-checked:text-on-primary-soft has-checked:ring-1 has-checked:ring-primary has-focus-visible:outline-2 has-focus-visible:outline-offset-2">
      <input
        type="radio"
        name={name}
        checked={checked}
        onChange={onChoose}
        className="absolute inset-0 cursor-pointer appearance-none rounded-full outline-none"
      />
      {children}
    </label>
  );
}

interface Colour {
  label: MessageDescriptor;
  /** Fills with the colour of the series. */
  fill: string;
}
