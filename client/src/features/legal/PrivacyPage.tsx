import { msg } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";

import { LegalPage } from "./LegalPage";
import { Changes } from "./privacy/Changes";
import { Children } from "./privacy/Children";
import { Collected } from "./privacy/Collected";
import { Contact } from "./privacy/Contact";
import { Cookies } from "./privacy/Cookies";
import { Kept } from "./privacy/Kept";
import { Rights } from "./privacy/Rights";
import { Security } from "./privacy/Security";
import { Sharing } from "./privacy/Sharing";
import { Use } from "./privacy/Use";
import { LAST_SECTIONS, type Section } from "./sections";

const SECTIONS: readonly Section[] = [
  { id: "collected", title: msg`Information we collect`, Body: Collected },
  { id: "use", title: msg`How we use it`, Body: Use },
  { id: "sharing", title: msg`How we share it`, Body: Sharing },
  { id: "cookies", title: msg`Cookies and counting visits`, Body: Cookies },
  { id: "security", title: msg`How we protect it`, Body: Security },
  { id: "kept", title: msg`How long we keep it`, Body: Kept },
  { id: "rights", title: msg`Your data rights`, Body: Rights },
  { id: "children", title: msg`Children and parents`, Body: Children },
  { id: "changes", title: msg`Changes to this policy`, Body: Changes },
  { id: LAST_SECTIONS.privacy, title: msg`Contact`, Body: Contact },
];

/** What happens to what people tell Lumbung; each sentence is true of this software. */
export default function PrivacyPage() {
  return (
    <LegalPage
      contents
      title={<Trans>Privacy Policy</Trans>}
      dates={<Trans>Effective 31 October 2023. Last changed 22 November 2026.</Trans>}
      lead={
        <Trans>
          What you write down about your money is nobody's business but yours. Lumbung keeps what it
          needs to work for you, sells nothing, shows no advertising, and lets you take everything
          with you or erase it whenever you like.
        </Trans>
      }
      sections={SECTIONS}
    />
  );
}
