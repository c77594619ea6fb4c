import { type RefObject, useMemo } from "react";

interface ArticleTextProps {
  /** Html that the server has made from Markdown and cleaned. */
  body: string;
  ref: RefObject<HTMLDivElement | null>;
}

/** The only place where html of the server is shown as it is. */
export function ArticleText({ body, ref }: ArticleTextProps) {
  // Another object of the same text would make React write all of it again.
  const html = useMemo(() => ({ __html: body }), [body]);
  return <div ref={ref} className="mt-8 prose" dangerouslySetInnerHTML={html} />;
}
