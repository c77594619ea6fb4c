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
  const { mutate, isPending } = useMutation({
    mutationFn: call,
    onError: (error) => {
      waiting.current = null;
      return onError(error);
    },
    onSuccess: () => {
      const next = waiting.current;
      waiting.current = null;
      if (!next) return onSaved();
      mutate(next.input);
      return undefined;
    },
  });
  return (input: Input) => {
    if (isPending) waiting.current = { input };
    else mutate(input);
  };
}
