import { useCallback, useEffect, useState } from "react";

/** Whole seconds that are left of a wait, and the way to begin one. */
export function useCountdown(): { left: number; start: (seconds: number) => void } {
  const [wait, setWait] = useState<{ until: number } | null>(null);
  const [left, setLeft] = useState(0);

  useEffect(() => {
    if (!wait) return;
    const tick = () => {
      const now = Math.max(0, Math.ceil((wait.until - Date.now()) / 1000));
      setLeft(now);
      if (now === 0) setWait(null);
    };
    const timer = setInterval(tick, 250);
    return () => clearInterval(timer);
  }, [wait]);

  const start = useCallback((seconds: number) => {
    setLeft(seconds);
    setWait({ until: Date.now() + seconds * 1000 });
  }, []);
  return { left, start };
}

/** Seconds as people read them on a clock: '0:42', '12:05'. */
export function asClock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
