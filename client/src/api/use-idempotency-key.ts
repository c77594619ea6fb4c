import { useRef } from "react";

import { createRandomId } from "@/lib/random-id";

const NONE = { text: "", key: "" };

/** The key of a body: sent again unchanged before it is settled, it is stored once. */
export function useIdempotencyKey() {
  const attempt = useRef(NONE);
  return {
    keyOf: (body: unknown): string => {
      const text = JSON.stringify(body);
      if (attempt.current.text !== text) attempt.current = { text, key: createRandomId() };
      return attempt.current.key;
    },
    settled: () => {
      attempt.current = NONE;
    },
  };
}
