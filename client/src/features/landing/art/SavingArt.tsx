import { Barn } from "@/ui/Barn";

/** Three barns that fill. */
export function SavingArt() {
  return (
    <div className="grid w-full max-w-69 grid-cols-[3fr_4fr_3fr] items-end gap-2">
      <Barn percent={36} className="h-auto w-full" />
      <Barn percent={62} className="h-auto w-full" />
      <Barn percent={90} className="h-auto w-full" />
    </div>
  );
}
