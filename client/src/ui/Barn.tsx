import barn0 from "./illustrations/barn-0.svg";
import barn36 from "./illustrations/barn-36.svg";
import barn62 from "./illustrations/barn-62.svg";
import barn90 from "./illustrations/barn-90.svg";

const barns = { 0: barn0, 36: barn36, 62: barn62, 90: barn90 };

/** A barn filled to that many percent of its roof. */
export function Barn({ percent, className }: { percent: keyof typeof barns; className: string }) {
  return (
    <img
      src={barns[percent]}
      alt=""
      width={120}
      height={120}
      loading="lazy"
      className={className}
    />
  );
}
