import { Trans, useLingui } from "@lingui/react/macro";
import { Plus, X } from "lucide-react";
import { useRef } from "react";

import { Button } from "@/ui/buttons/Button";
import { IconButton } from "@/ui/buttons/IconButton";
import { TextInput } from "@/ui/fields/TextInput";

import type { Source } from "../types";
import { MAX_LENGTH, MAX_SOURCES } from "./limits";

interface SourcesFieldProps {
  sources: readonly Source[];
  onChange: (sources: Source[]) => void;
}

/** What the article leans on: titles, who published them, where they are. */
export function SourcesField({ sources, onChange }: SourcesFieldProps) {
  const list = useRef<HTMLFieldSetElement>(null);
  const add = () => {
    onChange([...sources, { title: "", publisher: "", url: "" }]);
    // Focus the new source after it is rendered.
    requestAnimationFrame(() => {
      list.current?.querySelector<HTMLInputElement>("li:last-child input")?.focus();
    });
  };
  return (
    <fieldset ref={list} className="flex min-w-0 flex-col gap-2">
      <legend className="mb-1.5 text-small leading-5 font-label">
        <Trans>Sources</Trans>
      </legend>
      {sources.length > 0 && (
        <ul className="flex flex-col gap-2.5">
          {sources.map((source, position) => (
            <SourceLine
              // Sources have no id, so the index is the key.
              key={position}
              source={source}
              number={position + 1}
              onChange={(next) => onChange(sources.map((each) => (each === source ? next : each)))}
              onRemove={() => onChange(sources.filter((each) => each !== source))}
            />
          ))}
        </ul>
      )}
      {sources.length < MAX_SOURCES && (
        <Button
          variant="soft"
          className="self-start"
          icon={<Plus aria-hidden="true" className="size-4.5" />}
          onClick={add}
        >
          <Trans>Add a source</Trans>
        </Button>
      )}
    </fieldset>
  );
}

interface SourceLineProps {
  source: Source;
  number: number;
  onChange: (source: Source) => void;
  onRemove: () => void;
}

function SourceLine({ source, number, onChange, onRemove }: SourceLineProps) {
  const { t } = useLingui();
  return (
    <li className="flex items-start gap-1 rounded-panel border border-line p-2">
      <div className="grid min-w-0 flex-1 grid-cols-1 gap-2">
        <TextInput
          aria-label={t`Title of source ${number}`}
          placeholder={t`Title`}
          maxLength={MAX_LENGTH.source}
          value={source.title}
          onChange={({ target }) => onChange({ ...source, title: target.value })}
        />
        <TextInput
          aria-label={t`Publisher of source ${number}`}
          placeholder={t`Publisher`}
          maxLength={MAX_LENGTH.publisher}
          value={source.publisher}
          onChange={({ target }) => onChange({ ...source, publisher: target.value })}
        />
        <TextInput
          type="url"
          inputMode="url"
          aria-label={t`Address of source ${number}`}
          placeholder={t`https://…`}
          maxLength={MAX_LENGTH.url}
          value={source.url}
          onChange={({ target }) => onChange({ ...source, url: target.value })}
        />
      </div>
      <IconButton
        label={t`Remove source ${number}`}
        icon={<X aria-hidden="true" className="size-4.5" />}
        onClick={onRemove}
      />
    </li>
  );
}
