import { Check } from "lucide-react";
import type { InputHTMLAttributes, ReactNode, Ref } from "react";

type CheckboxProps = Omit<InputHTMLAttributes<HTMLInputElement>, "type"> & {
  label: ReactNode;
  /** The words take the whole width. */
  block?: boolean;
  ref?: Ref<HTMLInputElement>;
};

/** A box to tick; its words belong to the target. */
export function Checkbox({ label, block, ...input }: CheckboxProps) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3">
      <span className="relative grid size-5.5 flex-none place-items-center">
        <input
          type="checkbox"
          {...input}
          className="peer absolute inset-0 cursor-pointer appearance-none rounded-badge border border-line-control bg-raised outline-focus transition-colors duration-1 checked:border-primary checked:bg-primary focus-visible:outline-2 focus-visible:outline-offset-2"
        />
        <Check
          aria-hidden="true"
          strokeWidth={3}
          className="pointer-events-none relative size-4 text-on-primary opacity-0 peer-checked:opacity-100"
        />
      </span>
      <span className={block ? "min-w-0 flex-1" : undefined}>{label}</span>
    </label>
  );
}
