import "@/theme/base.css";

import { I18nProvider } from "@lingui/react";
import { Trans } from "@lingui/react/macro";
import { createRoot } from "react-dom/client";

import { Catalogues } from "@/i18n/catalogues";

const words = (language: string) =>
  language === "id"
    ? import(/* webpackChunkName: "words-id" */ "./words/id")
    : import(/* webpackChunkName: "words-en" */ "./words/en");

const catalogues = new Catalogues();
await catalogues.add(words, "en");
await catalogues.activate("en");
const root = document.getElementById("root");
if (root) {
  createRoot(root).render(
    <I18nProvider i18n={catalogues.i18n}>
      <h1>
        <Trans>Welcome back</Trans>
      </h1>
    </I18nProvider>,
  );
}
