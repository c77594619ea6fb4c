import { msg } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";

import { PUBLIC_PATHS } from "@/lib/paths";
import { Illustration } from "@/ui/pictures/Illustration";

import { LegalPage } from "./LegalPage";
import { PageLink } from "./page-links";
import { ContactDetails } from "./ContactDetails";
import { LAST_SECTIONS } from "./sections";
import type { Section } from "./sections";

const SECTIONS: readonly Section[] = [
  { id: "name", title: msg`Why a barn`, Body: NameSection },
  { id: "does", title: msg`What Lumbung does`, Body: FeaturesSection },
  { id: "is-not", title: msg`What Lumbung is not`, Body: LimitsSection },
  { id: "made-of", title: msg`What it is made of`, Body: TechnologySection },
  { id: LAST_SECTIONS.about, title: msg`Come in`, Body: StartSection },
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

function NameSection() {
  return (
    <>
      <p>
        <Trans>
          A <em>lumbung</em> is the rice barn on stilts where a village keeps its harvest. Nobody
          fills one in a day. After each harvest something is set aside, and when a lean season or a
          wedding comes, there is enough.
        </Trans>
      </p>
      <p>
        <Trans>
          We think money works the same way. Few of us need a clever trick. What helps is to see, on
          an ordinary evening, what came in, what went out and what is left.
        </Trans>
      </p>
    </>
  );
}

function FeaturesSection() {
  return (
    <>
      <ul>
        <li>
          <Trans>
            <strong>It keeps your records.</strong> A lunch is written down in seconds, on a phone,
            with one hand.
          </Trans>
        </li>
        <li>
          <Trans>
            <strong>It shows the picture.</strong> Income against expenses by day, week, month and
            year, and where each rupiah went.
          </Trans>
        </li>
        <li>
          <Trans>
            <strong>It helps to plan.</strong> A budget from payday to payday, goals whose barns
            fill up, a simulation that names its assumptions.
          </Trans>
        </li>
        <li>
          <Trans>
            <strong>It remembers.</strong> Bills, instalments and the day to save, in time, the way
            you choose.
          </Trans>
        </li>
        <li>
          <Trans>
            <strong>It explains.</strong> Articles and tips for life here, from THR to pay-later,
            with their sources.
          </Trans>
        </li>
      </ul>
      <p>
        <Trans>All of it in Bahasa Indonesia and in English, by day and by night.</Trans>
      </p>
    </>
  );
}

function LimitsSection() {
  return (
    <>
      <ul>
        <li>
          <Trans>
            <strong>No bank and no lender.</strong> Lumbung holds no money, moves none and lends
            none. It asks for no bank login.
          </Trans>
        </li>
        <li>
          <Trans>
            <strong>No adviser.</strong> It computes and explains. What to do with your money stays
            your decision.
          </Trans>
        </li>
        <li>
          <Trans>
            <strong>No shop window.</strong> No advertising, no commissions for products, nobody who
            pays to be recommended.
          </Trans>
        </li>
        <li>
          <Trans>
            <strong>No collector of data.</strong> Your records are not sold and not read for
            anything else. You can take them with you or erase them on any day, by yourself.
          </Trans>
        </li>
      </ul>
      <p>
        <Trans>
          The details are in the <PageLink to={PUBLIC_PATHS.privacy}>Privacy Policy</PageLink> and
          the <PageLink to={PUBLIC_PATHS.terms}>Terms</PageLink>. Both are written to be read.
        </Trans>
      </p>
    </>
  );
}

function TechnologySection() {
  return (
    <>
      <p>
        <Trans>
          Lumbung is built on work that many people share. We thank all of them; these carry the
          most:
        </Trans>
      </p>
      <ul>
        <li>
          <Trans>
            <strong>Behind the pages:</strong> Python, Flask, SQLAlchemy, PostgreSQL and Redis or
            Valkey.
          </Trans>
        </li>
        <li>
          <Trans>
            <strong>In your browser:</strong> React, React Router, Lingui, TanStack Query, nivo and
            Tailwind CSS.
          </Trans>
        </li>
        <li>
          <Trans>
            <strong>What you see:</strong> the typeface Plus Jakarta Sans (SIL Open Font License),
            made for the city of Jakarta, the icons of lucide (ISC) and the pictures of Fluent Emoji
            (MIT). Logo and drawings were made for Lumbung.
          </Trans>
        </li>
      </ul>
      <p>
        <Trans>
          All of it comes from this site. No page loads anything from elsewhere while you read.
        </Trans>
      </p>
    </>
  );
}

function StartSection() {
  return (
    <>
      <p>
        <Trans>
          Begin with one day: <PageLink to={PUBLIC_PATHS.register}>create an account</PageLink>,
          write down what you spend until tonight, and look at it. Or read first:{" "}
          <PageLink to={PUBLIC_PATHS.blog}>the blog</PageLink> and{" "}
          <PageLink to={PUBLIC_PATHS.tips}>the tips</PageLink> are open to everybody.
        </Trans>
      </p>
      <p>
        <Trans>Something is missing or wrong? Tell us. A person answers.</Trans>
      </p>
      <ContactDetails />
    </>
  );
}
