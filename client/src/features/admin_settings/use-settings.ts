import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";

import { api, payloadOf } from "@/api/client";

import type { Settings } from "./types";

const KEY = ["console", "settings"];

/** How the site can be reached, as operators see it. */
export function useSettings() {
  return useQuery({
    queryKey: KEY,
    queryFn: async ({ signal }) => {
      const [settings] = payloadOf(await api.GET("/admin/settings", { signal })).datas;
      if (!settings) throw new TypeError("There is always one row of settings");
      return settings;
    },
  });
}

/** Saves the changes of one version and caches the result. */
export function useSaveSettings() {
  const client = useQueryClient();
  const takeUp = (settings: Settings | undefined) =>
    settings && client.setQueryData<Settings>(KEY, settings);
  const { mutateAsync } = useMutation({
    mutationFn: async ({ version, ...body }: Partial<Settings> & { version: number }) => {
      const header = { "If-Match": `"${version}"` };
      return payloadOf(await api.PUT("/admin/settings", { params: { header }, body }));
    },
    onSuccess: ({ datas }) => takeUp(datas[0]),
  });
  return { save: mutateAsync, takeUp };
}
