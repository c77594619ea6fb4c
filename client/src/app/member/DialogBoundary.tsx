import { Component, type ReactNode } from "react";

import { isMissingChunk } from "@/api/chunk-loading";
import { deleteTrackedDrafts, saveTrackedDrafts } from "@/browser/draft-storage";

import { reloadForMissingChunk } from "../missing-chunk";

interface DialogBoundaryProps {
  /** A part could not be fetched: the dialog is to close, and keeps what was typed for its next opening. */
  onMissing: () => void;
  children: ReactNode;
}

interface State {
  error: unknown;
  failed: boolean;
}

/** Closes a dialog of which a part cannot be fetched; the page behind it stays. */
export class DialogBoundary extends Component<DialogBoundaryProps, State> {
  override state: State = { error: null, failed: false };

  static getDerivedStateFromError(error: unknown): State {
    return { error, failed: true };
  }

  override async componentDidCatch(error: unknown): Promise<void> {
    if (!isMissingChunk(error)) return;
    // Now, while the forms that have just left the dialog can still be read.
    saveTrackedDrafts();
    if (!(await reloadForMissingChunk(error))) this.props.onMissing();
  }

  override componentWillUnmount(): void {
    // Those of the dialog are its own again when it opens; all others were never gone.
    if (this.state.failed) deleteTrackedDrafts();
  }

  override render(): ReactNode {
    const { error, failed } = this.state;
    if (!failed) return this.props.children;
    // What is broken in itself is the page's to explain.
    if (!isMissingChunk(error)) throw error;
    return null;
  }
}
