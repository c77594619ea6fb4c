import { useRef } from "react";

import { newKey } from "./new-key";

const NONE = { text: "", key: "" };

/** The key of a body: sent again unchanged before it is settled, it is stored once. */
export function useAttemptKey() {
  const attempt = useRef(NONE);
  return {
    keyOf: (body: unknown): string => {
      const text = JSON.stringify(body);
      if (attempt.current.text !== text) attempt.current = { text, key: newKey() };
      return attempt.current.key;
    },
    settled: () => {
      attempt.current = NONE;
    },
  };
}
