import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Controller, type UseFormReturn } from "react-hook-form";

import { CategoryIcon } from "@/ui/CategoryIcon";
import { Field } from "@/ui/Field";
import { FieldError } from "@/ui/FieldError";
import { Segmented } from "@/ui/Segmented";
import { TextInput } from "@/ui/TextInput";

import { type CategoryValues, isNameProblem, NAME_PROBLEMS } from "./category-form";
import { ColourChoice } from "./ColourChoice";
import { GROUP_NAMES, GROUPS } from "./groups";
import { PictureChoice } from "./PictureChoice";
import type { Category } from "./use-categories";

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
              placeholder={type === "income" ? t`For instance THR` : t`For instance Coffee`}
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
            <PictureChoice icons={icons} value={value} onChange={onChange} />
          </Part>
        )}
      />
      <Controller
        control={control}
        name="color"
        render={({ field: { value, onChange } }) => (
          <Part
            label={<Trans>Colour</Trans>}
            hint={<Trans>Marks it in lists and charts</Trans>}
            error={errors.color?.message}
          >
            <ColourChoice colors={colors} value={value} onChange={onChange} />
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
