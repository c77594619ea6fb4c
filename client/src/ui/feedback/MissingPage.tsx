import type { ReactNode } from "react";

import { ButtonLink } from "../buttons/ButtonLink";
import { Card } from "../layout/Card";
import { PageHeader } from "../layout/PageHeader";
import { EmptyState } from "./EmptyState";

interface MissingPageProps {
  /** The heading of the page: 'Wallet not found'. */
  heading: string;
  /** What is missing, in a sentence: "This wallet isn't here". */
  title: ReactNode;
  /** Where all others are, and what the button there is called. */
  to: string;
  action: ReactNode;
  /** Why it may be gone. */
  children: ReactNode;
}

/** The address names something that is not there, or not any more. */
export function MissingPage({ heading, title, to, action, children }: MissingPageProps) {
  return (
    <div className="flex flex-col gap-4 sm:gap-5">
      <PageHeader title={heading} />
      <Card>
        <EmptyState
          illustration="not-found"
          title={title}
          action={<ButtonLink to={to}>{action}</ButtonLink>}
        >
          {children}
        </EmptyState>
      </Card>
    </div>
  );
}
