import { type ReactNode, useContext } from "react";
import { createPortal } from "react-dom";

import { PageFrameContext } from "./page-frame";

/** Buttons that a part of a page puts beside the page's title; where there is none, right here. */
export function PageActions({ children }: { children: ReactNode }) {
  const frame = useContext(PageFrameContext);
  if (!frame) return children;
  return frame.actions && createPortal(children, frame.actions);
}
