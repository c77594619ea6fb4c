import type { ReactNode } from "react";

interface PanelSloganProps {
  /** An illustration. */
  picture: string;
  title: ReactNode;
  children: ReactNode;
}

/** Content of the green panel beside a short form. */
export function PanelSlogan({ picture, title, children }: PanelSloganProps) {
  return (
    <>
      <p className="mb-4 text-slogan font-strong tracking-[-.03em] text-balance">{title}</p>
      <p className="mb-9 max-w-[42ch] text-lead text-hero-ink-2">{children}</p>
      <img src={picture} width={340} height={249} alt="" />
    </>
  );
}
