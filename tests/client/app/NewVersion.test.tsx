import { screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";

import { noticeVersion } from "@/api/app-version";
import { NewVersion } from "@/app/member/NewVersion";
import { Dialog } from "@/ui/dialog/Dialog";

import { show } from "../ui/show";
import { windowOfWidth } from "../ui/window";

afterEach(() => {
  document.head.querySelector("meta[name=app-version]")?.remove();
});

function page(open: boolean) {
  return (
    <>
      <NewVersion />
      <Dialog open={open} onClose={() => undefined} title="Record">
        <input aria-label="Detail" />
      </Dialog>
    </>
  );
}

it("offers the reload once no dialog covers the page", async () => {
  windowOfWidth(1280);
  document.head.insertAdjacentHTML("beforeend", '<meta name="app-version" content="first">');
  noticeVersion("second");
  const { rerender } = show(page(true));
  await screen.findByRole("dialog", { name: "Record" });
  expect(screen.getByRole("status", { hidden: true })).toBeEmptyDOMElement();
  rerender(page(false));
  await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent("new version"));
  expect(screen.getByRole("button", { name: "Reload" })).toBeVisible();
});
