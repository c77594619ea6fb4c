import { useLingui } from "@lingui/react/macro";
import { useEffect, useRef } from "react";

import { Alert } from "@/ui/Alert";

import type { Refusal } from "./refused";

/** What is missing before readers may see the article, by language and field. */
export function RefusedNote({ refusal: { words, errors, content } }: { refusal: Refusal }) {
  const { t } = useLingui();
  const place = useRef<HTMLDivElement>(null);
  // The button that was refused may be far from here; what is to be mended comes first.
  useEffect(() => {
    const marked = [...document.querySelectorAll<HTMLElement>("main [aria-invalid=true]")];
    const field = marked.find((one) => one.offsetParent !== null);
    if (field) field.focus();
    else place.current?.scrollIntoView({ block: "center" });
  }, [content]);
  const names: Record<string, string> = {
    en: t`English`,
    id: t`Indonesian`,
    title: t`Title`,
    description: t`Description`,
    body: t`Text`,
    sources: t`Sources`,
    topics: t`Topics`,
    slug: t`Address`,
    cover: t`Cover`,
    at: t`Date published`,
  };
  const lines = Object.entries(errors).map(([field, sentences]) => {
    const where = field.split(".").flatMap((part) => names[part] ?? []);
    return { field, words: [where.join(", "), sentences.join(" ")].filter(Boolean).join(": ") };
  });
  return (
    <div ref={place}>
      <Alert tone="error" role="alert">
        <p>{words}</p>
        {lines.length > 0 && (
          <ul className="mt-1 list-disc pl-4.5">
            {lines.map((line) => (
              <li key={line.field}>{line.words}</li>
            ))}
          </ul>
        )}
      </Alert>
    </div>
  );
}
