import { act, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";

import { Installation } from "@/app/member/Installation";
import { Dialog } from "@/ui/dialog/Dialog";

import { showScreen } from "../support/show-screen";

afterEach(() => {
  window.installPrompt = null;
  localStorage.clear();
});

function offer() {
  const prompt = vi.fn(async () => undefined);
  window.installPrompt = Object.assign(new Event("beforeinstallprompt"), { prompt });
}

const shown = () => screen.queryByRole("region", { name: "Install Lumbung" });

function page(open: boolean) {
  return (
    <>
      <Installation />
      <Dialog open={open} onClose={() => undefined} title="Record">
        <input aria-label="Detail" />
      </Dialog>
    </>
  );
}

test("offers the installation on the third day, on the overview, under no dialog, once", async () => {
  localStorage.setItem("install-offer", "2 2024-06-01");
  offer();
  const { rerender, unmount } = showScreen(page(true), { at: "/overview" });
  await act(async () => undefined);
  expect(shown()).toBeNull();
  rerender(page(false));
  expect(await screen.findByRole("region", { name: "Install Lumbung" })).toBeVisible();
  fireEvent.click(screen.getByRole("button", { name: "Not now" }));
  expect(shown()).toBeNull();
  unmount();
  showScreen(page(false), { at: "/overview" });
  await act(async () => undefined);
  expect(shown()).toBeNull();
});
