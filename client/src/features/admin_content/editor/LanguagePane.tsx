import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Languages } from "lucide-react";

import type { FieldErrors } from "@/api/errors";
import { cx } from "@/lib/cx";
import { Field } from "@/ui/fields/Field";
import { TextArea } from "@/ui/fields/TextArea";

import type { ArticleText, Language } from "../types";
import { MAX_LENGTH } from "./limits";
import { MarkdownField } from "./MarkdownField";
import { Preview } from "./Preview";
import { SourcesField } from "./SourcesField";
import type { EditorView } from "./use-editor-view";
import type { EditorSession } from "./use-autosave";

interface LanguagePaneProps {
  language: Language;
  session: EditorSession;
  view: EditorView;
  /** Validation errors by path, such as 'texts.en.title'. */
  errors: FieldErrors;
}

/** The fields or the preview of one language. */
export function LanguagePane({ language, session, view, errors }: LanguagePaneProps) {
  const { t } = useLingui();
  const text = session.content.texts[language];
  const both = view.languages.length > 1;
  const name = language === "en" ? t`English` : t`Indonesian`;
  return (
    <section
      aria-label={name}
      className={cx(
        "grid min-w-0 grid-cols-1 content-start gap-x-6 gap-y-4.5",
        both ? besideLook(view) : view.preview && "lg:grid-cols-2",
      )}
    >
      {both && (
        <h2 className="flex items-center gap-2 text-title lg:col-span-full">
          <Languages aria-hidden="true" className="size-5 text-ink-3" />
          {name}
        </h2>
      )}
      <div
        className={cx(
          "flex min-w-0 flex-col gap-4.5",
          both && "lg:contents",
          view.preview && "max-lg:hidden",
        )}
      >
        <Fields language={language} text={text} session={session} errors={errors} />
      </div>
      {view.preview && <Preview language={language} text={text} cover={session.article.cover} />}
    </section>
  );
}

/** Aligns the same fields of both languages, whatever the length of a title. */
function besideLook({ preview }: EditorView): string {
  return cx("lg:grid-rows-subgrid", preview ? "lg:row-span-6" : "lg:row-span-5");
}

interface FieldsProps {
  language: Language;
  text: ArticleText;
  session: EditorSession;
  errors: FieldErrors;
}

function Fields({ language, text, session: { autosave }, errors }: FieldsProps) {
  const refused = (field: keyof ArticleText) => errors[`texts.${language}.${field}`]?.join(" ");
  const { title, description, body, sources } = text;
  const change = (more: Partial<ArticleText>) => {
    const { content } = autosave.state();
    const texts = { ...content.texts, [language]: { ...content.texts[language], ...more } };
    autosave.change({ ...content, texts });
  };
  return (
    <div
      lang={language}
      className="contents"
      // Leaving a field often comes before leaving the page.
      onBlur={() => void autosave.flush()}
    >
      <Field
        label={<Trans>Title</Trans>}
        hint={<CharactersLeft text={title} most={MAX_LENGTH.title} />}
        error={refused("title")}
      >
        {(control) => (
          <TextArea
            {...control}
            rows={1}
            autoComplete="off"
            maxLength={MAX_LENGTH.title}
            className="min-h-9! py-0.5 text-stat-phone font-bold tracking-tight sm:text-h2"
            value={title}
            // A long title takes more lines by itself.
            onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
            onChange={({ target }) => change({ title: target.value.replaceAll("\n", " ") })}
          />
        )}
      </Field>
      <Field
        label={<Trans>Description</Trans>}
        hint={<CharactersLeft text={description} most={MAX_LENGTH.description} />}
        error={refused("description")}
      >
        {(control) => (
          <TextArea
            {...control}
            rows={2}
            maxLength={MAX_LENGTH.description}
            value={description}
            onChange={({ target }) => change({ description: target.value.replaceAll("\n", " ") })}
          />
        )}
      </Field>
      <MarkdownField
        value={body}
        error={refused("body")}
        onChange={(next) => change({ body: next })}
      />
      <SourcesField sources={sources} onChange={(next) => change({ sources: next })} />
    </div>
  );
}

/** Shows the number of characters left once it is small. */
function CharactersLeft({ text, most }: { text: string; most: number }) {
  const left = most - text.length;
  if (left > most / 4) return null;
  return <Plural value={left} one="# character left" other="# characters left" />;
}
