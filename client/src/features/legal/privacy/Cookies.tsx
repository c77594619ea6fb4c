import { Trans } from "@lingui/react/macro";

export function Cookies() {
  return (
    <>
      <p>
        <Trans>
          Who only reads gets no cookie at all, so there is no banner to click away. These are all
          the cookies there are; none of them follows you to another site.
        </Trans>
      </p>
      <ul>
        <li>
          <Trans>
            <strong>The session cookie</strong> comes when you sign in and keeps you signed in, for
            at most 90 days.
          </Trans>
        </li>
        <li>
          <Trans>
            <strong>The device cookie</strong> also comes when you sign in. It lets us tell your
            browser from a stranger's, so that we can warn you about a new one. It ends after 400
            days.
          </Trans>
        </li>
        <li>
          <Trans>
            <strong>lang</strong> comes when you choose a language, and remembers only that, for a
            year.
          </Trans>
        </li>
      </ul>
      <p>
        <Trans>
          Beside them your browser's own storage remembers how a page shall look (theme, text size,
          currency, hidden amounts), whether and when somebody signed in was here, whether
          notifications are on, for three days where you wanted to go when you asked for an account
          or a new password, and, until the window closes, what you had typed before a reload. Where
          people who run Lumbung write articles, their browser keeps what is not saved yet.
        </Trans>
      </p>
      <h3 id="counting">
        <Trans>How we count visits</Trans>
      </h3>
      <p>
        <Trans>
          We count page views ourselves, without cookies and without any other company: which page,
          from which site, which system, which country. The country comes from our network or, when
          you are signed in, from your profile; until we have looked there, usually within a minute,
          the view waits together with your account. To count a visitor once a day we compute a mark
          from internet address, system and kind of browser with a random key; key and marks are
          thrown away when the day is over. Within two hours what waited and what was thrown away
          has left our disks too. No internet address, no account and no such mark is stored with
          the numbers. If your browser sends Do Not Track or Global Privacy Control, you are not
          counted. Pages behind the sign-in are counted in the same way, never what stands on them.
        </Trans>
      </p>
      <p>
        <Trans>
          No page loads anything from elsewhere: no fonts, no maps, no buttons of social networks.
        </Trans>
      </p>
    </>
  );
}
