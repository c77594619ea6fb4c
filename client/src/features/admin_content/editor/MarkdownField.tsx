import { Trans, useLingui } from "@lingui/react/macro";
import { type KeyboardEvent, useRef, useState } from "react";

import { cx } from "@/lib/cx";
import { Field } from "@/ui/Field";
import { bareInput, inputBox } from "@/ui/input-styles";

import { act, apply, chosenIn } from "./edit-field";
import { MarkdownBar } from "./MarkdownBar";
import { type Act, heldAt, nextItem } from "./markdown";

interface MarkdownFieldProps {
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

const PLAIN: Record<string, Act> = { KeyB: "bold", KeyI: "italic", KeyK: "link" };
const SHIFTED: Record<string, Act> = { Digit2: "heading", Digit8: "list", Digit9: "quote" };

/** What the keys mean; with Ctrl, on a Mac with Cmd. */
function actOf({ ctrlKey, metaKey, shiftKey, altKey, code }: KeyboardEvent): Act | undefined {
  if (altKey || ctrlKey === metaKey) return undefined;
  return (shiftKey ? SHIFTED : PLAIN)[code];
}

function goesOn({ key, shiftKey, ctrlKey, metaKey, altKey, nativeEvent }: KeyboardEvent): boolean {
  const bare = !(shiftKey || ctrlKey || metaKey || altKey);
  return key === "Enter" && bare && !nativeEvent.isComposing;
}

/** The text of an article in Markdown, with a bar for what its signs are not known by heart. */
export function MarkdownField({ value, error, onChange }: MarkdownFieldProps) {
  const { t } = useLingui();
  const area = useRef<HTMLTextAreaElement>(null);
  const [held, setHeld] = useState<ReadonlySet<Act>>(new Set());

  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const field = event.currentTarget;
    const wanted = actOf(event);
    const item = goesOn(event) ? nextItem(chosenIn(field)) : null;
    if (!wanted && !item) return;
    event.preventDefault();
    if (wanted) act(field, wanted);
    else if (item) apply(field, item);
  };

  return (
    <Field label={<Trans>Text</Trans>} error={error}>
      {(control) => (
        <div className={inputBox("flex-col items-stretch! gap-0! overflow-clip p-0!")}>
          <MarkdownBar area={area} controls={control.id} held={held} />
          <textarea
            {...control}
            ref={area}
            rows={14}
            spellCheck
            placeholder={t`Write here. A blank line begins a new paragraph.`}
            className={cx(
              bareInput,
              "field-sizing-content max-h-[75dvh] min-h-90 w-full resize-none px-4 py-3.5 text-body leading-7 sm:px-5",
            )}
            value={value}
            onChange={({ target }) => onChange(target.value)}
            onKeyDown={onKeyDown}
            onSelect={({ currentTarget }) => setHeld(heldAt(chosenIn(currentTarget)))}
          />
        </div>
      )}
    </Field>
  );
}
