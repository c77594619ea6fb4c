import { Trans } from "@lingui/react/macro";

export function Disclaimers() {
  return (
    <>
      <h3 id="no-advice">
        <Trans>Disclaimers</Trans>
      </h3>
      <ul>
        <li>
          <Trans>
            <strong>Not advice.</strong> Lumbung is a tool to write things down and to plan. It is
            no bank, no lender, no investment adviser and no tax adviser, and holds no licence of
            the financial authority OJK to be one. Articles, suggestions and figures are general.
          </Trans>
        </li>
        <li>
          <Trans>
            <strong>Not a promise.</strong> A simulation shows what would be, if its assumptions
            held. Returns differ, and investments can lose value. Please decide for yourself, and
            ask a licensed adviser where much is at stake.
          </Trans>
        </li>
        <li>
          <Trans>
            <strong>As it is.</strong> We look after Lumbung with care, but we cannot promise that
            it always runs, has no faults, or fits every purpose. Reminders may come late or not at
            all: a payment that matters needs a second note.
          </Trans>
        </li>
        <li>
          <Trans>
            <strong>What you enter counts.</strong> Sums are only as right as the records behind
            them. Exchange rates are dated and for orientation.
          </Trans>
        </li>
        <li>
          <Trans>
            <strong>Other sites.</strong> Articles name their sources. What stands there is up to
            those who run them.
          </Trans>
        </li>
      </ul>
      <h3 id="liability">
        <Trans>Limitation of liability</Trans>
      </h3>
      <p>
        <Trans>
          As far as the law allows, we are not liable for indirect damage, lost profit, decisions
          made from figures shown here, or data that a backup of yours would have saved. Lumbung is
          free; where we are liable nevertheless, it is for the damage that was foreseeable.
        </Trans>
      </p>
      <p>
        <Trans>
          Nothing here limits liability for intent or gross negligence, what we owe you for the
          protection of your personal data, or the rights that Law 8 of 1999 on Consumer Protection
          gives you.
        </Trans>
      </p>
    </>
  );
}
