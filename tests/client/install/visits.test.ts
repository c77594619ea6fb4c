import { afterEach, expect, test } from "vitest";

import { session } from "@/api/session";
import { countVisit, endOffer, forgetVisitsAtSignOut } from "@/features/install/visits";

import { answer, serve } from "../support/server";

afterEach(() => localStorage.clear());

test("the installation is offered on the third day of visits, and never again after that", () => {
  const days = ["2024-06-01", "2024-06-01", "2024-06-02", "2024-06-02", "2024-06-09"];
  expect(days.map(countVisit)).toEqual([false, false, false, false, true]);
  expect(countVisit("2024-06-10"), "not shown yet").toBe(true);
  endOffer();
  expect(["2024-06-10", "2024-06-11"].map(countVisit)).toEqual([false, false]);
});

test("who signs out is counted from the start, but is not asked again", async () => {
  serve({ "DELETE /logout": () => answer({ message: "Bye." }) });
  const end = forgetVisitsAtSignOut();
  countVisit("2024-06-01");
  await session.goOn();
  expect(localStorage.getItem("install-offer")).toBe("1 2024-06-01");
  await session.logout();
  expect(localStorage.getItem("install-offer")).toBeNull();
  endOffer();
  await session.goOn();
  await session.logout();
  expect(countVisit("2024-06-02")).toBe(false);
  expect(localStorage.getItem("install-offer")).toBe("over");
  end();
});
