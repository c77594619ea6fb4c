/** One pair of bars; amounts in whole rupiah without sign. */
export interface Period {
  key: string;
  /** Short, under the bars: 'Jun', 'Week 2'. */
  label: string;
  /** In full, where there is room: 'June 2024'. */
  title?: string;
  income: number;
  expenses: number;
  /** The period that holds today. */
  current?: boolean;
}
