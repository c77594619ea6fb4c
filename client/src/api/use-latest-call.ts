import { useMutation } from "@tanstack/react-query";
import { useRef } from "react";

interface LatestCall<Input> {
  call: (input: Input) => Promise<unknown>;
  /** The last one has succeeded. */
  onSaved: () => unknown;
  onError: (error: unknown) => unknown;
}

/**
 * Sends one state after the other. While one is being sent, only the last of those that follow is
 * sent after it; an error drops it.
 */
export function useLatestCall<Input>({ call, onSaved, onError }: LatestCall<Input>) {
  const waiting = useRef<{ input: Input } | null>(null);
  // Not the state of the mutation: two changes can come before the next render.
  const isSending = useRef(false);
  const { mutate } = useMutation({
    mutationFn: call,
    onError: (error) => {
      waiting.current = null;
      isSending.current = false;
      return onError(error);
    },
    onSuccess: () => {
      const next = waiting.current;
      waiting.current = null;
      if (next) {
        mutate(next.input);
        return undefined;
      }
      isSending.current = false;
      return onSaved();
    },
  });
  return (input: Input) => {
    if (isSending.current) {
      waiting.current = { input };
      return;
    }
    isSending.current = true;
    mutate(input);
  };
}
