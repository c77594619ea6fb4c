import type { ReactNode } from "react";

/** What a page tells about an answer that it needs. */
export interface TemplateAnswer {
  id: string;
  name: string;
  call: string;
  query: Readonly<Record<string, string>>;
}

/** How public pages are written at build time, where what is stored is not known yet. */
export interface TemplateMode {
  /** What stands for an answer that the server will fill in. */
  answer: (key: TemplateAnswer) => unknown;
  /** What stands for the year in which the page is read. */
  year: string;
  /** Writes the markup of one row between the marks of a loop. */
  each: <One>(list: readonly One[], row: (one: One, first: boolean) => ReactNode) => ReactNode;
  /** Writes what is shown with a value and what without between the marks of a condition. */
  when: (value: unknown, then: ReactNode, otherwise: ReactNode) => ReactNode;
}

/** Null in every browser. */
export const templateMode: { now: TemplateMode | null } = { now: null };
