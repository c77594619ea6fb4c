import { useCallback, useEffect, useState } from "react";

interface Wait {
  until: number;
}

function remainingSeconds(seconds: number): Wait {
  return { until: Date.now() + seconds * 1000 };
}

/** Remaining whole seconds and a function to start; `first` starts at once. */
export function useCountdown(first = 0): { left: number; start: (seconds: number) => void } {
  const [wait, setWait] = useState(() => (first > 0 ? remainingSeconds(first) : null));
  const [left, setLeft] = useState(first);

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
    setWait(remainingSeconds(seconds));
  }, []);
  return { left, start };
}

/** Seconds as people read them on a clock: '0:42', '12:05'. */
export function formatCountdown(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
