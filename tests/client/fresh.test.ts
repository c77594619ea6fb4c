import { expect, it, vi } from "vitest";

import { startAgain } from "./fresh";

it("lets the clock stand in one test", () => {
  vi.useFakeTimers();
  expect(vi.isFakeTimers()).toBe(true);
});

it("finds it going in the next one", () => {
  expect(vi.isFakeTimers()).toBe(false);
});

it("leaves nothing of one file to the next one", () => {
  const heard = vi.fn();
  for (const target of [window, document]) target.addEventListener("visibilitychange", heard);
  for (const store of [localStorage, sessionStorage]) store.setItem("key", "value");
  Object.defineProperty(navigator, "share", { value: heard, configurable: true });
  document.cookie = "key=value; path=/";
  document.documentElement.dataset.theme = "dark";
  document.body.append(document.createElement("p"));
  window.history.replaceState({ sheet: "open" }, "", "/elsewhere?q=1");
  vi.stubGlobal("matchMedia", heard);

  startAgain();
  for (const target of [window, document]) target.dispatchEvent(new Event("visibilitychange"));
  expect(heard).not.toHaveBeenCalled();
  expect([localStorage.length, sessionStorage.length, document.cookie]).toEqual([0, 0, ""]);
  expect(navigator).not.toHaveProperty("share");
  expect(document.documentElement.outerHTML).toBe("<html><head></head><body></body></html>");
  expect([window.location.href, window.history.state]).toEqual(["http://localhost:8080/", null]);
  expect(window).not.toHaveProperty("matchMedia");
});
