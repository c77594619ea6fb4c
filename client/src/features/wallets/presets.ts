import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

import type { WalletColor, WalletKind } from "./types";

export interface Preset {
  /** A brand is called the same in every language. */
  name: string | MessageDescriptor;
  kind: WalletKind;
  color: WalletColor;
  /** Null where the picture of the kind says more. */
  monogram: string | null;
}

/** Where people in Indonesia keep their money, the most common ones of a kind first. */
export const PRESETS: readonly Preset[] = [
  { name: msg`Cash`, kind: "cash", color: "paddy", monogram: null },
  { name: "BCA", kind: "bank", color: "nila", monogram: "BCA" },
  { name: "Mandiri", kind: "bank", color: "gold", monogram: "MDR" },
  { name: "BRI", kind: "bank", color: "sky", monogram: "BRI" },
  { name: "BNI", kind: "bank", color: "pandan", monogram: "BNI" },
  { name: "BSI", kind: "bank", color: "paddy", monogram: "BSI" },
  { name: "CIMB Niaga", kind: "bank", color: "brick", monogram: "CN" },
  { name: "Permata", kind: "bank", color: "paddy", monogram: "PMT" },
  { name: "Danamon", kind: "bank", color: "gold", monogram: "DMN" },
  { name: "Jago", kind: "bank", color: "gold", monogram: "JG" },
  { name: "SeaBank", kind: "bank", color: "brick", monogram: "SB" },
  { name: "Jenius", kind: "bank", color: "sky", monogram: "JN" },
  { name: "blu", kind: "bank", color: "sky", monogram: "blu" },
  { name: "Neo", kind: "bank", color: "gold", monogram: "NEO" },
  { name: "Allo", kind: "bank", color: "gold", monogram: "AL" },
  { name: "GoPay", kind: "ewallet", color: "sky", monogram: "GP" },
  { name: "OVO", kind: "ewallet", color: "manggis", monogram: "OVO" },
  { name: "DANA", kind: "ewallet", color: "nila", monogram: "DN" },
  { name: "ShopeePay", kind: "ewallet", color: "brick", monogram: "SP" },
  { name: "LinkAja", kind: "ewallet", color: "brick", monogram: "LA" },
  { name: "Flip", kind: "ewallet", color: "gold", monogram: "FL" },
  { name: "SPayLater", kind: "paylater", color: "brick", monogram: "SPL" },
  { name: "GoPayLater", kind: "paylater", color: "sky", monogram: "GPL" },
  { name: "Kredivo", kind: "paylater", color: "nila", monogram: "KV" },
  { name: "Akulaku", kind: "paylater", color: "brick", monogram: "AK" },
];
