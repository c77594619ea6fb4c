import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { ChevronDown, SlidersHorizontal } from "lucide-react";
import { type ReactNode, useId, useRef, useState } from "react";

import { cx } from "@/lib/cx";
import { Button } from "@/ui/Button";
import { usePhone } from "@/ui/use-phone";
import { useStayingFocus } from "@/ui/use-staying-focus";

interface FilterFoldProps {
  /** How many filters are set. */
  set: number;
  /** Something in it is wrong, so it must be seen. */
  wrong: boolean;
  /** Takes every filter away; missing where none is, or where that is offered elsewhere. */
  onReset?: () => void;
  children: ReactNode;
}

/** The filters; on phones, where they would push the list away, behind a button that counts them. */
export function FilterFold(props: FilterFoldProps) {
  const { onReset, children } = props;
  const group = useRef<HTMLDivElement>(null);
  const { t } = useLingui();
  const staying = useStayingFocus(group);
  if (usePhone()) return <Folded {...props} />;
  return (
    <div
      ref={group}
      tabIndex={-1}
      role="group"
      aria-label={t`Filters`}
      onFocus={staying}
      className={cx(GRID, "mb-4 outline-none")}
    >
      {children}
      {onReset && (
        <Button variant="ghost" className="justify-self-start" onClick={onReset}>
          <Trans>Show all acts</Trans>
        </Button>
      )}
    </div>
  );
}

const GRID = "grid grid-cols-2 gap-2.5 roomy:grid-cols-4 tight:*:col-span-2";

function Folded({ set, wrong, onReset, children }: FilterFoldProps) {
  const { t } = useLingui();
  const fields = useId();
  const face = useRef<HTMLButtonElement>(null);
  const staying = useStayingFocus(face);
  const [open, setOpen] = useState(wrong);
  return (
    <div className="mb-4" onFocus={staying}>
      <div className="flex flex-wrap items-center gap-x-1 gap-y-1">
        <Button
          ref={face}
          variant="secondary"
          aria-expanded={open}
          aria-controls={fields}
          icon={<SlidersHorizontal aria-hidden="true" className="size-4.5" />}
          onClick={() => setOpen(!open)}
        >
          <Trans>Filter</Trans>
          {set > 0 && <Count set={set} />}
          <ChevronDown
            aria-hidden="true"
            className={cx("size-4 transition-transform duration-2", open && "rotate-180")}
          />
        </Button>
        {onReset && (
          <Button variant="ghost" onClick={onReset}>
            <Trans>Clear</Trans>
          </Button>
        )}
      </div>
      <div id={fields} role="group" aria-label={t`Filters`} hidden={!open} className="pt-2.5">
        {open && <div className={GRID}>{children}</div>}
      </div>
    </div>
  );
}

function Count({ set }: { set: number }) {
  const { t } = useLingui();
  return (
    <>
      {" "}
      <span
        aria-hidden="true"
        className="grid min-h-5 min-w-5 place-items-center rounded-full bg-primary px-1.5 text-caption font-label text-on-primary tabular-nums"
      >
        {set}
      </span>
      <span className="sr-only">{t`${plural(set, { one: "# is set", other: "# are set" })}`}</span>
    </>
  );
}
