import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useMutation, useQueryClient } from "@tanstack/react-query";

import { api, payloadOf } from "@/api/client";
import { useListMutation } from "@/api/stored-list";
import { useFailureText } from "@/api/use-failure-text";
import { useIdempotencyKey } from "@/api/use-idempotency-key";
import { useLatestCall } from "@/api/use-latest-call";
import { useToast } from "@/ui/feedback/use-toast";

import { invalidateMoney, LIST_KEY, RULES_KEY } from "./queries";
import type { NewRule, Rule, RuleChanges } from "./types";

const LIST = {
  list: RULES_KEY,
  // Drafts of imports and what is suggested follow the rules at once.
  onStored: (client: ReturnType<typeof useQueryClient>) => client.invalidateQueries(),
};

/** Adds a rule once, however often the same one is sent until that succeeds. */
export function useAddRule() {
  const { keyOf } = useIdempotencyKey();
  return useListMutation(async (body: NewRule) => {
    const header = { "Idempotency-Key": keyOf(body) };
    return payloadOf(await api.POST("/rules", { params: { header }, body }));
  }, LIST);
}

interface RuleUpdate {
  id: string;
  changes: RuleChanges;
}

/** Changes a rule. */
export function useUpdateRule() {
  return useListMutation(
    async ({ id, changes }: RuleUpdate) =>
      payloadOf(await api.PUT("/rules/{id}", { params: { path: { id } }, body: changes })),
    LIST,
  );
}

/** Deletes a rule; the toast offers undo. */
export function useDeleteRule(): (rule: Rule) => void {
  const { t } = useLingui();
  const toast = useToast();
  const failureText = useFailureText();
  const fail = (error: Error) => toast({ tone: "error", text: failureText(error) });
  const { mutate: restore } = useListMutation(async (id: string) => {
    const params = { path: { id } };
    return payloadOf(await api.POST("/rules/{id}/restore", { params }));
  }, LIST);
  const { mutate } = useListMutation(async ({ id }: Rule) => {
    await api.DELETE("/rules/{id}", { params: { path: { id } } });
  }, LIST);
  return (rule) =>
    mutate(rule, {
      onError: fail,
      onSuccess: () => {
        const run = () => restore(rule.id, { onError: fail });
        const action = { label: t`Undo`, run, undo: true };
        toast({ tone: "success", text: t`Rule deleted.`, action });
      },
    });
}

/** Keeps the order of the rules; it holds at once. */
export function useOrderRules(): (ids: string[]) => void {
  const client = useQueryClient();
  const failureText = useFailureText();
  const toast = useToast();
  const send = useLatestCall({
    call: (ids: string[]) => api.PUT("/rules/order", { body: { ids } }),
    onSaved: () => LIST.onStored(client),
    onError: (error) => {
      toast({ tone: "error", text: failureText(error) });
      return LIST.onStored(client);
    },
  });
  return (ids) => {
    void client.cancelQueries({ queryKey: LIST_KEY });
    client.setQueryData<Rule[]>(LIST_KEY, (rules) =>
      rules?.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id)),
    );
    send(ids);
  };
}

/** Changes the earlier entries that a rule is about; the toast offers undo. */
export function useApplyRule() {
  const { t } = useLingui();
  const client = useQueryClient();
  const toast = useToast();
  const undo = useUndoApplication();
  const { keyOf, settled } = useIdempotencyKey();
  return useMutation({
    mutationFn: async (id: string) => {
      const params = { path: { id }, header: { "Idempotency-Key": keyOf(id) } };
      return payloadOf(await api.POST("/rules/{id}/apply", { params }));
    },
    onSuccess: ({ datas: [done] }) => {
      settled();
      invalidateMoney(client);
      if (!done) return;
      const { id, changed } = done;
      const text = t`${plural(changed, { one: "# entry changed.", other: "# entries changed." })}`;
      const action = { label: t`Undo`, run: () => void undo(id), undo: true };
      toast({ tone: "success", text, ...(changed > 0 && { action }) });
    },
  });
}

/** Puts the entries back that a rule has changed; the toast says how many were changed since. */
function useUndoApplication(): (id: string) => Promise<void> {
  const { t } = useLingui();
  const client = useQueryClient();
  const toast = useToast();
  const failureText = useFailureText();
  const undo = async (id: string): Promise<void> => {
    try {
      const params = { path: { id } };
      const answer = await api.POST("/rules/applications/{id}/undo", { params });
      const { restored = 0, kept = 0 } = payloadOf(answer).datas[0] ?? {};
      invalidateMoney(client);
      const back = t`${plural(restored, { one: "# entry restored.", other: "# entries restored." })}`;
      const since = t`${plural(kept, { one: "# has changed since, so we left it alone.", other: "# have changed since, so we left them alone." })}`;
      toast({ tone: "success", text: kept > 0 ? `${back} ${since}` : back });
    } catch (error) {
      const action = { label: t`Try again`, run: () => void undo(id), undo: true };
      toast({ tone: "error", text: failureText(error), action });
    }
  };
  return undo;
}
