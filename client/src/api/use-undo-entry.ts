import { useMutation, useQueryClient } from "@tanstack/react-query";

import { notifyOtherTabs } from "@/browser/tab-channel";

import { api } from "./client";
import { useFailureText } from "./use-failure-text";

/**
 * Takes an entry back that was just recorded, with all that was booked along with it. What it
 * changed shows wherever money does; `onFailed` says why it could not be taken back.
 */
export function useUndoEntry(onFailed: (why: string) => void) {
  const client = useQueryClient();
  const failureText = useFailureText();
  return useMutation({
    mutationFn: async (id: string) => {
      await api.DELETE("/transactions/{id}", { params: { path: { id } } });
    },
    onSuccess: () => {
      notifyOtherTabs();
      void client.invalidateQueries();
    },
    onError: (error) => onFailed(failureText(error)),
  });
}
