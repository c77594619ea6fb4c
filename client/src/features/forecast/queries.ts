import { keepPreviousData, useQuery } from "@tanstack/react-query";

import type { Payload, Row } from "@/api/client";
import { api, initialAnswer, payloadOf } from "@/api/client";
import { useLanguage } from "@/i18n/use-language";

import { type Question, toQuery } from "./question";

export type Forecast = Row<"/forecast", "get">;
export type ForecastPoint = Forecast["points"][number];
export type ForecastItem = Forecast["items"][number];

function getForecast({ datas: [forecast] }: Payload<"/forecast", "get">): Forecast {
  if (!forecast) throw new TypeError("The forecast is one object");
  return forecast;
}

/** The expected balance of each day; the last answer stays while a new one is on its way. */
export function useForecast(question: Question) {
  const { language } = useLanguage();
  const query = toQuery(question);
  return useQuery({
    queryKey: ["forecast", query, language],
    queryFn: async ({ signal }) =>
      getForecast(payloadOf(await api.GET("/forecast", { params: { query }, signal }))),
    ...initialAnswer("/forecast", query, getForecast),
    placeholderData: keepPreviousData,
  });
}
