import { ChevronDown } from "lucide-react";

import { CategoryIcon } from "../pictures/CategoryIcon";
import type { FieldControl } from "./Field";
import { inputBox } from "./input-styles";
import { PickerList } from "./PickerList";
import type { PickerOption } from "./PickerList";
import { PopoverOrSheet } from "../dialog/PopoverOrSheet";

interface PickerProps {
  control?: FieldControl;
  /** What is chosen here, for instance "Category". */
  label: string;
  placeholder: string;
  options: readonly PickerOption[];
  value: string | null;
  onChange: (value: string) => void;
  disabled?: boolean;
}

/** A choice with pictures and a search: a list under the field, on phones a sheet. */
export function Picker({
  control,
  label,
  placeholder,
  options,
  value,
  onChange,
  disabled,
}: PickerProps) {
  const chosen = options.find((option) => option.value === value);
  return (
    <PopoverOrSheet
      control={control}
      label={`${label}: ${chosen?.label ?? placeholder}`}
      title={label}
      disabled={disabled}
      fitButton
      faceClassName={inputBox("min-h-14 cursor-pointer")}
      face={
        <>
          {chosen?.icon && <CategoryIcon icon={chosen.icon} color={chosen.color} size="sm" />}
          <span
            className={
              chosen ? "min-w-0 flex-1 truncate font-label" : "min-w-0 flex-1 truncate text-ink-3"
            }
          >
            {chosen?.label ?? placeholder}
          </span>
          <ChevronDown aria-hidden="true" className="size-5 shrink-0 text-ink-3" />
        </>
      }
    >
      {(close) => (
        <PickerList
          label={label}
          options={options}
          value={value}
          onChoose={(next) => {
            onChange(next);
            close();
          }}
        />
      )}
    </PopoverOrSheet>
  );
}
