import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

export interface GoalChoice {
  kind: GoalKind;
  label: MessageDescriptor;
  /** The bare name of its picture. */
  icon: string;
  /** The sentence above the monthly amount. */
  save: MessageDescriptor;
}

export type GoalKind =
  | "wedding"
  | "education"
  | "emergency"
  | "retirement"
  | "business"
  | "vehicles"
  | "house"
  | "gadget"
  | "umrah"
  | "holidays"
  | "fashion"
  | "others";

/** What one can save for, in the order of the buttons. */
export const GOAL_KINDS: readonly GoalChoice[] = [
  { kind: "wedding", label: msg`Wedding`, icon: "ring", save: msg`For your wedding, save` },
  {
    kind: "education",
    label: msg`Education`,
    icon: "graduation-cap",
    save: msg`For your education, save`,
  },
  { kind: "emergency", label: msg`Emergency`, icon: "umbrella", save: msg`For emergencies, save` },
  {
    kind: "retirement",
    label: msg`Retirement`,
    icon: "sunrise",
    save: msg`For your retirement, save`,
  },
  {
    kind: "business",
    label: msg`Business`,
    icon: "convenience-store",
    save: msg`For your business, save`,
  },
  { kind: "vehicles", label: msg`Vehicles`, icon: "automobile", save: msg`For your vehicle, save` },
  { kind: "house", label: msg`House`, icon: "house", save: msg`For your house, save` },
  { kind: "gadget", label: msg`Gadget`, icon: "mobile-phone", save: msg`For your gadget, save` },
  { kind: "umrah", label: msg`Umrah`, icon: "kaaba", save: msg`For your Umrah, save` },
  {
    kind: "holidays",
    label: msg`Holidays`,
    icon: "desert-island",
    save: msg`For your holidays, save`,
  },
  { kind: "fashion", label: msg`Fashion`, icon: "handbag", save: msg`For your wardrobe, save` },
  { kind: "others", label: msg`Others`, icon: "glowing-star", save: msg`For your goal, save` },
];

/** The goal of that kind, if it is one of the twelve. */
export function findGoalKind(kind: string | null | undefined): GoalChoice | undefined {
  return GOAL_KINDS.find((goal) => goal.kind === kind);
}
