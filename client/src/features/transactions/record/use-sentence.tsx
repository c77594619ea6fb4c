import { useLingui } from "@lingui/react/macro";
import { TextCursorInput } from "lucide-react";
import { type ComponentProps, Suspense, useEffect, useState } from "react";
import type { UseFormReturn } from "react-hook-form";

import { lazyComponent } from "@/lib/lazy-component";
import { IconButton } from "@/ui/buttons/IconButton";
import { Skeleton } from "@/ui/feedback/Skeleton";

import type { KnownCategory } from "../sentence/parsed-text";
import type { DefaultCategories, RecordValues } from "./record-form";

/** The field and what reads its text, which load side by side. */
const SentencePanel = lazyComponent(async () => {
  const [{ SentencePanel: Panel }, { parse }] = await Promise.all([
    import(/* webpackChunkName: "sentence" */ "./SentencePanel"),
    import(/* webpackChunkName: "sentence-parser" */ "../sentence/parse"),
  ]);
  type Props = Omit<ComponentProps<typeof Panel>, "parse">;
  return { default: (props: Props) => <Panel parse={parse} {...props} /> };
});

const NONE: readonly KnownCategory[] = [];

interface SentenceForm {
  form: UseFormReturn<RecordValues>;
  today: string;
  first: DefaultCategories | undefined;
  categories: readonly KnownCategory[] | undefined;
  /** A text to begin with. */
  text?: string;
}

/** The way from a sentence to the form: its button, and its field once that is open. */
export function useSentence({ form, today, first, categories = NONE, text }: SentenceForm) {
  const { t } = useLingui();
  const [shown, setShown] = useState(text ? { text, turn: 1 } : null);
  const [detail, setDetail] = useState<string>();
  const open = (words = "") =>
    setShown((before) => ({ text: words, turn: (before?.turn ?? 0) + 1 }));
  const toggle = () => setShown((before) => (before ? null : { text: "", turn: 1 }));

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      // By its place: with Alt some keyboards write another letter.
      if (!event.altKey || event.ctrlKey || event.metaKey || event.code !== "KeyS") return;
      event.preventDefault();
      setShown((before) => (before ? null : { text: "", turn: 1 }));
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, []);

  const button = (
    <IconButton
      label={t`From a sentence`}
      aria-expanded={shown !== null}
      aria-keyshortcuts="Alt+S"
      icon={<TextCursorInput aria-hidden="true" className="size-5" />}
      onClick={toggle}
    />
  );
  const panel = shown && (
    <Suspense fallback={<Skeleton className="h-24 rounded-m" />}>
      <SentencePanel
        key={shown.turn}
        pasted={shown.text}
        form={form}
        today={today}
        first={first}
        categories={categories}
        onDetail={setDetail}
      />
    </Suspense>
  );
  return { button, panel, open, detail };
}
