import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { renderToString } from "react-dom/server";

import type { Language } from "@/i18n/languages";
import { pageTitle } from "@/lib/page-title";
import { PUBLIC_PATHS, publicPath } from "@/lib/paths";
import { buttonStyles } from "@/ui/buttons/button-styles";
import { Illustration } from "@/ui/pictures/Illustration";
import { Logo } from "@/ui/pictures/Logo";

/** What the server writes there: the name of the request, for whoever asks for help. */
const REQUEST_ID = "REQUEST-ID";

interface Failure {
  number: string;
  title: MessageDescriptor;
  text: MessageDescriptor;
  /** Whether asking once more may help. */
  again?: boolean;
  named?: boolean;
}

/** What the server answers where no page of ours can; by the names that it knows them by. */
const FAILURES: Readonly<Record<string, Failure>> = {
  refused: {
    number: "4 0 5",
    title: msg`This page can't receive data`,
    text: msg`This page only shows text, so nothing was saved. Go back, reload the page and try again.`,
  },
  gone: {
    number: "4 1 0",
    title: msg`This page is gone`,
    text: msg`It won't be back, but there's more to read.`,
  },
  later: {
    number: "5 0 3",
    title: msg`We'll be right back`,
    text: msg`Nothing is lost. Wait a moment, then try again.`,
    again: true,
  },
  failed: {
    number: "5 0 0",
    title: msg`Unexpected Application Error!`,
    text: msg`Something broke on our side. Try again; if it keeps happening, send us the request ID.`,
    again: true,
    named: true,
  },
};

interface FailureProps {
  failure: Failure;
  language: Language;
  say: (message: MessageDescriptor) => string;
}

/** A page without any script: it stands at addresses that are another page's. */
function Failed({ failure, language, say }: FailureProps) {
  const home = publicPath(PUBLIC_PATHS.home, language);
  return (
    <main className="grid min-h-dvh place-items-center px-5 py-6 text-center">
      <div>
        <a href={home} className="rounded-m">
          <Logo />
        </a>
        <Illustration name="not-found" className="mx-auto mb-2 w-full max-w-105" />
        <p className="text-5xl leading-tight font-extrabold text-primary">{failure.number}</p>
        <h1 className="mx-auto my-2 max-w-[22ch] text-balance">{say(failure.title)}</h1>
        <p className="mb-6 text-balance text-ink-2">{say(failure.text)}</p>
        {failure.named && (
          <p className="mb-6 text-small text-ink-3">
            {say(msg`Request ID:`)} <code>{REQUEST_ID}</code>
          </p>
        )}
        <div className="flex flex-wrap justify-center gap-3">
          <a href={home} className={buttonStyles({ size: "lg" })}>
            {say(msg`Back to home`)}
          </a>
          {failure.again && (
            <a href="?" className={buttonStyles({ size: "lg", variant: "secondary" })}>
              {say(msg`Try again`)}
            </a>
          )}
        </div>
      </div>
    </main>
  );
}

/** These pages in the language that is active, by their names. */
export function failurePages(language: Language, i18n: I18n) {
  const say = (message: MessageDescriptor) => i18n._(message);
  const bare = { path: null, description: null, article: null, answers: [], parts: [], words: [] };
  return Object.entries(FAILURES).map(([name, failure]) => ({
    name,
    page: {
      ...bare,
      language,
      hidden: true,
      still: true,
      title: pageTitle(say(failure.title)),
      markup: renderToString(<Failed failure={failure} language={language} say={say} />),
    },
  }));
}

/** What stands above a page that is nothing without scripts, for browsers that run none. */
export function withoutScripts(language: Language, i18n: I18n): string {
  return renderToString(
    <noscript>
      <p className="p-6 text-center text-ink-2">
        {i18n._(msg`This page needs JavaScript. These pages work without it:`)}{" "}
        <a href={publicPath(PUBLIC_PATHS.home, language)} className="link">
          Lumbung
        </a>
      </p>
    </noscript>,
  );
}
