/**
 * What getComputedStyle says of being seen, without working out all other styles.
 *
 * Role queries ask for it once for every element and its parents, and jsdom matches its whole
 * sheet each time, which was half of what the tests of screens cost. No sheet of ours is loaded
 * here, so these three come from the element's own style and from jsdom's sheet alone, whose
 * answer depends on the tag and a few attributes. Everything else is still asked of jsdom.
 */
const known = new Map<string, string>();

const DECIDING = ["hidden", "type", "open"];

/** Tags and attributes whose rules look at more than the element itself. */
const ASIDE =
  "summary, embed, noscript, [popover], [hidden]:is(thead, tbody, tfoot, tr, col, colgroup)";

const KEYWORDS = new Set(["inherit", "initial", "unset", "revert", "revert-layer"]);

type Whole = () => CSSStyleDeclaration;

function written(element: Element, name: string): string {
  if (!element.hasAttribute("style")) return "";
  return (element as HTMLElement).style.getPropertyValue(name);
}

function display(element: Element, whole: Whole): string {
  const own = written(element, "display");
  if (own && element.localName === "input") return whole().display;
  if (own) return own;
  const { namespaceURI, localName } = element;
  const marks = DECIDING.map((name) => element.getAttribute(name) ?? "none").join("|");
  const key = `${namespaceURI} ${localName} ${marks}`;
  const found = known.get(key) ?? whole().display;
  known.set(key, found);
  return found;
}

function inherited(element: Element, name: string, initial: string): string {
  for (let at: Element | null = element; at; at = at.parentElement) {
    const own = written(at, name);
    if (own) return own;
  }
  return initial;
}

function light(element: Element, name: string, whole: Whole): string {
  if (name === "display") return display(element, whole);
  return inherited(element, name, name === "visibility" ? "visible" : "auto");
}

const LIGHT: Record<string, string> = {
  display: "display",
  visibility: "visibility",
  pointerEvents: "pointer-events",
  "pointer-events": "pointer-events",
};

/** The same answers as jsdom's, some of them sooner. */
export function lightly(real: typeof getComputedStyle): typeof getComputedStyle {
  return (element, pseudo) => {
    if (pseudo || document.styleSheets.length > 0 || element.closest(ASIDE)) {
      return real.call(window, element, pseudo);
    }
    let made: CSSStyleDeclaration | undefined;
    const whole: Whole = () => (made ??= real.call(window, element));
    const value = (name: string): string => {
      const found = light(element, name, whole);
      return KEYWORDS.has(found) ? whole().getPropertyValue(name) : found;
    };
    return new Proxy({} as CSSStyleDeclaration, {
      get(_, name) {
        const quick = typeof name === "string" ? LIGHT[name] : undefined;
        if (quick) return value(quick);
        if (name === "getPropertyValue") {
          return (asked: string) =>
            LIGHT[asked] ? value(LIGHT[asked]) : whole().getPropertyValue(asked);
        }
        const other: unknown = Reflect.get(whole(), name);
        return typeof other === "function" ? other.bind(whole()) : other;
      },
    });
  };
}
