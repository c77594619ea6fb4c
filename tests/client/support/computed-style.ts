/**
 * Makes jsdom's getComputedStyle fast for the properties that role queries ask for.
 *
 * Testing Library asks for display, visibility and pointer-events of every element and all its
 * parents. jsdom matches its whole default style sheet each time, which was half of what the
 * tests of screens cost. The tests load no style sheet, so these properties follow from the
 * element's own style, its tag and a few attributes. Everything else still comes from jsdom.
 */
type ComputedStyle = typeof getComputedStyle;
type FastComputedStyle = ComputedStyle & { original: ComputedStyle };
type Compute = () => CSSStyleDeclaration;

const displays = new Map<string, string>();

/** Attributes that decide on display in jsdom's sheet. */
const DECIDING = ["hidden", "type", "open"];

/** Elements whose rules in jsdom's sheet look at more than the element itself. */
const UNSUPPORTED =
  "summary, embed, noscript, [popover], [hidden]:is(thead, tbody, tfoot, tr, col, colgroup)";

const KEYWORDS = new Set(["inherit", "initial", "unset", "revert", "revert-layer"]);

const FAST: Record<string, string> = {
  display: "display",
  visibility: "visibility",
  pointerEvents: "pointer-events",
  "pointer-events": "pointer-events",
};

function ownStyle(element: Element, name: string): string {
  if (!element.hasAttribute("style")) return "";
  return (element as HTMLElement).style.getPropertyValue(name);
}

function displayOf(element: Element, compute: Compute): string {
  const own = ownStyle(element, "display");
  if (own && element.localName === "input") return compute().display;
  if (own) return own;
  const attributes = DECIDING.map((name) => element.getAttribute(name) ?? "none").join("|");
  const key = `${element.namespaceURI} ${element.localName} ${attributes}`;
  const display = displays.get(key) ?? compute().display;
  displays.set(key, display);
  return display;
}

function inherited(element: Element, name: string, initial: string): string {
  for (let at: Element | null = element; at; at = at.parentElement) {
    const own = ownStyle(at, name);
    if (own) return own;
  }
  return initial;
}

function fastComputedStyle(original: ComputedStyle): FastComputedStyle {
  const fast: ComputedStyle = (element, pseudo) => {
    if (pseudo || document.styleSheets.length > 0 || element.closest(UNSUPPORTED)) {
      return original.call(window, element, pseudo);
    }
    let computed: CSSStyleDeclaration | undefined;
    const compute: Compute = () => (computed ??= original.call(window, element));
    const valueOf = (name: string): string => {
      const value =
        name === "display"
          ? displayOf(element, compute)
          : inherited(element, name, name === "visibility" ? "visible" : "auto");
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
