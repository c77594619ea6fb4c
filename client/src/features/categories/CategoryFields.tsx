import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Controller, type UseFormReturn } from "react-hook-form";

import { ColorPicker } from "@/ui/colors/ColorPicker";
import { CategoryIcon } from "@/ui/pictures/CategoryIcon";
import { Field } from "@/ui/fields/Field";
import { FieldError } from "@/ui/fields/FieldError";
import { Segmented } from "@/ui/fields/Segmented";
import { TextInput } from "@/ui/fields/TextInput";
import { GROUP_NAMES, GROUPS } from "./groups";

import { type CategoryValues, isNameProblem, NAME_PROBLEMS } from "./category-form";
import { IconPicker } from "./IconPicker";
import type { Category } from "./types";

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
            <ColorPicker colors={colors} value={value} onChange={onChange} />
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
