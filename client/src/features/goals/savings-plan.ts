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
  /** What was put aside in this month already: it counts towards the plan of the month. */
  put?: number;
  today: string;
}

export interface Outlook {
  /** What would have to be put aside every month to be ready in time. */
  needed: number | null;
  /** When what is planned will have filled it. */
  ready: string | null;
  /** Whether what is planned is too little for the day. */
  late: boolean;
}

/** Beyond that nobody counts in months. */
const A_LIFE = 1200;

/** The least monthly amount that fills the rest in so many months, this one among them. */
function getMonthsNeeded(months: number, left: number, put: number): number {
  const whole = Math.ceil((left + put) / months);
  // More than that is in already, so the months after this one share what is left.
  return whole >= put || months === 1 ? whole : Math.ceil(left / (months - 1));
}

/** When a monthly amount has filled the rest; null when nobody would wait for it. */
function getReadyMonth(monthly: number, left: number, put: number, today: string): string | null {
  const thisMonth = Math.max(0, monthly - put);
  const later = left <= thisMonth ? 0 : Math.ceil((left - thisMonth) / monthly);
  return later > A_LIFE ? null : addMonths(today, later);
}

const NO_OUTLOOK: Outlook = { needed: null, ready: null, late: false };

/** What a plan comes to before it is kept; once it is kept, the server says so by money months. */
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
