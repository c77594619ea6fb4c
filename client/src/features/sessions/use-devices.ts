import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";

import type { Row } from "@/api/client";
import { api, payloadOf } from "@/api/client";
import { AppError } from "@/api/errors";
import { useReauthenticated } from "@/api/reauthentication";

export type Device = Row<"/sessions", "get">;

/** Where the list of devices lies in the cache. */
export const DEVICES_KEY = ["devices"] as const;

/** Where the person is signed in, the device used last first. */
export function useDevices() {
  return useQuery({
    queryKey: DEVICES_KEY,
    queryFn: async ({ signal }) => payloadOf(await api.GET("/sessions", { signal })).datas,
    // Always refetch: people open this list to look for new devices.
    staleTime: 0,
  });
}

function isNotFound(error: unknown): boolean {
  return error instanceof AppError && error.status === 404;
}

/**
 * Signs one device out, or with null every other one; the server's words, or null where the person
 * would not confirm to be it.
 */
export function useRevokeSession() {
  const client = useQueryClient();
  const run = useReauthenticated();
  return useMutation({
    mutationFn: async (id: string | null): Promise<string | null> => {
      const done = await run(() =>
        id === null
          ? api.DELETE("/sessions")
          : api.DELETE("/sessions/{id}", { params: { path: { id } } }),
      );
      return done && payloadOf(done).message;
    },
    onSuccess: (_words, id) =>
      client.setQueryData<Device[]>(DEVICES_KEY, (devices) =>
        devices?.filter((device) => device.current || (id !== null && device.id !== id)),
      ),
    onError: (error) => {
      if (isNotFound(error)) void client.invalidateQueries({ queryKey: DEVICES_KEY });
    },
  });
}
