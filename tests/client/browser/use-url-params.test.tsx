import { act, fireEvent, screen } from "@testing-library/react";
import { useNavigate } from "react-router-dom";
import { expect, test, vi } from "vitest";

import { readPage, readSearch, useUrlParams, withParams } from "@/browser/use-url-params";
import { SearchField } from "@/ui/fields/SearchField";

import { currentAddress, showScreen } from "../support/show-screen";

function Choice({ name }: { name: string }) {
  const { words, change, press } = useUrlParams();
  const write = (now: URLSearchParams) => withParams(now, { [name]: "yes" });
  return (
    <>
      <button type="button" onClick={() => change(write)}>
        {name}: {words.get(name) ?? "no"}
      </button>
      <a href={`?${name}=yes`} onClick={press(write, { step: true })}>
        Link to {name}
      </a>
    </>
  );
}

function Search() {
  const { words, change } = useUrlParams();
  return (
    <SearchField
      label="Search"
      placeholder="Name"
      q={words.get("q") ?? ""}
      onSearch={(q) => change((now) => withParams(now, { q, page: null }))}
    />
  );
}

function Elsewhere() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => void navigate("/elsewhere")}>
      Elsewhere
    </button>
  );
}

function open() {
  return showScreen(
    <>
      <Choice name="full" />
      <Choice name="old" />
      <Search />
      <Elsewhere />
    </>,
    { at: "/barns?page=2" },
  );
}

const press = (name: string | RegExp, role = "button") =>
  fireEvent.click(screen.getByRole(role, { name }));

test("presses that follow each other faster than the page can show them all count", () => {
  open();
  act(() => {
    press("full: no");
    press("Link to old", "link");
  });
  expect(currentAddress()).toBe("/barns?page=2&full=yes&old=yes");
  expect(screen.getByRole("button", { name: "old: yes" })).toBeVisible();
});

test("what comes late does not lead back to a page that is being left", () => {
  open();
  act(() => {
    press("Elsewhere");
    press("full: no");
  });
  expect(currentAddress()).toBe("/elsewhere");
});

test("what is pressed before a search begins is opened, and the search is not lost", () => {
  vi.useFakeTimers();
  open();
  const link = screen.getByRole("link", { name: "Link to old" });
  fireEvent.change(screen.getByRole("searchbox"), { target: { value: "sasak" } });
  // The page has no time to show any of it meanwhile.
  act(() => {
    fireEvent.pointerDown(link);
    fireEvent.click(link);
    vi.advanceTimersByTime(1000);
  });
  vi.useRealTimers();
  expect(currentAddress()).toBe("/barns?q=sasak&old=yes");
  expect(screen.getByRole("searchbox")).toHaveValue("sasak");
});

test.each([
  ["page=3", 3],
  ["page=99999999999", 1_000_000],
  ["page=-3", 1],
  ["page=abc", 1],
  ["", 1],
])("of '%s' a page is read that a list can be asked for", (words, page) => {
  expect(readPage(new URLSearchParams(words))).toBe(page);
});

test("what cannot be searched for is left out of an address", () => {
  expect(readSearch(new URLSearchParams("q=%00abc%0Ad+"))).toBe("abc d");
  expect(readSearch(new URLSearchParams({ q: "a".repeat(101) }))).toBe("a".repeat(100));
});
