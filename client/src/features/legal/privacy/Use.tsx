import { Trans } from "@lingui/react/macro";

import { PUBLIC_PATHS } from "@/lib/paths";

import { PageLink } from "../links";

export function Use() {
  return (
    <>
      <p>
        <Trans>
          We use your data only for what it was given for. Indonesia's Law 27 of 2022 on Personal
          Data Protection asks for a reason; these are ours.
        </Trans>
      </p>
      <ul>
        <li>
          <Trans>
            <strong>To do what you signed up for</strong> (our agreement with you): keep your
            records, add them up, draw your charts, plan budgets and goals, remind you, and answer
            your messages. A person answers, at times with prepared words.
          </Trans>
        </li>
        <li>
          <Trans>
            <strong>To reach you the way you chose</strong> (your consent): reminders by mail and
            push, the monthly letter, your private calendar address, tips for your country. Each has
            a switch, and each such mail a link that ends it with one press.
          </Trans>
        </li>
        <li>
          <Trans>
            <strong>To keep accounts safe</strong> (our and your legitimate interest): notice
            strangers at your door, slow down guessing, tell you about a new device or a changed
            password, suspend an account where the{" "}
            <PageLink to={PUBLIC_PATHS.terms}>Terms</PageLink> allow it. Such notices come whatever
            your switches say.
          </Trans>
        </li>
        <li>
          <Trans>
            <strong>To know how much Lumbung is used, and to let people in</strong> (our legitimate
            interest): count visits and accounts in use, and mail an invitation.
          </Trans>
        </li>
        <li>
          <Trans>
            <strong>To follow the law,</strong> where it tells us to.
          </Trans>
        </li>
      </ul>
      <p>
        <Trans>
          Suggestions, such as a split of your income or a month's amount for a goal, are computed
          from what you wrote, with rules that we show you. You decide what to do with them. No
          decision about you is left to a machine, your data trains no model, and we draw up no
          profile for anybody else.
        </Trans>
      </p>
    </>
  );
}
