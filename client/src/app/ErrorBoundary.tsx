import { Trans } from "@lingui/react/macro";
import { Component, type ComponentType, type ReactNode } from "react";

import { keepDrafts } from "@/lib/drafts";

import { reloadForMissingPart } from "./missing-parts";

interface State {
  error: unknown;
  failed: boolean;
  /** The full explanation, once its code is there; null when it cannot come. */
  Page: ComponentType<{ error: unknown }> | null | undefined;
}

/** What the product shows when a screen breaks, instead of nothing. */
export class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { error: null, failed: false, Page: undefined };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error, failed: true };
  }

  override async componentDidCatch(error: unknown): Promise<void> {
    // Now, while the forms that have just left the page can still be read.
    keepDrafts();
    if (await reloadForMissingPart(error)) return;
    try {
      const { FailedPage } = await import(/* webpackChunkName: "failed" */ "./FailedPage");
      this.setState({ Page: FailedPage });
    } catch {
      this.setState({ Page: null });
    }
  }

  override render(): ReactNode {
    const { error, failed, Page } = this.state;
    if (!failed) return this.props.children;
    if (Page) return <Page error={error} />;
    // Still finding out what helps; nothing is said before.
    if (Page === undefined) return null;
    return (
      <main className="p-6">
        <h1>
          <Trans>Unexpected Application Error!</Trans>
        </h1>
        <a href={window.location.href} className="link">
          <Trans>Reload the page</Trans>
        </a>
      </main>
    );
  }
}
