import type { KnownCategory } from "./parsed-text";
import { listed, literally, words } from "./patterns";
import { THINGS } from "./words";

interface Place {
  category: KnownCategory;
  index: number;
  letters: number;
  isBeside: boolean;
}

type Type = KnownCategory["type"];

const PATTERNS = new Map(
  Object.entries(THINGS).map(([id, list]) => [id, listed(list, "giu")] as const),
);

/** What a category is known by: the person's names for it, and its things. */
function patternsOf({ id, name, label, aliases }: KnownCategory): RegExp[] {
  const names = [name, label, ...aliases].filter((one) => one.trim().length > 2).map(literally);
  const own = names.length > 0 ? [words(`(?:${names.join("|")})`, "giu")] : [];
  return [...own, PATTERNS.get(id) ?? []].flat();
}

/** What is named first says more, by so many letters: 'sepatu sekolah'. */
const HEAD = 2;
/** And where one eats says more than what. */
const PLACE = 5;
/** The person's own words say most. */
const OWN = 9;
/** Where somebody was, and what for, says less: 'parkir di pasar', 'grab ke rumah sakit'. */
const BESIDES =
  /(?:^|[^\p{L}])(?:di|ke|dek[ae]t|buat|untuk|utk|for|dari|at|in|to|from|(?:sambil|while)(?: \p{L}+)?) $/iu;
const LESS = 3;

/** The category of the longest name or thing in a text; where one eats says more than what. */
export function findCategory(
  text: string,
  type: Type | undefined,
  categories: readonly KnownCategory[],
): KnownCategory | undefined {
  const places = categories
    .filter((category) => !category.hidden && category.type === (type ?? category.type))
    .flatMap((category) => {
      const more = category.id === "dining-out" ? PLACE : PATTERNS.has(category.id) ? 0 : OWN;
      return patternsOf(category)
        .flatMap((pattern) => [...text.matchAll(pattern)])
        .map(({ 0: { length }, index }) => ({
          category,
          index,
          letters: length + more,
          isBeside: more < PLACE && BESIDES.test(text.slice(0, index)),
        }));
    });
  places.sort((one, two) => one.index - two.index);
  const first = places[0]?.index;
  const weigh = ({ letters, index, isBeside }: Place) =>
    index === first ? letters + HEAD : letters / (isBeside ? LESS : 1);
  places.sort((one, two) => weigh(two) - weigh(one));
  return places[0]?.category;
}

/** Whether a word has one letter too many or too few, or two in the wrong order. */
function isTypo(typed: string, word: string): boolean {
  let at = 0;
  while (at < typed.length && typed[at] === word[at]) at += 1;
  const [rest, meant] = [typed.slice(at), word.slice(at)];
  const swapped = rest.replace(/^(.)(.)/, "$2$1");
  const isNear = rest.slice(1) === meant || rest === meant.slice(1) || swapped === meant;
  return at > 0 && word.length > 4 && isNear;
}

/** The category of a thing that is not written quite right. */
export function findMistyped(
  text: string,
  type: Type,
  categories: readonly KnownCategory[],
): KnownCategory | undefined {
  const typed = text.toLowerCase().match(/\p{L}{5,}/gu) ?? [];
  return categories.find(
    ({ id, hidden, type: own }) =>
      !hidden &&
      own === type &&
      THINGS[id]?.split(" ").some((word) => typed.some((one) => isTypo(one, word))),
  );
}
