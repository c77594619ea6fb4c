import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

interface Colour {
  label: MessageDescriptor;
  /** Fills with the colour of the series. */
  fill: string;
}

/** The colours of the charts by the names that the server gives them. */
export const COLOURS: Readonly<Record<string, Colour>> = {
  paddy: { label: msg`Paddy green`, fill: "bg-chart-1" },
  gold: { label: msg`Rice gold`, fill: "bg-chart-2" },
  nila: { label: msg`Indigo`, fill: "bg-chart-3" },
  brick: { label: msg`Brick red`, fill: "bg-chart-4" },
  sky: { label: msg`Sky blue`, fill: "bg-chart-5" },
  manggis: { label: msg`Mangosteen purple`, fill: "bg-chart-6" },
  pandan: { label: msg`Pandan green`, fill: "bg-chart-7" },
  stone: { label: msg`Stone grey`, fill: "bg-chart-8" },
};
