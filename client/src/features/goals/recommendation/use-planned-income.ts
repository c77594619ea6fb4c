import { useQuery } from "@tanstack/react-query";

import { api, payloadOf } from "@/api/client";
import { useLanguage } from "@/i18n/use-language";

/** What is planned to come in this money month, in whole rupiah; nothing while it is not known. */
export function usePlannedIncome(): number | undefined {
  const { language } = useLanguage();
  const { data } = useQuery({
    // The budget page asks for the same under the same key.
    queryKey: ["allocation", language, null],
    queryFn: async ({ signal }) => {
      const [allocation] = payloadOf(await api.GET("/allocation", { signal })).datas;
      if (!allocation) throw new TypeError("The allocation is one object");
      return allocation;
    },
  });
  return data?.income.planned;
}
