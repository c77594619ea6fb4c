import type { ReactNode } from "react";

import type { TemplateAnswer, TemplateMode } from "@/lib/template-mode";
import { SHAPES } from "./sample-answers";
import { expressionOf, rowOf, SLUG, statement, tokens, value } from "./placeholders";

/** How a page is written: as a template, or as what it says when its answer is not there. */
export type Variant = "ready" | "failed" | "missing";

/** Calls whose answer every page can do without. */
const EMPTY_IS_FINE = new Set(["site"]);

function each<One>(list: readonly One[], row: (one: One, first: boolean) => ReactNode): ReactNode {
  const { row: one, loop } = rowOf(list);
  const rows =
    row.length < 2 ? (
      row(one as One, false)
    ) : (
      <>
        {statement("if loop.first")}
        {row(one as One, true)}
        {statement("else")}
        {row(one as One, false)}
        {statement("endif")}
      </>
    );
  return (
    <>
      {statement(loop)}
      {rows}
      {statement("endfor")}
    </>
  );
}

function when(wanted: unknown, then: ReactNode, otherwise: ReactNode): ReactNode {
  return (
    <>
      {statement(`if ${expressionOf(wanted)}`)}
      {then}
      {otherwise === null ? null : statement("else")}
      {otherwise}
      {statement("endif")}
    </>
  );
}

/** The server puts the slug of an address where it is named. */
const named = (text: string) => text.replaceAll(SLUG, "{slug}");
const namedIn = (query: TemplateAnswer["query"]) =>
  Object.fromEntries(Object.entries(query).map(([name, wanted]) => [name, named(wanted)]));

/** Writes one page, and notes which answers it needs. */
export function writer(variant: Variant): TemplateMode & { needed: Map<string, TemplateAnswer> } {
  const needed = new Map<string, TemplateAnswer>();
  const answer = ({ id, name, call, query }: TemplateAnswer) => {
    needed.set(id, { id: named(id), name, call, query: namedIn(query) });
    const shape = SHAPES[call];
    if (!shape) throw new Error(`The form of the answer ${call} is not known`);
    if (variant !== "ready" && !EMPTY_IS_FINE.has(call)) return { state: variant, answer: null };
    return { state: "ready", answer: tokens(shape, name) };
  };
  return { needed, answer, year: value("year"), each, when };
}

/** Stands for whatever article a page is about, for its title and the like. */
export function articlePlaceholder(): unknown {
  return SHAPES.article && tokens(SHAPES.article, "article");
}
