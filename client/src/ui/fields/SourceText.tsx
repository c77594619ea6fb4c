interface SourceTextProps {
  label: string;
  text: string;
  rows: number;
}

/** A text to the letter, in columns; the keyboard scrolls it. */
export function SourceText({ label, text, rows }: SourceTextProps) {
  return (
    <textarea
      readOnly
      aria-label={label}
      wrap="off"
      rows={rows}
      spellCheck={false}
      value={text}
      className="block w-full resize-none overflow-auto rounded-panel bg-sunken p-3.5 font-mono text-caption whitespace-pre text-ink-2"
    />
  );
}
