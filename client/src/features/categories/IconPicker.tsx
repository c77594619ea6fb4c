import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { Search } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";

import { GoalIcon } from "@/ui/pictures/GoalIcon";
import { TextInput } from "@/ui/fields/TextInput";

/** What the pictures show, in words that one would search for. */
const ICON_LABELS: Readonly<Record<string, MessageDescriptor>> = {
  "steaming-bowl": msg`Bowl of soup, food`,
  "motor-scooter": msg`Scooter, transport`,
  "house-with-garden": msg`House, home`,
  key: msg`Key, rent`,
  "light-bulb": msg`Light bulb, idea`,
  books: msg`Books, school`,
  stethoscope: msg`Stethoscope, doctor`,
  "credit-card": msg`Card, debt`,
  "fork-and-knife-with-plate": msg`Plate, restaurant`,
  popcorn: msg`Popcorn, cinema`,
  "t-shirt": msg`T-shirt, clothes`,
  lipstick: msg`Lipstick, makeup`,
  "lotion-bottle": msg`Lotion, skincare`,
  soap: msg`Soap, bath`,
  luggage: msg`Suitcase, travel`,
  laptop: msg`Laptop, computer`,
  "red-heart": msg`Heart, giving`,
  package: msg`Parcel, online shop`,
  "sheaf-of-rice": msg`Rice, saving`,
  "chart-increasing": msg`Rising chart, shares`,
  "card-file-box": msg`Cardboard box, others`,
  briefcase: msg`Briefcase, salary`,
  "office-building": msg`Office, business`,
  "bar-chart": msg`Bar chart, investment`,
  toolbox: msg`Toolbox, work`,
  bank: msg`Bank, pension`,
  "wrapped-gift": msg`Present, gift`,
  coin: msg`Coin, money`,
  "shopping-bags": msg`Shopping bags, groceries`,
  door: msg`Door, room, kos`,
  "hot-beverage": msg`Cup, coffee, tea`,
  "cooked-rice": msg`Bowl of rice, meal`,
  "red-apple": msg`Apple, fruit`,
  shortcake: msg`Cake, sweets`,
  "shopping-cart": msg`Trolley, groceries`,
  "convenience-store": msg`Shop, market stall`,
  handbag: msg`Bag, accessories`,
  "baby-bottle": msg`Bottle, baby`,
  "people-hugging": msg`Hug, family, friends`,
  "paw-prints": msg`Paws, pet`,
  seedling: msg`Seedling, garden`,
  bicycle: msg`Bicycle, cycling`,
  automobile: msg`Car, driving`,
  bus: msg`Bus, public transport`,
  train: msg`Train, commuting`,
  airplane: msg`Airplane, flight`,
  "fuel-pump": msg`Pump, petrol`,
  wrench: msg`Spanner, repair`,
  "high-voltage": msg`Lightning, electricity`,
  droplet: msg`Drop, water`,
  "mobile-phone": msg`Phone, mobile credit`,
  television: msg`Television, streaming`,
  bed: msg`Bed, boarding house`,
  broom: msg`Broom, cleaning`,
  scissors: msg`Scissors, barber`,
  pill: msg`Pill, medicine`,
  "person-lifting-weights": msg`Weights, gym`,
  "soccer-ball": msg`Ball, sport`,
  "video-game": msg`Controller, games`,
  "musical-note": msg`Note, music`,
  camera: msg`Camera, photos`,
  "artist-palette": msg`Palette, hobby`,
  mosque: msg`Mosque, alms`,
  church: msg`Church, offering`,
  "birthday-cake": msg`Birthday cake, party`,
  ring: msg`Ring, wedding`,
  "graduation-cap": msg`Graduation cap, tuition`,
  receipt: msg`Receipt, tax, bill`,
  umbrella: msg`Umbrella, insurance`,
  "money-bag": msg`Money bag, bonus`,
  sunrise: msg`Sunrise, retirement`,
  house: msg`House, own home`,
  kaaba: msg`Kaaba, Umrah`,
  "desert-island": msg`Island, holidays`,
  "glowing-star": msg`Star, wish`,
};

interface IconPickerProps {
  /** The paths of the pictures, in their order. */
  icons: readonly string[];
  value: string;
  onChange: (icon: string) => void;
}

/** A searchable grid of icons, each labelled by what it shows. */
export function IconPicker({ icons, value, onChange }: IconPickerProps) {
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
    .map((icon) => ({ icon, label: getIconLabel(icon, t) }))
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

/** The bare name of a picture: 'soap' of '/icons/soap.svg'. */
export function stripPrefix(icon: string): string {
  return /([a-z-]+)(\.svg)?$/.exec(icon)?.[1] ?? icon;
}

/** The label of an icon, or its file name if it has none. */
function getIconLabel(icon: string, t: (message: MessageDescriptor) => string): string {
  const bare = stripPrefix(icon);
  const name = ICON_LABELS[bare];
  return name ? t(name) : bare.replaceAll("-", " ");
}
