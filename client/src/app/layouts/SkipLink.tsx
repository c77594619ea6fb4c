import { Trans } from "@lingui/react/macro";

/** The first stop of the Tab key: past the menus to what the page is about. */
export function SkipLink() {
  return (
    <a
      href="#main"
      className="fixed top-2 left-2 z-50 -translate-y-20 rounded-m bg-primary px-4 py-3 font-button text-on-primary focus:translate-y-0"
    >
      <Trans>Skip to content</Trans>
    </a>
  );
}
