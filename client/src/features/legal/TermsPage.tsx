import { msg } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";

import { LegalPage } from "./LegalPage";
import { LAST_SECTIONS, type Section } from "./sections";
import { Disclaimers } from "./terms/Disclaimers";
import { Ending } from "./terms/Ending";
import { GoverningLaw } from "./terms/GoverningLaw";
import { Questions } from "./terms/Questions";
import { Responsibilities } from "./terms/Responsibilities";
import { TermsOfUse } from "./terms/TermsOfUse";
import { UseOfSite } from "./terms/UseOfSite";

const SECTIONS: readonly Section[] = [
  { id: "terms-of-use", title: msg`Terms of Use`, Body: TermsOfUse },
  { id: "use-of-the-site", title: msg`Use of the Site`, Body: UseOfSite },
  { id: "responsibilities", title: msg`User Responsibilities`, Body: Responsibilities },
  { id: "disclaimers", title: msg`Disclaimers and Limitation of Liability`, Body: Disclaimers },
  { id: "ending", title: msg`Ending your account`, Body: Ending },
  { id: "governing-law", title: msg`Governing Law`, Body: GoverningLaw },
  { id: LAST_SECTIONS.terms, title: msg`Questions`, Body: Questions },
];

/** What people and Lumbung may expect of each other. */
export default function TermsPage() {
  return (
    <LegalPage
      contents
      title={<Trans>Terms</Trans>}
      dates={<Trans>Effective 31 October 2023. Last changed 22 November 2026.</Trans>}
      lead={
        <Trans>
          These terms say what you may expect of Lumbung and what Lumbung expects of you. We have
          kept them short, and in words that need no lawyer.
        </Trans>
      }
      sections={SECTIONS}
    />
  );
}
