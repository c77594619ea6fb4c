import { useLingui } from "@lingui/react/macro";
import { Search } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";

import { GoalIcon } from "@/ui/GoalIcon";
import { TextInput } from "@/ui/TextInput";

import { nameOfPicture } from "./picture-names";

interface PictureChoiceProps {
  /** The paths of the pictures, in their order. */
  icons: readonly string[];
  value: string;
  onChange: (icon: string) => void;
}

/** All pictures in a grid that a search narrows; each is named by what it shows. */
export function PictureChoice({ icons, value, onChange }: PictureChoiceProps) {
  const { t } = useLingui();
  const name = useId();
  const [search, setSearch] = useState("");
  const grid = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    const chosen = grid.current?.querySelector<HTMLElement>("label:has(:checked)");
    if (grid.current && chosen) grid.current.scrollTop = chosen.offsetTop - chosen.offsetHeight;
  }, []);
  const wanted = search.trim().toLowerCase();
  const found = icons
    .map((icon) => ({ icon, label: nameOfPicture(icon, t) }))
    .filter(({ label }) => label.toLowerCase().includes(wanted));
  return (
    <div className="flex flex-col gap-2">
      <TextInput
        aria-label={t`Search for a picture`}
        placeholder={t`Search: coffee, school, pet`}
        icon={<Search className="size-5" />}
        autoComplete="off"
        value={search}
        onChange={(event) => setSearch(event.target.value)}
        onKeyDown={(event) => {
          // Here Enter means the search, and not to save.
          if (event.key === "Enter") event.preventDefault();
        }}
      />
      <fieldset
        ref={grid}
        aria-label={t`Picture`}
        className="relative grid max-h-62.5 grid-cols-[repeat(auto-fill,minmax(--spacing(13),1fr))] gap-1 overflow-y-auto overscroll-contain rounded-panel bg-sunken p-2"
      >
        {found.map(({ icon, label }) => (
          <label
            key={icon}
            title={label}
            className="relative grid h-13 cursor-pointer place-items-center rounded-control outline-focus transition-colors duration-1 hover:bg-surface has-checked:bg-surface has-checked:ring-2 has-checked:ring-primary has-focus-visible:outline-2"
          >
            <input
              type="radio"
              name={name}
              value={icon}
              aria-label={label}
              checked={icon === value}
              onChange={() => onChange(icon)}
              className="absolute inset-0 cursor-pointer appearance-none rounded-control outline-none"
            />
            <GoalIcon icon={icon} />
          </label>
        ))}
      </fieldset>
      <p role="status" className={found.length > 0 ? "sr-only" : "text-small text-ink-2"}>
        {found.length === 0 && t`Nothing found. Try another word.`}
      </p>
    </div>
  );
}
