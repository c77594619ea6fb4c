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
  { id: "is-not", title: msg`What Lumbung isn't`, Body: LimitsSection },
  { id: "made-of", title: msg`How it's built`, Body: TechnologySection },
  { id: LAST_SECTIONS.about, title: msg`Come in`, Body: StartSection },
];

/** What the product is, and what it is not. */
export default function AboutPage() {
  return (
    <LegalPage
      title={<Trans>About us</Trans>}
      lead={
        <Trans>
          Lumbung is a calm place to record what you earn and spend, so that more of it stays with
          you. It's made for people in Indonesia and nearby countries, it works in rupiah, and it's
          free.
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
          We think money works the same way. Few of us need a clever trick. What helps is seeing, on
          an ordinary evening, what came in, what went out and what's left.
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
            <strong>It keeps your records.</strong> Record lunch in seconds, on your phone, with one
            hand.
          </Trans>
        </li>
        <li>
          <Trans>
            <strong>It shows the full picture.</strong> Income and expenses by day, week, month and
            year, and where every rupiah went.
          </Trans>
        </li>
        <li>
          <Trans>
            <strong>It helps you plan.</strong> A budget from payday to payday, goals whose barns
            fill up, and a simulation that states its assumptions.
          </Trans>
        </li>
        <li>
          <Trans>
            <strong>It reminds you.</strong> Bills, instalments and saving days, on time, the way
            you choose.
          </Trans>
        </li>
        <li>
          <Trans>
            <strong>It explains.</strong> Articles and tips for life in Indonesia, from THR to
            pay-later, with sources.
          </Trans>
        </li>
      </ul>
      <p>
        <Trans>All of it in Bahasa Indonesia and English, in light and dark themes.</Trans>
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
            <strong>Not a bank or a lender.</strong> Lumbung doesn't hold, move or lend money. It
            never asks for a bank login.
          </Trans>
        </li>
        <li>
          <Trans>
            <strong>Not an adviser.</strong> It calculates and explains. What you do with your money
            is your decision.
          </Trans>
        </li>
        <li>
          <Trans>
            <strong>Not a shop window.</strong> No advertising, no product commissions, no paid
            recommendations.
          </Trans>
        </li>
        <li>
          <Trans>
            <strong>Not a data collector.</strong> We don't sell your records or read them for
            anything else. You can take them with you or erase them yourself at any time.
          </Trans>
        </li>
      </ul>
      <p>
        <Trans>
          The details are in the <PageLink to={PUBLIC_PATHS.privacy}>Privacy Policy</PageLink> and
          the <PageLink to={PUBLIC_PATHS.terms}>Terms</PageLink>. Both are easy to read.
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
          Lumbung is built on open-source work by many people. Thank you to all of them; we rely
          most on these:
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
        <Trans>It all comes from this site. No page loads anything from elsewhere.</Trans>
      </p>
    </>
  );
}

function StartSection() {
  return (
    <>
      <p>
        <Trans>
          Start with one day: <PageLink to={PUBLIC_PATHS.register}>create an account</PageLink>,
          record what you spend until tonight, and see where it went. Or read first:{" "}
          <PageLink to={PUBLIC_PATHS.blog}>the blog</PageLink> and{" "}
          <PageLink to={PUBLIC_PATHS.tips}>the tips</PageLink> are open to everyone.
        </Trans>
      </p>
      <p>
        <Trans>Is something missing or wrong? Tell us. A person answers.</Trans>
      </p>
      <ContactDetails />
    </>
  );
}
