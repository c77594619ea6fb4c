import { Component, type ReactNode } from "react";

import { FailedPage } from "./FailedPage";
import { reloadForMissingPart } from "./missing-parts";

interface State {
  error: unknown;
  failed: boolean;
  /** Still finding out whether a reload helps; nothing is said before. */
  deciding: boolean;
}

/** What the product shows when a screen breaks, instead of nothing. */
export class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { error: null, failed: false, deciding: false };

  static getDerivedStateFromError(error: unknown): State {
    return { error, failed: true, deciding: true };
  }

  override async componentDidCatch(error: unknown): Promise<void> {
    if (!(await reloadForMissingPart(error))) this.setState({ deciding: false });
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return this.state.deciding ? null : <FailedPage error={this.state.error} />;
  }
}
