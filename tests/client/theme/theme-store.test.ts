import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { ThemeStore } from "@/theme/theme-store";

let system: EventTarget & { matches: boolean };

function systemTurns(dark: boolean): void {
  system.matches = dark;
  system.dispatchEvent(new Event("change"));
}

beforeEach(() => {
  localStorage.clear();
  document.documentElement.className = "";
  system = Object.assign(new EventTarget(), { matches: false });
  vi.stubGlobal("matchMedia", () => system);
});

afterEach(() => vi.unstubAllGlobals());

const page = () => document.documentElement;

test("the default theme follows the system while the page is open", () => {
  const store = new ThemeStore();
  expect(store.state()).toEqual({ theme: "default", shown: "light" });
  systemTurns(true);
  expect(store.state()).toEqual({ theme: "default", shown: "dark" });
  expect(page()).toHaveClass("dark");
  systemTurns(false);
  expect(page()).not.toHaveClass("dark");
});

test("dark stays dark whatever the system says", () => {
  const store = new ThemeStore();
  store.choose("dark");
  systemTurns(true);
  systemTurns(false);
  expect(store.state()).toEqual({ theme: "dark", shown: "dark" });
  expect(page()).toHaveClass("dark");
  expect(new ThemeStore().state().theme).toBe("dark");
});

test("whoever listens hears of a change, and only of a change", () => {
  const store = new ThemeStore();
  const heard = vi.fn();
  store.subscribe(heard);
  store.choose("default");
  expect(heard).not.toHaveBeenCalled();
  store.choose("dark");
  expect(heard).toHaveBeenCalledOnce();
});
