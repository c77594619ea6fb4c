import { OpeningAmountCard } from "@/features/users/OpeningAmountCard";

import { useToday } from "../state/use-today";

/** Asks what there is now; once answered, the page goes on from its head. */
export default function OpeningCard() {
  return (
    <OpeningAmountCard
      today={useToday()}
      onAnswered={() => document.querySelector("h1")?.focus()}
      className="xl:col-span-12"
    />
  );
}
