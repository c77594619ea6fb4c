import { type Act, type Chosen, type Edit, editOf } from "./markdown";

export function chosenIn(field: HTMLTextAreaElement): Chosen {
  return { text: field.value, start: field.selectionStart, end: field.selectionEnd };
}

/** Makes an edit as if it were typed, so that the browser's own undo takes it back. */
export function apply(field: HTMLTextAreaElement, edit: Edit): void {
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

export function act(field: HTMLTextAreaElement, kind: Act): void {
  apply(field, editOf(kind, chosenIn(field)));
}

/** Takes back, or makes again, what was typed last in the field. */
export function step(field: HTMLTextAreaElement, way: "undo" | "redo"): void {
  field.focus();
  document.execCommand(way);
}
