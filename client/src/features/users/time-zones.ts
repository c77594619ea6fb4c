import type { PickerOption } from "@/ui/fields/PickerList";

/** Indonesia's own zones, by the names that people there use, and islands that find them. */
const INDONESIAN: readonly PickerOption[] = [
  indonesian("Jakarta", "WIB", ["Sumatra", "Java", "Jawa"]),
  indonesian("Pontianak", "WIB", ["Kalimantan", "Borneo"]),
  indonesian("Makassar", "WITA", ["Bali", "Sulawesi", "Lombok", "Kalimantan"]),
  indonesian("Jayapura", "WIT", ["Papua", "Maluku"]),
];

function indonesian(city: string, short: string, islands: readonly string[]): PickerOption {
  return { value: `Asia/${city}`, label: `${city} (${short})`, aliases: islands };
}

/** Every zone that the browser knows, Indonesia's first, and the present one in any case. */
export function timeZones(present: string): readonly PickerOption[] {
  const first = new Set(INDONESIAN.map(({ value }) => value));
  const others = new Set([...Intl.supportedValuesOf("timeZone"), present]);
  const options = [...others]
    .filter((zone) => !first.has(zone))
    .map((zone) => ({ value: zone, label: nameOf(zone), aliases: [zone] }))
    .sort((a, b) => a.label.localeCompare(b.label));
  return [...INDONESIAN, ...options];
}

/** 'Singapore · Asia' from 'Asia/Singapore': people look for the city. */
function nameOf(zone: string): string {
  const [region, ...places] = zone.replaceAll("_", " ").split("/");
  return places.length > 0 ? `${places.toReversed().join(", ")} · ${region}` : zone;
}
