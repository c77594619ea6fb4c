/** The barn's roof, in a square of 120. */
export const ROOF =
  "M60 4c15 7 25 30 30 50 2 10 9 16 17 20 3 2 2 6-2 6H15c-4 0-5-4-2-6 8-4 15-10 17-20C35 34 45 11 60 4Z";
/** The grain as it lies at the foot of the roof; it is moved up to its level. */
export const GRAIN = "M0 80c14-7 26-7 40-2s26 6 40 0 26-6 40-1v90H0z";

const ROOF_HEIGHT = 72;
/** Beyond the wave of the grain, so that a full barn has no empty tip. */
const FULL = 84;

/** By how much the grain is moved up when the barn is full to a percentage. */
export function grainHeight(percent: number): number {
  return percent < 100 ? (percent * ROOF_HEIGHT) / 100 : FULL;
}
