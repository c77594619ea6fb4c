import { msg } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";

import { Illustration } from "@/ui/Illustration";

import { Does } from "./about/Does";
import { IsNot } from "./about/IsNot";
import { MadeOf } from "./about/MadeOf";
import { Name } from "./about/Name";
import { Start } from "./about/Start";
import { LegalPage } from "./LegalPage";
import { LAST_SECTIONS, type Section } from "./sections";

const SECTIONS: readonly Section[] = [
  { id: "name", title: msg`Why a barn`, Body: Name },
  { id: "does", title: msg`What Lumbung does`, Body: Does },
  { id: "is-not", title: msg`What Lumbung is not`, Body: IsNot },
  { id: "made-of", title: msg`What it is made of`, Body: MadeOf },
  { id: LAST_SECTIONS.about, title: msg`Come in`, Body: Start },
];

/** What the product is, and what it is not. */
export default function AboutPage() {
  return (
    <LegalPage
      title={<Trans>About us</Trans>}
      lead={
        <Trans>
          Lumbung is a quiet place to write down what you earn and spend, so that some of it stays.
          It is made for people in Indonesia and nearby countries, it counts in rupiah, and it costs
          nothing.
        </Trans>
      }
      art={
        <div className="mt-7 grid place-items-center rounded-2xl bg-gold-soft p-5 print:hidden">
          <Illustration name="empty-goals" className="w-full max-w-90" />
        </div>
      }
      sections={SECTIONS}
    />
  );
}
