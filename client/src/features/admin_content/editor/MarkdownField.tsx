import { Trans, useLingui } from "@lingui/react/macro";
import { Bold, Heading, Italic, Link as LinkIcon, List, Quote, Redo2, Undo2 } from "lucide-react";
import type { LucideIcon } from "lucide-react";
import type { KeyboardEvent, RefObject } from "react";
import { useRef, useState } from "react";

import { cx } from "@/lib/cx";
import { Field } from "@/ui/fields/Field";
import { IconButton } from "@/ui/buttons/IconButton";
import { bareInput, inputBox } from "@/ui/fields/input-styles";
import { Toolbar } from "@/ui/buttons/Toolbar";

import type { MarkdownAction, TextSelection, TextEdit } from "./markdown";
import { applyAction, activeActions, continueList } from "./markdown";

interface MarkdownFieldProps {
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

const SHORTCUTS: Record<string, MarkdownAction> = { KeyB: "bold", KeyI: "italic", KeyK: "link" };
const SHIFT_SHORTCUTS: Record<string, MarkdownAction> = {
  Digit2: "heading",
  Digit8: "list",
  Digit9: "quote",
};

/** What the keys mean; with Ctrl, on a Mac with Cmd. */
function shortcutAction({
  ctrlKey,
  metaKey,
  shiftKey,
  altKey,
  code,
}: KeyboardEvent): MarkdownAction | undefined {
  if (altKey || ctrlKey === metaKey) return undefined;
  return (shiftKey ? SHIFT_SHORTCUTS : SHORTCUTS)[code];
}

function continuesList({
  key,
  shiftKey,
  ctrlKey,
  metaKey,
  altKey,
  nativeEvent,
}: KeyboardEvent): boolean {
  const bare = !(shiftKey || ctrlKey || metaKey || altKey);
  return key === "Enter" && bare && !nativeEvent.isComposing;
}

/** The text of an article in Markdown, with a bar for what its signs are not known by heart. */
export function MarkdownField({ value, error, onChange }: MarkdownFieldProps) {
  const { t } = useLingui();
  const area = useRef<HTMLTextAreaElement>(null);
  const [held, setHeld] = useState<ReadonlySet<MarkdownAction>>(new Set());

  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const field = event.currentTarget;
    const wanted = shortcutAction(event);
    const item = continuesList(event) ? continueList(selectionOf(field)) : null;
    if (!wanted && !item) return;
    event.preventDefault();
    if (wanted) runAction(field, wanted);
    else if (item) applyEdit(field, item);
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
            placeholder={t`Write here. A blank line starts a new paragraph.`}
            className={cx(
              bareInput,
              "field-sizing-content max-h-[75dvh] min-h-90 w-full resize-none px-4 py-3.5 text-body leading-7 sm:px-5",
            )}
            value={value}
            onChange={({ target }) => onChange(target.value)}
            onKeyDown={onKeyDown}
            onSelect={({ currentTarget }) => setHeld(activeActions(selectionOf(currentTarget)))}
          />
        </div>
      )}
    </Field>
  );
}

interface MarkdownBarProps {
  area: RefObject<HTMLTextAreaElement | null>;
  /** The id of the text. */
  controls: string;
  /** What holds where the caret is. */
  held: ReadonlySet<MarkdownAction>;
}

interface Tool {
  key: MarkdownAction | "undo" | "redo";
  label: string;
  Icon: LucideIcon;
}

function useTools(): Tool[] {
  const { t } = useLingui();
  const mac = navigator.platform.startsWith("Mac");
  const [mod, shift] = mac ? ["⌘", "⇧⌘"] : ["Ctrl+", "Ctrl+Shift+"];
  return [
    { key: "heading", label: t`Heading (${shift}2)`, Icon: Heading },
    { key: "bold", label: t`Bold (${mod}B)`, Icon: Bold },
    { key: "italic", label: t`Italic (${mod}I)`, Icon: Italic },
    { key: "list", label: t`List (${shift}8)`, Icon: List },
    { key: "quote", label: t`Quote (${shift}9)`, Icon: Quote },
    { key: "link", label: t`Link (${mod}K)`, Icon: LinkIcon },
    { key: "undo", label: t`Undo (${mod}Z)`, Icon: Undo2 },
    { key: "redo", label: t`Redo (${shift}Z)`, Icon: Redo2 },
  ];
}

/** Buttons that write the signs of Markdown into the text. */
function MarkdownBar({ area, controls, held }: MarkdownBarProps) {
  const { t } = useLingui();
  const tools = useTools();
  const use = (key: Tool["key"]) => {
    const field = area.current;
    if (!field) return;
    if (key === "undo" || key === "redo") undoOrRedo(field, key);
    else runAction(field, key);
  };
  return (
    <Toolbar
      label={t`Formatting`}
      count={tools.length}
      className="flex overflow-x-auto border-b border-line bg-sunken p-1 [scrollbar-width:none] max-sm:grid max-sm:grid-cols-4"
    >
      {(stop) =>
        tools.map(({ key, label, Icon }, index) => {
          const isAct = key !== "undo" && key !== "redo" && key !== "link";
          const pressed = isAct && held.has(key);
          return (
            <IconButton
              key={key}
              {...stop(index)}
              label={label}
              title={label}
              aria-controls={controls}
              aria-pressed={isAct ? pressed : undefined}
              icon={<Icon aria-hidden="true" className="size-5" />}
              className={cx(
                "w-auto min-w-9 flex-1 hover:bg-surface! sm:max-w-11",
                pressed && "bg-surface text-primary!",
                key === "undo" && "sm:ml-auto",
              )}
              // The caret stays in the text.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => use(key)}
            />
          );
        })
      }
    </Toolbar>
  );
}

function selectionOf(field: HTMLTextAreaElement): TextSelection {
  return { text: field.value, start: field.selectionStart, end: field.selectionEnd };
}

/** Makes an edit as if it were typed, so that the browser's own undo takes it back. */
function applyEdit(field: HTMLTextAreaElement, edit: TextEdit): void {
  field.focus();
  field.setSelectionRange(edit.from, edit.to);
  const command = edit.insert ? "insertText" : "delete";
  const empty = edit.insert === "" && edit.from === edit.to;
  if (!empty && !document.execCommand(command, false, edit.insert)) {
    field.setRangeText(edit.insert, edit.from, edit.to, "end");
    field.dispatchEvent(new InputEvent("input", { bubbles: true }));
  }
  field.setSelectionRange(edit.start, edit.end);
}

function runAction(field: HTMLTextAreaElement, kind: MarkdownAction): void {
  applyEdit(field, applyAction(kind, selectionOf(field)));
}

/** Undoes or redoes the last edit of the field. */
function undoOrRedo(field: HTMLTextAreaElement, way: "undo" | "redo"): void {
  field.focus();
  document.execCommand(way);
}
