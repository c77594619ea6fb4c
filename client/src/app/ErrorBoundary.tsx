import { Trans } from "@lingui/react/macro";
import { Component, type ReactNode } from "react";
import { useLocation } from "react-router-dom";

import { saveTrackedDrafts } from "@/browser/draft-storage";
import { retryFailedParts } from "@/lib/lazy-component";
import { reloadForMissingChunk, reloadKeepingDrafts } from "./missing-chunk";

import { loadFailedPage } from "./later-parts";
import { preloadRoute } from "./routes";

interface BoundaryProps {
  /** Another one may show a screen that works. */
  pathname: string;
  children: ReactNode;
}

interface State {
  error: unknown;
  failed: boolean;
  /** The full explanation, once its code is there; null when it cannot come. */
  parts: Awaited<ReturnType<typeof loadFailedPage>> | undefined;
}

const SOUND: State = { error: null, failed: false, parts: undefined };

class Boundary extends Component<BoundaryProps, State> {
  override state = SOUND;

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error, failed: true };
  }

  override componentDidMount(): void {
    window.addEventListener("online", this.#goOn);
  }

  override componentWillUnmount(): void {
    window.removeEventListener("online", this.#goOn);
  }

  override async componentDidCatch(error: unknown): Promise<void> {
    // Now, while the forms that have just left the page can still be read.
    saveTrackedDrafts();
    if (!(await reloadForMissingChunk(error))) this.setState({ parts: await loadFailedPage() });
  }

  override componentDidUpdate(before: BoundaryProps, { failed }: State): void {
    if (failed && before.pathname !== this.props.pathname) this.#goOn();
  }

  /** Shows the screen of the address again, once what it needs is there. */
  #goOn = (): void => {
    if (!this.state.failed) return;
    const { pathname } = this.props;
    retryFailedParts();
    preloadRoute(pathname).then(
      () => {
        if (pathname === this.props.pathname) this.setState(SOUND);
      },
      () => undefined,
    );
  };

  override render(): ReactNode {
    const { error, failed, parts } = this.state;
    if (!failed) return this.props.children;
    if (parts) return <parts.FailedPage error={error} onRetry={this.#goOn} />;
    // Still finding out what helps; nothing is said before.
    if (parts === undefined) return null;
    return (
      <main className="p-6">
        <h1>
          <Trans>Unexpected Application Error!</Trans>
        </h1>
        <p>
          <Trans>You're offline. Nothing is lost; try again soon.</Trans>
        </p>
        <button type="button" className="link" onClick={reloadKeepingDrafts}>
          <Trans>Reload the page</Trans>
        </button>
      </main>
    );
  }
}

/** What the product shows when a screen breaks, instead of nothing; until the address changes. */
export function ErrorBoundary({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return <Boundary pathname={pathname}>{children}</Boundary>;
}
