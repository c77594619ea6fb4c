/** The colours that categories and wallets can have, by the names of the charts' series. */
export const TINTS: Readonly<Record<string, string>> = {
  paddy: "bg-chart-1/25 inset-ring-chart-1",
  gold: "bg-chart-2/25 inset-ring-chart-2",
  nila: "bg-chart-3/25 inset-ring-chart-3",
  brick: "bg-chart-4/25 inset-ring-chart-4",
  sky: "bg-chart-5/25 inset-ring-chart-5",
  manggis: "bg-chart-6/25 inset-ring-chart-6",
  pandan: "bg-chart-7/25 inset-ring-chart-7",
  stone: "bg-chart-8/25 inset-ring-chart-8",
};
