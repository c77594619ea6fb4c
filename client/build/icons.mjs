/**
 * Makes the pictures of categories and goals: sprites for the client's own screens, and one file a
 * picture under /icons, the addresses that the API answers with.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { fileURLToPath } from "node:url";

/** The pictures of the built-in categories, and of a category that is not known. */
export const CATEGORY_ICONS = [
  "steaming-bowl",
  "motor-scooter",
  "house-with-garden",
  "key",
  "light-bulb",
  "books",
  "stethoscope",
  "credit-card",
  "fork-and-knife-with-plate",
  "popcorn",
  "t-shirt",
  "lipstick",
  "lotion-bottle",
  "soap",
  "luggage",
  "laptop",
  "red-heart",
  "package",
  "sheaf-of-rice",
  "chart-increasing",
  "card-file-box",
  "briefcase",
  "office-building",
  "bar-chart",
  "toolbox",
  "bank",
  "wrapped-gift",
  "coin",
  "shopping-bags",
  "fuel-pump",
  "door",
  "mobile-phone",
  "left-right-arrow",
  "pencil",
];

/** Further pictures for categories of one's own; they have a sprite that few people need. */
export const MORE_ICONS = [
  "hot-beverage",
  "cooked-rice",
  "red-apple",
  "shortcake",
  "shopping-cart",
  "convenience-store",
  "handbag",
  "baby-bottle",
  "people-hugging",
  "paw-prints",
  "seedling",
  "bicycle",
  "automobile",
  "bus",
  "train",
  "airplane",
  "fuel-pump",
  "wrench",
  "high-voltage",
  "droplet",
  "mobile-phone",
  "television",
  "bed",
  "broom",
  "scissors",
  "pill",
  "person-lifting-weights",
  "soccer-ball",
  "video-game",
  "musical-note",
  "camera",
  "artist-palette",
  "mosque",
  "church",
  "birthday-cake",
  "ring",
  "graduation-cap",
  "receipt",
  "umbrella",
  "money-bag",
];

/** The pictures of goals and of risk profiles, which only the pages of planning show. */
export const GOAL_ICONS = [
  "ring",
  "graduation-cap",
  "umbrella",
  "sunrise",
  "convenience-store",
  "automobile",
  "house",
  "mobile-phone",
  "kaaba",
  "desert-island",
  "handbag",
  "glowing-star",
  "compass",
  "rocket",
];

/** The pictures of reminders that no category has. */
export const REMINDER_ICONS = ["bell"];

const require = createRequire(import.meta.url);
const at = (relative) => fileURLToPath(new URL(relative, import.meta.url));

export const SPRITE = at("../src/ui/pictures/icons/category-sprite.svg");
export const MORE_SPRITE = at("../src/ui/pictures/icons/more-category-sprite.svg");
export const GOAL_SPRITE = at("../src/ui/pictures/icons/goal-sprite.svg");
const FILES = at("../dist/static/icons");

/** The drawings of the names, in their order; a name that the set lacks ends the build. */
function drawings(names) {
  const set = JSON.parse(
    readFileSync(require.resolve("@iconify-json/fluent-emoji-flat/icons.json")),
  );
  const missing = names.filter((name) => !set.icons[name]);
  if (missing.length > 0) throw new Error(`No such icon: ${missing.join(", ")}`);
  return names.map((name) => {
    const { body, width = set.width ?? 32, height = set.height ?? 32 } = set.icons[name];
    return { name, body, box: `0 0 ${width} ${height}` };
  });
}

const NUMBER = /-?(?:\d+\.\d+|\.\d+|\d+)/g;

/**
 * A drawing with two decimals in place of three, which no screen shows apart. A number keeps its
 * third one where the next number would run into it otherwise.
 */
function round(body) {
  return body.replace(NUMBER, (long) => {
    if (!/\.\d{3}/.test(long)) return long;
    const short = String(Number(Number(long).toFixed(2))).replace(/^(-?)0\./, "$1.");
    const beginning = /^-?\.?/;
    const fits = short.includes(".") && short.match(beginning)[0] === long.match(beginning)[0];
    return fits ? short : long;
  });
}

/** The sprite's text: every picture once, as a symbol named like it. */
export function sprite(names = CATEGORY_ICONS) {
  const symbols = drawings(names).map(
    ({ name, body, box }) => `<symbol id="${name}" viewBox="${box}">${round(body)}</symbol>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join("\n")}\n</svg>\n`;
}

/** One picture as a file that stands alone. */
export function pictures(names = CATEGORY_ICONS) {
  return drawings(names).map(({ name, body, box }) => ({
    name,
    svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" width="64" height="64">${body}</svg>\n`,
  }));
}

/** Writes the pictures to where the server sends them from, the further ones to 'more'. */
export function writePictures(folder = FILES) {
  const more = path.join(folder, "more");
  mkdirSync(more, { recursive: true });
  const write = (place, names) => {
    for (const { name, svg } of pictures(names))
      writeFileSync(path.join(place, `${name}.svg`), svg);
  };
  write(folder, CATEGORY_ICONS);
  write(folder, GOAL_ICONS);
  write(folder, REMINDER_ICONS);
  write(more, MORE_ICONS);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  mkdirSync(path.dirname(SPRITE), { recursive: true });
  writeFileSync(SPRITE, sprite());
  writeFileSync(MORE_SPRITE, sprite(MORE_ICONS));
  writeFileSync(GOAL_SPRITE, sprite(GOAL_ICONS));
  writePictures();
}
