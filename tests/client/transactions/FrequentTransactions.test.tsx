import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";

import { saveTrackedDrafts } from "@/browser/draft-storage";

import { expectFocus } from "../support/focus";
import { noConnection } from "../support/server";
import { windowOfWidth } from "../ui/window";
import { amount, answering, detail, enterSaves, open, save, saved } from "./record-screen";

beforeEach(() => {
  windowOfWidth(1280);
  sessionStorage.clear();
  answering({});
});

describe("what is recorded often", () => {
  const chip = (name: RegExp) => screen.findByRole("button", { name });

  it("takes one press and Save", async () => {
    const sent = answering({ "POST /transaction/add": () => saved() });
    const { person, onClose } = open();
    const ojek = await chip(/Ojek to work/);
    await person.click(ojek);
    expect(ojek).toHaveAttribute("aria-pressed", "true");
    await person.click(save());
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(sent()[0]?.body).toMatchObject({
      category_id: "transportation",
      detail: "Ojek to work",
      amount: 15_000,
    });
  });

  it("gives way to the next one, but never takes an amount that was typed", async () => {
    const { person } = open();
    await person.click(await chip(/Ojek to work/));
    await person.click(await chip(/Nasi Padang/));
    expect(amount()).toHaveValue("28.000");
    await person.clear(amount());
    await person.type(amount(), "30000");
    await person.click(await chip(/Ojek to work/));
    expect(amount()).toHaveValue("30.000");
    expect(detail()).toHaveValue("Ojek to work");
    expect(screen.getByText("expenses: transportation")).toBeInTheDocument();
  });

  it("leads on to the amount with the keyboard, where Enter saves", async () => {
    const { person } = open();
    (await chip(/Nasi Padang/)).focus();
    await person.keyboard("{ArrowRight}");
    await expectFocus(chip(/Ojek to work/));
    await person.keyboard("{Enter}");
    await waitFor(() => expect(amount()).toHaveFocus());
    expect(amount()).toHaveValue("15.000");
    expect(enterSaves(amount())).toBe(true);
  });

  it("says what will stand there while nothing was recorded, and tries again what failed", async () => {
    answering({}, []);
    const { unmount } = open();
    expect(await screen.findByText("Things you record often will show up here.")).toBeVisible();
    unmount();
    answering({ "GET /transactions/suggestions": noConnection });
    const { person } = open();
    const again = await chip(/Reload what you record often/);
    answering({});
    await person.click(again);
    expect(await chip(/Ojek to work/)).toBeVisible();
  });

  it("tells the categories used last and what the chosen one is called", async () => {
    const { person } = open();
    expect(screen.getByText("Food & Beverages")).toBeInTheDocument();
    await person.click(await chip(/Ojek to work/));
    expect(screen.getByText("Transportation, rent")).toBeInTheDocument();
  });
});

describe("suggestions for the detail", () => {
  const list = () => screen.findByRole("listbox", { name: "What you've recorded before" });

  it("come while one types and bring their category along", async () => {
    const { person } = open();
    await person.type(amount(), "20000");
    await person.type(detail(), "oj");
    expect(within(await list()).getAllByRole("option")).toHaveLength(1);
    await person.keyboard("{ArrowDown}");
    const option = within(await list()).getByRole("option", { name: /Ojek to work/ });
    expect(detail()).toHaveAttribute("aria-activedescendant", option.id);
    await person.keyboard("{Enter}");
    expect(detail()).toHaveValue("Ojek to work");
    expect(screen.getByText("expenses: transportation")).toBeInTheDocument();
    expect(amount()).toHaveValue("20.000");
    expect(screen.queryByRole("listbox")).not.toBeInTheDocument();
  });

  it("leave Enter to what was typed, and Escape to themselves", async () => {
    const { person } = open();
    await person.type(detail(), "nasi");
    await list();
    expect(enterSaves(detail())).toBe(true);
    await person.keyboard("{Escape}");
    expect(screen.queryByRole("listbox")).not.toBeInTheDocument();
    expect(screen.queryByText("Leave without saving?")).not.toBeInTheDocument();
    await person.keyboard("{Escape}");
    expect(await screen.findByText("Leave without saving?")).toBeVisible();
  });
});

it("is sent under the same key again after the page was loaded anew", async () => {
  const sent = answering({ "POST /transaction/add": noConnection });
  const { person, unmount } = open();
  await person.type(amount(), "25000");
  await person.click(save());
  await screen.findByText(/can't reach Lumbung/);
  saveTrackedDrafts();
  unmount();
  const again = open();
  expect(amount()).toHaveValue("25.000");
  await again.person.click(save());
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent()[1]?.key).toBe(sent()[0]?.key);
});

it("is kept when the person reloads, with its key, but not while nothing is typed", async () => {
  const kept = () => Object.keys(sessionStorage).filter((name) => name.startsWith("draft:"));
  const hide = () => window.dispatchEvent(new PageTransitionEvent("pagehide"));
  const sent = answering({ "POST /transaction/add": noConnection });
  const { person, unmount } = open();
  hide();
  expect(kept()).toEqual([]);
  await person.type(amount(), "25000");
  await person.click(save());
  await screen.findByText(/can't reach Lumbung/);
  hide();
  window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  expect(kept()).toEqual([]);
  hide();
  unmount();
  const again = open();
  expect(amount()).toHaveValue("25.000");
  await again.person.click(save());
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent()[1]?.key).toBe(sent()[0]?.key);
  sessionStorage.clear();
  again.unmount();
  hide();
  expect(kept()).toEqual([]);
});
