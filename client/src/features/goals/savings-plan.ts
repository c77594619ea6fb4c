/** The month of a day, counted from the year 0. */
function getMonth(day: string): number {
  const [year = 0, month = 1] = day.split("-").map(Number);
  return year * 12 + month - 1;
}

/** How many months there are until a day, the present one among them; none when it is past. */
export function countMonthsUntil(today: string, due: string): number {
  return due < today ? 0 : getMonth(due) - getMonth(today) + 1;
}

/** The first day of the month so many months after a day. */
export function addMonths(day: string, months: number): string {
  const count = getMonth(day) + months;
  const year = String(Math.floor(count / 12)).padStart(4, "0");
  return `${year}-${String((count % 12) + 1).padStart(2, "0")}-01`;
}

interface PlanInput {
  /** Whole rupiah that are still missing; nothing while no target is known. */
  left: number | null;
  due: string | null;
  monthly: number | null;
  /** This month's contributions, which count towards the monthly plan. */
  put?: number;
  today: string;
}

export interface Outlook {
  /** What would have to be put aside every month to be ready in time. */
  needed: number | null;
  /** When the plan reaches the target. */
  ready: string | null;
  /** Whether the plan misses the due date. */
  late: boolean;
}

/** The longest time that is shown in months. */
const A_LIFE = 1200;

/** The least monthly amount that fills the rest in so many months, this one among them. */
function getMonthsNeeded(months: number, left: number, put: number): number {
  const whole = Math.ceil((left + put) / months);
  // This month's plan is exceeded, so the later months share the rest.
  return whole >= put || months === 1 ? whole : Math.ceil(left / (months - 1));
}

/** When a monthly amount reaches the target; null if it takes too long. */
function getReadyMonth(monthly: number, left: number, put: number, today: string): string | null {
  const thisMonth = Math.max(0, monthly - put);
  const later = left <= thisMonth ? 0 : Math.ceil((left - thisMonth) / monthly);
  return later > A_LIFE ? null : addMonths(today, later);
}

const NO_OUTLOOK: Outlook = { needed: null, ready: null, late: false };

/** The outlook of an unsaved plan; for a saved one the server computes it by money months. */
export function getOutlook({ left, due, monthly, put = 0, today }: PlanInput): Outlook {
  if (left === null || left <= 0) return NO_OUTLOOK;
  const months = due ? countMonthsUntil(today, due) : 0;
  const needed = months > 0 ? getMonthsNeeded(months, left, put) : null;
  const planned = { needed, ready: null, late: false };
  if (!monthly) return planned;
  return {
    ...planned,
    ready: getReadyMonth(monthly, left, put, today),
    late: needed !== null && monthly < needed,
  };
}
