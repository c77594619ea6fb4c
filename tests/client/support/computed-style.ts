/**
 * Makes jsdom's getComputedStyle fast for the properties that role queries and toBeVisible ask for.
 *
 * Testing Library asks for display, visibility and pointer-events of every element and all its
 * parents. jsdom matches its whole default style sheet each time, which was half of what the
 * tests of screens cost. The tests load no style sheet, so these properties follow from the
 * element's own style, its tag and a few attributes. Everything else still comes from jsdom.
 */
type ComputedStyle = typeof getComputedStyle;
type FastComputedStyle = ComputedStyle & { original: ComputedStyle };
type Compute = () => CSSStyleDeclaration;

/** Tags as jsdom's sheet displays them; to let it tell once a file cost a fifth of all tests. */
const TAGS: Record<string, string> = {
  none: "head meta title link style script template datalist",
  block: `html body address article aside blockquote dd details div dl dt fieldset figcaption figure
    footer form h1 h2 h3 h4 h5 h6 header hgroup hr legend main menu nav ol p pre search section ul`,
  inline: `a abbr b bdi bdo br canvas cite code data del dfn em i img ins kbd label mark meter
    optgroup option output picture progress q s samp select small span strong sub sup textarea time
    u var wbr svg g path circle rect line polyline polygon text tspan use symbol defs`,
  "inline-block": "button",
  "list-item": "li",
  table: "table",
  "table-caption": "caption",
  "table-row-group": "tbody",
  "table-header-group": "thead",
  "table-footer-group": "tfoot",
  "table-row": "tr",
  "table-cell": "td th",
};

const displays = new Map(
  Object.entries(TAGS).flatMap(([display, tags]) =>
    tags.split(/\s+/).map((tag): [string, string] => [tag, display]),
  ),
);

/** The tags whose display needs no jsdom. */
export const KNOWN_TAGS = [...displays.keys(), "input", "dialog"];

/** Elements whose rules in jsdom's sheet look at more than the element itself. */
const UNSUPPORTED =
  "summary, embed, noscript, [popover], [hidden]:is(thead, tbody, tfoot, tr, col, colgroup)";

const KEYWORDS = new Set(["inherit", "initial", "unset", "revert", "revert-layer"]);

const FAST: Record<string, string> = {
  display: "display",
  visibility: "visibility",
  pointerEvents: "pointer-events",
  "pointer-events": "pointer-events",
  opacity: "opacity",
};

const INITIAL: Record<string, string> = { visibility: "visible", "pointer-events": "auto" };

function ownStyle(element: Element, name: string): string {
  if (!element.hasAttribute("style")) return "";
  return (element as HTMLElement).style.getPropertyValue(name);
}

function isShownAs(element: Element): string | undefined {
  if (element.hasAttribute("hidden")) return "none";
  if (element.localName === "dialog") return element.hasAttribute("open") ? "block" : "none";
  if (element.localName !== "input") return displays.get(element.localName);
  const isHidden = element.getAttribute("type")?.toLowerCase() === "hidden";
  return isHidden ? "none" : "inline-block";
}

function displayOf(element: Element, compute: Compute): string {
  const own = ownStyle(element, "display");
  if (own && element.localName === "input") return compute().display;
  return own || (isShownAs(element) ?? compute().display);
}

function inherited(element: Element, name: string): string {
  for (let at: Element | null = element; at; at = at.parentElement) {
    const own = ownStyle(at, name);
    if (own) return own;
  }
  return INITIAL[name] ?? "";
}

function styleOf(element: Element, name: string, compute: Compute): string {
  if (name === "display") return displayOf(element, compute);
  // jsdom leaves out what nobody has said.
  if (name === "opacity") return ownStyle(element, name) && compute().opacity;
  return inherited(element, name);
}

function fastComputedStyle(original: ComputedStyle): FastComputedStyle {
  const fast: ComputedStyle = (element, pseudo) => {
    if (pseudo || document.styleSheets.length > 0 || element.closest(UNSUPPORTED)) {
      return original.call(window, element, pseudo);
    }
    let computed: CSSStyleDeclaration | undefined;
    const compute: Compute = () => (computed ??= original.call(window, element));
    const valueOf = (name: string): string => {
      const value = styleOf(element, name, compute);
      return KEYWORDS.has(value) ? compute().getPropertyValue(name) : value;
    };
    const propertyValue = (name: string) =>
      FAST[name] ? valueOf(FAST[name]) : compute().getPropertyValue(name);
    return new Proxy({} as CSSStyleDeclaration, {
      get(_, name) {
        if (name === "getPropertyValue") return propertyValue;
        if (typeof name === "string" && FAST[name]) return valueOf(FAST[name]);
        const other: unknown = Reflect.get(compute(), name);
        return typeof other === "function" ? other.bind(compute()) : other;
      },
    });
  };
  return Object.assign(fast, { original });
}

/** jsdom's own getComputedStyle. */
export function originalComputedStyle(): ComputedStyle {
  return (window.getComputedStyle as FastComputedStyle).original;
}

/** Replace the window's getComputedStyle, once. */
export function speedUpComputedStyle(): void {
  if (originalComputedStyle()) return;
  window.getComputedStyle = fastComputedStyle(window.getComputedStyle);
}
