import { cx } from "@/lib/cx";

/** The rice terraces at the foot of the green card and of the sign-in panel. */
export function Terraces({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 800 260"
      preserveAspectRatio="none"
      aria-hidden="true"
      className={cx("pointer-events-none absolute inset-x-0 bottom-0 w-full", className)}
    >
      <path className="fill-hero-2" d="M0 150C120 96 250 92 390 128s280 20 410-52v184H0z" />
      <path
        className="fill-hero-3 opacity-75"
        d="M0 196c140-42 260-34 400-6s270 10 400-54v124H0z"
      />
      <path className="fill-hero-2" d="M0 226c150-30 280-20 420 0s260 4 380-44v78H0z" />
    </svg>
  );
}
