import { Trans, useLingui } from "@lingui/react/macro";
import { Link2Off, type LucideIcon, MailX } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";

import { Loading } from "../feedback/Loading";
import { MailSign } from "../pictures/MailSign";
import { Skeleton } from "../feedback/Skeleton";

interface MailLinkMessageProps {
  icon: LucideIcon;
  tone?: "calm" | "wrong";
  title: ReactNode;
  /** The message answers a press: it takes the focus and is read out. */
  announced?: boolean;
  text?: ReactNode;
  /** The buttons and links below. */
  children: ReactNode;
}

/** What a mailed link asks or has done: a sign, a heading, a text and the next steps. */
export function MailLinkMessage(props: MailLinkMessageProps) {
  const { icon, tone = "calm", title, announced = false, text, children } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (announced) heading.current?.focus();
  }, [announced]);
  const role = announced && (tone === "wrong" ? "alert" : "status");
  return (
    <>
      <MailSign icon={icon} tone={tone} />
      <div role={role || undefined}>
        <h1 ref={heading} tabIndex={-1} className="text-balance wrap-anywhere">
          {title}
        </h1>
        {text && <div className="mx-auto mt-2.5 max-w-[42ch] text-pretty text-ink-2">{text}</div>}
      </div>
      <div className="mt-5 flex flex-col gap-3">{children}</div>
    </>
  );
}

/** Shown until the subject of the link is known. */
export function MailLinkSkeleton() {
  const { t } = useLingui();
  return (
    <Loading label={t`Checking your link`}>
      <div className="flex flex-col items-center gap-4">
        <Skeleton className="size-22 rounded-full" />
        <Skeleton className="h-9 w-4/5" />
        <Skeleton className="h-24 w-full" />
        <Skeleton className="h-13 w-full" />
      </div>
    </Loading>
  );
}

interface DeadMailLinkProps {
  expired: boolean;
  text: ReactNode;
  children: ReactNode;
}

/** The link is expired or no longer valid. */
export function DeadMailLink({ expired, ...rest }: DeadMailLinkProps) {
  const title = expired ? (
    <Trans>This link has expired</Trans>
  ) : (
    <Trans>This link no longer works</Trans>
  );
  return <MailLinkMessage announced icon={MailX} tone="wrong" title={title} {...rest} />;
}

/** The page was opened without a link, or again after its link was used. */
export function MissingMailLink({ children }: { children: ReactNode }) {
  return (
    <MailLinkMessage
      icon={Link2Off}
      title={<Trans>The link is missing</Trans>}
      text={
        <Trans>
          This page opens from a link in one of our emails. Open that link again, or continue in
          Lumbung.
        </Trans>
      }
    >
      {children}
    </MailLinkMessage>
  );
}
