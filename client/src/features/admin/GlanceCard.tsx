import { Trans, useLingui } from "@lingui/react/macro";
import { CircleCheck } from "lucide-react";
import { useId } from "react";

import { Card, CardHead } from "@/ui/Card";

import { GlanceLine, type Line } from "./GlanceLine";
import type { Dashboard } from "./use-dashboard";
import { useMachineLines } from "./use-machine-lines";
import { usePeopleLines } from "./use-people-lines";

/** What waits for operators, and whether everything is at work. */
export function GlanceCard({ health, as_of }: Pick<Dashboard, "health" | "as_of">) {
  const { t } = useLingui();
  const heading = useId();
  const people = usePeopleLines(health, as_of);
  const machine = useMachineLines(health, as_of);
  const calm = ![...people, ...machine].some(({ alarming }) => alarming);
  return (
    <Card aria-labelledby={heading}>
      <CardHead id={heading} title={t`At a glance`}>
        {calm && (
          <p className="flex items-center gap-1.5 text-small font-label text-income">
            <CircleCheck aria-hidden="true" className="size-4" />
            <Trans>Nothing is late and everything works.</Trans>
          </p>
        )}
      </CardHead>
      <div className="grid gap-x-8 gap-y-5 lg:grid-cols-2">
        <Lines title={t`Waiting for you`} lines={people} />
        <Lines title={t`At work`} lines={machine} />
      </div>
    </Card>
  );
}

function Lines({ title, lines }: { title: string; lines: readonly Line[] }) {
  const heading = useId();
  return (
    <div className="min-w-0">
      <h3 id={heading} className="px-2.5 text-caption font-label text-ink-3">
        {title}
      </h3>
      <ul aria-labelledby={heading} className="mt-1 divide-y divide-line">
        {lines.map((line) => (
          <GlanceLine key={line.name} line={line} />
        ))}
      </ul>
    </div>
  );
}
