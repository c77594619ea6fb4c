import { Check, Minus } from "lucide-react";
import { useEffect, useRef } from "react";

interface SelectBoxProps {
  label: string;
  checked: boolean;
  /** Some of what it stands for is chosen, not all. */
  some?: boolean;
  /** `extend` asks for everything since the last box, by the shift key. */
  onChoose: (extend: boolean) => void;
}

/** A small box with a target of 44 px, for choosing rows. */
export function SelectBox({ label, checked, some = false, onChoose }: SelectBoxProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = some;
  }, [some]);
  const Mark = some ? Minus : Check;
  return (
    <label className="relative -m-2.5 grid size-11 cursor-pointer place-items-center select-none">
      <input
        ref={box}
        type="checkbox"
        aria-label={label}
        checked={checked}
        onChange={(event) => {
          const { nativeEvent } = event;
          onChoose(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey);
        }}
        className="peer absolute size-5 cursor-pointer appearance-none rounded-badge border border-line-control bg-raised outline-focus transition-colors duration-1 checked:border-primary checked:bg-primary indeterminate:border-primary indeterminate:bg-primary hover:border-primary focus-visible:outline-2 focus-visible:outline-offset-2"
      />
      <Mark
        aria-hidden="true"
        strokeWidth={3}
        className="pointer-events-none relative size-3.5 text-on-primary opacity-0 peer-checked:opacity-100 peer-indeterminate:opacity-100"
      />
    </label>
  );
}
