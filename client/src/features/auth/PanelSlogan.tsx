import type { ReactNode } from "react";

interface PanelSloganProps {
  /** A drawing that says the same once more. */
  picture: string;
  title: ReactNode;
  children: ReactNode;
}

/** What stands on the green panel beside a short form: a sentence, a line, a drawing. */
export function PanelSlogan({ picture, title, children }: PanelSloganProps) {
  return (
    <>
      <p className="mb-4 text-slogan font-strong tracking-[-.03em] text-balance">{title}</p>
      <p className="mb-9 max-w-[42ch] text-lead text-hero-ink-2">{children}</p>
      <img src={picture} width={340} height={249} alt="" />
    </>
  );
}
