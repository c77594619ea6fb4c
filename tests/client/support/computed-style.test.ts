import { expect, it } from "vitest";

import { KNOWN_TAGS, originalComputedStyle } from "./computed-style";

const PAGE = `
  <div style="visibility: hidden"><p>a <b style="visibility: visible">b</b></p></div>
  <div style="pointer-events: none"><button disabled>c</button><i style="pointer-events: auto"></i></div>
  <div hidden><span>d</span></div><section style="display: flex"><a href="#">e</a></section>
  <p style="display: inherit; visibility: inherit">f</p><input type="hidden" style="display: block">
  <input type="text"><input type="HIDDEN"><ul><li>g</li></ul><dialog open>h</dialog><dialog>i</dialog>
  <details><summary>j</summary><p>k</p></details><div popover>l</div><noscript>m</noscript>
  <table><tbody hidden><tr><td>n</td></tr></tbody><tfoot><tr><th>o</th></tr></tfoot></table>
  <svg><title>p</title><path d="M0 0"></path></svg><template></template><script></script>
  <select><option>q</option></select><img alt="r"><label>s</label><h1>t</h1><slot></slot>`;

it.each(["", "<style>p { display: none } td { visibility: hidden }</style>"])(
  "says of every element what jsdom says, with the sheet '%s'",
  (sheet) => {
    document.body.innerHTML = PAGE + sheet;
    const original = originalComputedStyle();
    expect(window.getComputedStyle).not.toBe(original);
    for (const element of document.querySelectorAll("*")) {
      const [fast, expected] = [getComputedStyle(element), original.call(window, element)];
      for (const name of ["display", "visibility", "pointer-events", "opacity", "color"]) {
        const where = `${name} of ${element.outerHTML.slice(0, 60)}`;
        expect(fast.getPropertyValue(name), where).toBe(expected.getPropertyValue(name));
      }
      expect(fast.pointerEvents).toBe(expected.pointerEvents);
      expect(fast.opacity).toBe(expected.opacity);
    }
  },
);

it.each(["http://www.w3.org/1999/xhtml", "http://www.w3.org/2000/svg"])(
  "knows how elements of %s are displayed",
  (namespace) => {
    const original = originalComputedStyle();
    for (const tag of KNOWN_TAGS) {
      const element = document.createElementNS(namespace, tag);
      document.body.replaceChildren(element);
      expect(getComputedStyle(element).display, tag).toBe(original.call(window, element).display);
    }
  },
);

const WITH_ATTRIBUTES = `
  <dialog open></dialog><dialog open hidden></dialog><details open><p></p></details>
  <div hidden></div><button type="submit" hidden></button><input hidden><input type="checkbox">
  <input type="hidden" hidden><svg hidden><path hidden></path></svg><li hidden></li>
  <p style="opacity: 50%"><b style="opacity: inherit"></b></p><i style="opacity: 0.5"></i>`;

it("knows what attributes change of it", () => {
  document.body.innerHTML = WITH_ATTRIBUTES;
  const original = originalComputedStyle();
  for (const element of document.body.querySelectorAll("*")) {
    const [fast, expected] = [getComputedStyle(element), original.call(window, element)];
    expect(fast.display, element.outerHTML).toBe(expected.display);
    expect(fast.opacity, element.outerHTML).toBe(expected.opacity);
  }
});
