import { useContext } from "react";

import type { ShowToast } from "./toast-context";
import { ToastContext } from "./toast-context";

/** Shows short words about what just happened, above everything else. */
export function useToast(): ShowToast {
  const show = useContext(ToastContext);
  if (!show) throw new Error("useToast needs a ToastProvider above it");
  return show;
}
