import { Trans } from "@lingui/react/macro";

import { SettingsLink } from "../links";

export function Sharing() {
  return (
    <>
      <p>
        <Trans>
          We never sell, rent or trade personal data, and nobody advertises here. Your data leaves
          Lumbung only like this:
        </Trans>
      </p>
      <ul>
        <li>
          <Trans>
            <strong>Those whose machines we use:</strong> the companies that run our servers and
            carry our mail. They work on our instructions and may use your data for nothing else.
          </Trans>
        </li>
        <li>
          <Trans>
            <strong>The push service of your browser</strong> (Google, Mozilla, Apple or Microsoft),
            when you turn notifications on. What we send through it is sealed for your browser and
            names no amounts.
          </Trans>
        </li>
        <li>
          <Trans>
            <strong>Your own calendar,</strong> when you give it your private calendar address. It
            shows amounts only if you say so, and a renewed address closes the old one.
          </Trans>
        </li>
        <li>
          <Trans>
            <strong>Other readers:</strong> a comment is public, with your username and your photo.
            Whoever has the address of your photo can open it. Articles and their earlier versions
            name none of us in public; which of us changed one only we see, until that account is
            erased.
          </Trans>
        </li>
        <li>
          <Trans>
            <strong>People who run Lumbung:</strong> they see profiles, the day of last use,
            messages, requests and comments where their work needs it, never a password, and only
            with a second step at sign-in. For a reason that they have to write down they can also
            see day, amount and type of your transactions, never what they were for. Each such look
            stands under “Who saw my data” in <SettingsLink>your settings</SettingsLink>.
          </Trans>
        </li>
        <li>
          <Trans>
            <strong>Authorities:</strong> only where Indonesian law obliges us, only what it asks
            for, and you are told unless the law forbids it.
          </Trans>
        </li>
      </ul>
      <p>
        <Trans>
          Should a server stand outside Indonesia, we use it only where your data is protected as
          well as Law 27 of 2022 asks. Should Lumbung change hands, you are told before your data
          moves, in time to take it with you or erase it.
        </Trans>
      </p>
    </>
  );
}
