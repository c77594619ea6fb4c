import { screen } from "@testing-library/react";
import { expect, test } from "vitest";

import { RemainingLine } from "@/features/overview/RemainingLine";

import { answer, serve } from "../support/server";
import { showScreen } from "../support/show-screen";
import { row } from "../transactions/rows";

const MONTHS = [
  [{ key: "2024-06", start: "2024-06-01", end: "2024-06-30", label: "June" }, "Left in June"],
  // From payday to payday: the name of the month alone would say which days it means to nobody.
  [{ key: "2024-06", start: "2024-05-25", end: "2024-06-24", label: "June" }, "Left until Jun 24"],
] as const;

test.each(MONTHS)("what is left is told with the days that it is for: %o", async (month, words) => {
  const overview = { month, left: 8_480_000, recent: [row({ detail: "lunch" })] };
  serve({ "GET /overview": () => answer({ datas: [overview] }) });
  showScreen(<RemainingLine />, { at: "/transaction" });
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.getByText("Rp8.480.000")).toBeVisible();
});
