import { Trans } from "@lingui/react/macro";

export function GoverningLaw() {
  return (
    <>
      <p>
        <Trans>
          The law of the Republic of Indonesia applies to these terms. Let us talk first: most
          disputes end with a conversation. If ours does not within 30 days, the competent court in
          Indonesia decides, or, if you prefer, the consumer dispute settlement agency (BPSK).
        </Trans>
      </p>
      <h3 id="indemnification">
        <Trans>Indemnification</Trans>
      </h3>
      <p>
        <Trans>
          If somebody makes a claim against us because you broke these terms or the rights of
          others, you make good the damage and the reasonable costs that follow from it, as far as
          you are at fault. We tell you about such a claim at once and settle nothing at your
          expense without you.
        </Trans>
      </p>
      <h3>
        <Trans>If a part does not hold</Trans>
      </h3>
      <p>
        <Trans>Should one of these terms be void, the others stay as they are.</Trans>
      </p>
    </>
  );
}
