import { screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { expect, it, vi } from "vitest";

import { HideAmountsButton } from "@/ui/money/HideAmountsButton";
import { HeroMoney } from "@/ui/money/HeroMoney";
import { HiddenAmountsContext } from "@/ui/money/hidden-amounts";
import { Money } from "@/ui/money/Money";

import { show } from "./show";

const hidden = (part: ReactNode, language?: "en" | "id") =>
  show(
    <HiddenAmountsContext value={{ hidden: true, hide: vi.fn() }}>{part}</HiddenAmountsContext>,
    language,
  );

it("shows every hidden amount of a kind alike, however large and on whichever side of zero", () => {
  const { container } = hidden(
    <>
      {[0, -7, 999_999_999_999].map((amount) => (
        <section key={amount}>
          <Money amount={amount} />
          <Money amount={amount} kind="net" />
          <Money amount={amount} kind="expenses" />
          <HeroMoney amount={amount} />
        </section>
      ))}
    </>,
  );
  const shown = [...container.querySelectorAll("section")].map((part) => part.innerHTML);
  expect(shown[0]).toContain("Rp•••••");
  expect(new Set(shown).size).toBe(1);
  expect(container).not.toHaveTextContent(/\d/);
});

it("lets those who listen know that an amount is hidden, in their language", () => {
  hidden(<Money amount={48_000} kind="expenses" />, "id");
  expect(screen.getByText("jumlah disembunyikan")).toBeInTheDocument();
  expect(screen.getByText("-Rp•••••")).toHaveAttribute("aria-hidden", "true");
});

it("hides with one press of the eye, and says whether it does", async () => {
  const hide = vi.fn();
  const { person } = show(
    <HiddenAmountsContext value={{ hidden: false, hide }}>
      <HideAmountsButton />
    </HiddenAmountsContext>,
  );
  const eye = screen.getByRole("button", { name: "Hide amounts", pressed: false });
  await person.click(eye);
  expect(hide).toHaveBeenCalledExactlyOnceWith(true);
});
