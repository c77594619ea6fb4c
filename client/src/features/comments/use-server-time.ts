import { useEffect, useState } from "react";

const MINUTE = 60_000;

/** The current server time, updated every minute. */
export function useNow(ahead: number): Date {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE);
    return () => clearInterval(timer);
  }, []);
  return new Date(now + ahead);
}

/** Whether a moment of the server's clock is still to come; it turns by itself. */
export function useIsAhead(moment: string | null, ahead: number): boolean {
  const end = moment === null ? 0 : Date.parse(moment) - ahead;
  const [passed, setPassed] = useState(() => (end <= Date.now() ? end : 0));
  useEffect(() => {
    if (end === 0) return;
    const timer = setTimeout(() => setPassed(end), Math.max(0, end - Date.now()));
    return () => clearTimeout(timer);
  }, [end]);
  return end > passed;
}
