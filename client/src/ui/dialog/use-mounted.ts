import { useEffect, useState } from "react";

/**
 * False while something is drawn for the first time, true from then on. A dialog opens only then:
 * Headless UI has to have seen what lies behind it, else it leaves that open to keys and readers.
 */
export function useMounted(): boolean {
  const [mounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  return mounted;
}
