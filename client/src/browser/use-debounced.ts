import { useEffect, useState } from "react";

/** A value as it was when it last stayed the same for so many milliseconds. */
export function useDebounced<Value>(value: Value, pause: number): Value {
  const [paused, setPaused] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(value), pause);
    return () => clearTimeout(timer);
  }, [value, pause]);
  return paused;
}
