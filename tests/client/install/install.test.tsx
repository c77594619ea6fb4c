import { act, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";

import InstallCard from "@/features/install/InstallCard";
import InstallOffer from "@/features/install/InstallOffer";
import StorageNote from "@/features/install/StorageNote";

import { show } from "../ui/show";

const IPHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Safari/604.1";
const MAC =
  "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15";
const ANDROID = "Mozilla/5.0 (Android 14; Mobile; rv:128.0) Gecko/128.0 Firefox/128.0";
const CHROME = "Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/130.0.0.0 Safari/537.36";

afterEach(() => {
  window.installPrompt = null;
  localStorage.clear();
});

function browse(userAgent: string): void {
  vi.spyOn(navigator, "userAgent", "get").mockReturnValue(userAgent);
}

/** The browser's own offer, which counts how often it asks. */
function offer() {
  const prompt = vi.fn(async () => undefined);
  window.installPrompt = Object.assign(new Event("beforeinstallprompt"), { prompt });
  return prompt;
}

test("the settings offer it as soon as the browser does, and no longer once it was asked", async () => {
  browse(CHROME);
  show(<InstallCard />);
  expect(screen.queryByText("Install Lumbung")).toBeNull();
  const prompt = offer();
  act(() => void window.dispatchEvent(new Event("installable")));
  fireEvent.click(screen.getByRole("button", { name: "Install" }));
  expect(prompt).toHaveBeenCalledOnce();
  expect(screen.queryByText("Install Lumbung")).toBeNull();
});

test("elsewhere they say how, and nothing where the product is installed", () => {
  browse(IPHONE);
  const first = show(<InstallCard />);
  expect(screen.getByText(/Tap Share in Safari, then Add to Home Screen/)).toBeVisible();
  expect(screen.queryByRole("button")).toBeNull();
  first.unmount();
  browse(ANDROID);
  const second = show(<InstallCard />);
  expect(screen.getByText(/Open your browser's menu/)).toBeVisible();
  second.unmount();
  vi.spyOn(window, "matchMedia").mockImplementation(
    (media) =>
      Object.assign(new EventTarget(), {
        media,
        matches: media === "(display-mode: standalone)",
      }) as unknown as MediaQueryList,
  );
  show(<InstallCard />);
  expect(screen.queryByText("Install Lumbung")).toBeNull();
});

test("the offer asks the browser or goes away, and is noted as made", () => {
  browse(CHROME);
  const prompt = offer();
  const onClose = vi.fn();
  show(<InstallOffer onClose={onClose} />);
  expect(localStorage.getItem("install-offer")).toBe("over");
  fireEvent.click(screen.getByRole("button", { name: "Not now" }));
  expect([onClose.mock.calls.length, prompt.mock.calls.length]).toEqual([1, 0]);
  fireEvent.click(screen.getByRole("button", { name: "Install" }));
  expect([onClose.mock.calls.length, prompt.mock.calls.length]).toEqual([2, 1]);
});

test("Safari says once that it deletes what is stored; others have nothing to say", () => {
  browse(CHROME);
  const first = show(<StorageNote />);
  expect(screen.queryByText(/after 7 days/)).toBeNull();
  first.unmount();
  browse(MAC);
  const second = show(<StorageNote />);
  expect(screen.getByText(/choose File, then Add to Dock/)).toBeVisible();
  fireEvent.click(screen.getByRole("button", { name: "Got it" }));
  expect(screen.queryByText(/after 7 days/)).toBeNull();
  second.unmount();
  browse(IPHONE);
  show(<StorageNote />);
  expect(screen.queryByText(/after 7 days/)).toBeNull();
});
