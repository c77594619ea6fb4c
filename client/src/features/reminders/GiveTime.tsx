import { Trans } from "@lingui/react/macro";

/** Says that nothing rings today without a time, and leads to where one is given. */
export function GiveTime({ onPress }: { onPress: () => void }) {
  return (
    <Trans>
      8 AM has passed today:{" "}
      <button type="button" className="link cursor-pointer" onClick={onPress}>
        give it a time
      </button>{" "}
      to be reminded.
    </Trans>
  );
}
