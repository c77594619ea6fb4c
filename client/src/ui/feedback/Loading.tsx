import { type ReactNode, useEffect, useState } from "react";

import { VisuallyHidden } from "../layout/VisuallyHidden";

const patience = 200;

interface LoadingProps {
  /** What is being loaded, for screen readers. */
  label: string;
  /** Skeletons in the shape of the content; they keep its room from the start. */
  children: ReactNode;
}

/** Skeletons that only show when the answer takes longer than 200 ms. */
export function Loading({ label, children }: LoadingProps) {
  const [visible, setVisible] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setVisible(true), patience);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div role="status" aria-busy="true">
      <VisuallyHidden>{label}</VisuallyHidden>
      <div className={visible ? undefined : "invisible"}>{children}</div>
    </div>
  );
}
