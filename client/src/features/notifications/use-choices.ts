import {
  type MutationState,
  type QueryClient,
  useMutation,
  useMutationState,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import { useState } from "react";

import type { Row } from "@/api/answers";
import { api, payloadOf } from "@/api/client";
import { useFailureText } from "@/api/use-failure-text";
import { useToast } from "@/ui/use-toast";

/** What a person wants to be told, by purpose. */
export type Choices = Row<"/users/notifications", "get">;
export type Purpose = keyof Choices;

const KEY = ["notification-choices"];
/** What the server answers otherwise after a choice: the feed's address, the holidays. */
const SHAPED = [KEY, ["calendar"], ["reminders"]];

interface Choosing {
  purpose: Purpose;
  on: boolean;
}

/** What the person wants to be told. */
export function useChoices() {
  return useQuery({
    queryKey: KEY,
    queryFn: async ({ signal }) => {
      const [choices] = payloadOf(await api.GET("/users/notifications", { signal })).datas;
      if (!choices) throw new TypeError("The answer has the choices");
      return choices;
    },
  });
}

function change(client: QueryClient, { purpose, on }: Choosing): void {
  client.setQueryData<Choices>(KEY, (choices) => choices && { ...choices, [purpose]: on });
}

/** Keeps a choice at once, one call after the other; what could not be kept turns back. */
export function useChoose() {
  const client = useQueryClient();
  const toast = useToast();
  const failureText = useFailureText();
  const { mutate } = useMutation({
    mutationKey: KEY,
    scope: { id: KEY.join() },
    mutationFn: ({ purpose, on }: Choosing) =>
      api.PUT("/users/notifications", { body: { [purpose]: on } }),
    onError: (error, { purpose, on }) => {
      change(client, { purpose, on: !on });
      toast({ tone: "error", text: failureText(error) });
    },
    onSettled: () => {
      // A later choice that is under way would be overwritten; it asks when it is done.
      if (client.isMutating({ mutationKey: KEY }) > 1) return;
      return Promise.all(SHAPED.map((queryKey) => client.invalidateQueries({ queryKey })));
    },
  });
  return (purpose: Purpose, on: boolean) => {
    void client.cancelQueries({ queryKey: KEY });
    change(client, { purpose, on });
    mutate({ purpose, on });
  };
}

/** How the newest choice fares that was made since this part is on the page. */
export function useChoosing(): "idle" | "pending" | "success" | "error" {
  const [since] = useState(Date.now);
  const states = useMutationState({
    filters: { mutationKey: KEY },
    select: ({ state }) => state as MutationState,
  });
  return states.filter(({ submittedAt }) => submittedAt >= since).at(-1)?.status ?? "idle";
}
