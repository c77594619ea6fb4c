import { Trans } from "@lingui/react/macro";

/** Says where one is, so that nobody takes it for the product itself. */
export function ConsoleBadge() {
  return (
    <span className="inline-flex min-h-6 items-center rounded-badge bg-gold px-2.25 text-caption font-label text-on-gold">
      <Trans>Operator console</Trans>
    </span>
  );
}
