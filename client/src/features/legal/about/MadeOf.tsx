import { Trans } from "@lingui/react/macro";

export function MadeOf() {
  return (
    <>
      <p>
        <Trans>
          Lumbung stands on the work of many who share theirs. We thank all of them; these are the
          beams that carry most:
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
