import type { LucideIcon } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";

import { MailSign } from "@/ui/MailSign";

interface ToldProps {
  icon: LucideIcon;
  tone?: "calm" | "wrong";
  title: ReactNode;
  /** It came of a press: it takes the focus, and is read out. */
  news?: boolean;
  /** What there is to know about it. */
  words?: ReactNode;
  children: ReactNode;
}

/** What a mailed link asks or has come to: a sign, a heading, what there is to know, the ways on. */
export function Told({ icon, tone = "calm", title, news = false, words, children }: ToldProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (news) heading.current?.focus();
  }, [news]);
  const said = news && (tone === "wrong" ? "alert" : "status");
  return (
    <>
      <MailSign icon={icon} tone={tone} />
      <div role={said || undefined}>
        <h1 ref={heading} tabIndex={-1} className="text-balance wrap-anywhere">
          {title}
        </h1>
        {words && <div className="mx-auto mt-2.5 max-w-[42ch] text-pretty text-ink-2">{words}</div>}
      </div>
      <div className="mt-5 flex flex-col gap-3">{children}</div>
    </>
  );
}
