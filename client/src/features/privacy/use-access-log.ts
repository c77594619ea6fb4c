import { useQuery } from "@tanstack/react-query";

import type { Row } from "@/api/answers";
import { api, payloadOf } from "@/api/client";

export type Access = Row<"/users/access-log", "get">;

/** Who has looked at the person's transactions, the newest first. */
export function useAccessLog() {
  return useQuery({
    queryKey: ["access-log"],
    queryFn: async ({ signal }) => payloadOf(await api.GET("/users/access-log", { signal })).datas,
  });
}
