import { Trans } from "@lingui/react/macro";

export function Name() {
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
