interface Slot {
  key: string;
  /** Null where pages are left out. */
  page: number | null;
}

const gap = (key: string): Slot => ({ key, page: null });

function run(from: number, to: number): Slot[] {
  return Array.from({ length: to - from + 1 }, (_, at) => ({
    key: String(from + at),
    page: from + at,
  }));
}

/** Which pages are offered in so many places (5 or more): the first, the last, and those around. */
export function slotsOf(page: number, pages: number, room: number): Slot[] {
  if (pages <= room) return run(1, pages);
  const inner = room - 4;
  const from = page - Math.floor((inner - 1) / 2);
  if (from <= 3) return [...run(1, room - 2), gap("later"), ...run(pages, pages)];
  const to = from + inner - 1;
  if (to >= pages - 2) {
    return [...run(1, 1), gap("earlier"), ...run(pages - room + 3, pages)];
  }
  return [...run(1, 1), gap("earlier"), ...run(from, to), gap("later"), ...run(pages, pages)];
}
