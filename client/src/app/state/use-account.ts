import { useQuery } from "@tanstack/react-query";

import { api, payloadOf } from "@/api/client";
import { useSession } from "@/api/use-session";

/** The signed-in person's own account, shared by everything on the page. */
export function useAccount() {
  const { status } = useSession();
  const { data } = useQuery({
    queryKey: ["me"],
    queryFn: async ({ signal }) => payloadOf(await api.GET("/users", { signal })).datas[0],
    enabled: status === "signed-in",
  });
  return data;
}
