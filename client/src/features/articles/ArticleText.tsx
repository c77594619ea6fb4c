import type { RefObject } from "react";

interface ArticleTextProps {
  /** Html that the server has made from Markdown and cleaned. */
  body: string;
  ref: RefObject<HTMLDivElement | null>;
}

/** The only place where html of the server is shown as it is. */
export function ArticleText({ body, ref }: ArticleTextProps) {
  return <div ref={ref} className="mt-8 prose" dangerouslySetInnerHTML={{ __html: body }} />;
}
