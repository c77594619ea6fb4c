import { useQuery } from "@tanstack/react-query";

import { api, payloadOf } from "@/api/client";
import { useLanguage } from "@/i18n/use-language";

interface Planned {
  /** What is planned to come in this money month, in whole rupiah. */
  income: number;
  /** The last day of that month, by which what goals put aside in it is there. */
  end: string;
}

/** The plan of the present money month; nothing while it is not known. */
export function usePlannedIncome(): Planned | undefined {
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
  return data && { income: data.income.planned, end: data.month.end };
}
