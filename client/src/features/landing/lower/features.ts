import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { ComponentType } from "react";

import { BudgetArt, RecordArt, ReminderArt, SavingArt, SummaryArt } from "./FeatureArt";

export interface Feature {
  id: string;
  title: MessageDescriptor;
  desc: MessageDescriptor;
  /** The drawing on the card; decoration. */
  Art: ComponentType;
  /** The ground under the drawing. */
  ground: string;
  /** Takes half the row instead of a third. */
  wide?: boolean;
}

export const FEATURES: readonly Feature[] = [
  {
    id: "feature1",
    title: msg`Record income and expenses`,
    desc: msg`Two taps, one amount. Done before the coffee arrives.`,
    Art: RecordArt,
    ground: "bg-primary-soft",
    wide: true,
  },
  {
    id: "feature2",
    title: msg`Transaction summary`,
    desc: msg`Income and expenses by day, week, month and year.`,
    Art: SummaryArt,
    ground: "bg-sunken",
    wide: true,
  },
  {
    id: "feature3",
    title: msg`Plan your budget`,
    desc: msg`Needs, wants and savings, split your way.`,
    Art: BudgetArt,
    ground: "bg-needs-soft",
  },
  {
    id: "feature4",
    title: msg`Customizable Reminders`,
    desc: msg`Bills and service dates, on your calendar.`,
    Art: ReminderArt,
    ground: "bg-gold-soft",
  },
  {
    id: "feature5",
    title: msg`Saving & Invest Recommendation`,
    desc: msg`A monthly amount for every goal you choose.`,
    Art: SavingArt,
    ground: "bg-primary-soft",
  },
];

/** The feature of that id, if there is one. */
export function findFeature(id: string | null): Feature | undefined {
  return FEATURES.find((feature) => feature.id === id);
}
