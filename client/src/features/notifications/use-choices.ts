import { useLingui } from "@lingui/react/macro";
import { type QueryClient, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";

import type { Row } from "@/api/client";
import { useToast } from "@/ui/feedback/use-toast";
import { api, payloadOf } from "@/api/client";
import { useFailureText } from "@/api/use-failure-text";

/** The notification choices of a person by purpose. */
export type Choices = Row<"/users/notifications", "get">;
export type Purpose = keyof Choices;

const CHOICES_KEY = ["notification-choices"];
/** What the server answers otherwise after a choice: the feed's address, holidays, letters. */
const SHAPED = [CHOICES_KEY, ["calendar"], ["reminders"], ["letters"]];

interface ChoiceUpdate {
  purpose: Purpose;
  on: boolean;
}

/** The notification choices. */
export function useChoices() {
  return useQuery({
    queryKey: CHOICES_KEY,
    queryFn: async ({ signal }) => {
      const [choices] = payloadOf(await api.GET("/users/notifications", { signal })).datas;
      if (!choices) throw new TypeError("The answer has the choices");
      return choices;
    },
  });
}

function change(client: QueryClient, { purpose, on }: ChoiceUpdate): void {
  client.setQueryData<Choices>(CHOICES_KEY, (choices) => choices && { ...choices, [purpose]: on });
}

/** Saves a choice optimistically, one request after the other. */
export function useUpdateChoices() {
  const { t } = useLingui();
  const client = useQueryClient();
  const toast = useToast();
  const failureText = useFailureText();
  const { mutate } = useMutation({
    mutationKey: CHOICES_KEY,
    scope: { id: CHOICES_KEY.join() },
    mutationFn: ({ purpose, on }: ChoiceUpdate) =>
      api.PUT("/users/notifications", { body: { [purpose]: on } }),
    onSuccess: () =>
      toast({ tone: "success", text: t`Saved to your account`, about: CHOICES_KEY.join() }),
    onError: (error, { purpose, on }) => {
      change(client, { purpose, on: !on });
      toast({ tone: "error", text: failureText(error) });
    },
    onSettled: () => {
      // A later choice that is under way would be overwritten; it asks when it is done.
      if (client.isMutating({ mutationKey: CHOICES_KEY }) > 1) return;
      return Promise.all(SHAPED.map((queryKey) => client.invalidateQueries({ queryKey })));
    },
  });
  return (purpose: Purpose, on: boolean) => {
    void client.cancelQueries({ queryKey: CHOICES_KEY });
    change(client, { purpose, on });
    mutate({ purpose, on });
  };
}
