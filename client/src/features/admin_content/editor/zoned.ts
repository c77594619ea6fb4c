/** How far a zone is ahead of UTC at a moment, in milliseconds. */
function offsetAt(moment: number, timeZone: string): number {
  // Swedish writes moments as ISO 8601 does.
  const format = new Intl.DateTimeFormat("sv-SE", {
    timeZone,
    dateStyle: "short",
    timeStyle: "medium",
  });
  const there = Date.parse(`${format.format(new Date(moment)).replace(" ", "T")}Z`);
  return there - Math.floor(moment / 1000) * 1000;
}

/** The moment of a day 'YYYY-MM-DD' and a time 'HH:MM' in a time zone, in UTC. */
export function momentOf(day: string, time: string, timeZone: string): string {
  const there = Date.parse(`${day}T${time}:00Z`);
  const near = there - offsetAt(there, timeZone);
  return new Date(there - offsetAt(near, timeZone)).toISOString();
}

/** The time of day 'HH:MM' of a moment in a time zone. */
export function timeOf(moment: string, timeZone: string): string {
  const format = new Intl.DateTimeFormat("sv-SE", { timeZone, timeStyle: "short" });
  return format.format(new Date(moment));
}
