import type { ReactNode } from "react";

/** The one thing to do, always in sight; on phones it replaces the bottom menu. */
export function BottomBar({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div
      role="region"
      aria-label={label}
      data-bottom-bar
      className="z-35 flex flex-wrap items-center gap-x-5 gap-y-3 border border-line bg-raised px-4 py-3 shadow-float transition duration-3 ease-out max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:rounded-t-2xl max-lg:pb-[max(--spacing(3.5),env(safe-area-inset-bottom))] lg:sticky lg:bottom-6 lg:rounded-xl lg:py-2.5 starting:translate-y-4 starting:opacity-0"
    >
      {children}
    </div>
  );
}
