import { Barn } from "@/ui/Barn";

/** Three barns that fill. */
export function SavingArt() {
  return (
    <div className="flex items-end gap-2">
      <Barn percent={36} className="size-19.5" />
      <Barn percent={62} className="size-26" />
      <Barn percent={90} className="size-19.5" />
    </div>
  );
}
