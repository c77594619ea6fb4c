import { HeroCard } from "./HeroCard";
import { HeroSkeleton } from "./HeroSkeleton";

/** The skeleton of the green card, which has its colour from the start. */
export function HeroCardSkeleton({ compact }: { compact?: boolean }) {
  return (
    <HeroCard compact={compact}>
      <HeroSkeleton />
    </HeroCard>
  );
}
