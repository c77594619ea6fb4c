import { expect, it } from "vitest";

import { originalComputedStyle } from "./computed-style";

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
