import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";

import { api, payloadOf } from "@/api/client";
import { session } from "@/api/session";
import { ACCOUNT_KEY, type Account } from "@/api/use-account";

/** Shows the new photo wherever there is one: from the account here, from the token elsewhere. */
function updateAvatars(client: QueryClient, avatarUrl: string | null): void {
  client.setQueryData<Account>(
    ACCOUNT_KEY,
    (account) => account && { ...account, avatar_url: avatarUrl },
  );
  void client.invalidateQueries({ queryKey: ACCOUNT_KEY });
  void session.check();
}

/** Makes a cut picture the photo of the account. */
export function useSavePhoto() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (avatar: Blob) => {
      const bodySerializer = (body: { avatar: Blob }) => {
        const form = new FormData();
        form.set("avatar", body.avatar, "photo");
        return form;
      };
      return payloadOf(await api.PUT("/users/profile/photo", { body: { avatar }, bodySerializer }));
    },
    onSuccess: ({ avatar_url }) => updateAvatars(client, avatar_url),
  });
}

/** Removes the photo of the account; the default one is shown again. */
export function useRemovePhoto() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => api.DELETE("/users/profile/photo"),
    onSuccess: () => updateAvatars(client, null),
  });
}
