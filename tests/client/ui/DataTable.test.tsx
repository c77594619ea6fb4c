import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { useState } from "react";
import { expect, test, vi } from "vitest";

import type { Column } from "@/ui/table/DataTable";
import { DataTable } from "@/ui/table/DataTable";
import { slotsOf } from "@/ui/table/page-slots";
import { Pagination } from "@/ui/table/Pagination";
import { SearchField } from "@/ui/fields/SearchField";

import { show } from "./show";
import { windowOfWidth } from "./window";

interface Barn {
  name: string;
  full: number;
}

const BARNS: Barn[] = [
  { name: "Sasak", full: 40 },
  { name: "Toraja", full: 75 },
];
const COLUMNS: Column<Barn>[] = [
  {
    key: "name",
    label: "Name",
    orders: [
      { value: "name", label: "A to Z" },
      { value: "-name", label: "Z to A" },
    ],
    cell: ({ name }) => name,
  },
  { key: "full", label: "Filled", right: true, cell: ({ full }) => `${full}%` },
];

function Barns({ rows, failure, stale }: { rows?: Barn[]; failure?: string; stale?: boolean }) {
  const [sort, setSort] = useState("name");
  return (
    <>
      <output>{sort}</output>
      <DataTable
        label="Barns"
        columns={COLUMNS}
        rows={rows}
        keyOf={({ name }) => name}
        item={({ name }) => name}
        empty={<p>No barn yet</p>}
        sort={sort}
        onSort={setSort}
        failure={failure}
        stale={stale}
        onRetry={() => setSort("asked again")}
      />
    </>
  );
}

test("a table on wide windows, put in order by its heads", () => {
  windowOfWidth(1280);
  show(<Barns rows={BARNS} />);
  const table = screen.getByRole("table", { name: "Barns" });
  expect(within(table).getAllByRole("row")).toHaveLength(3);
  const head = within(table).getByRole("columnheader", { name: "Name" });
  expect(head).toHaveAttribute("aria-sort", "ascending");
  fireEvent.click(within(head).getByRole("button"));
  expect(head).toHaveAttribute("aria-sort", "descending");
  expect(screen.getByRole("status")).toHaveTextContent("-name");
});

test("a list where large text leaves a table no room; rows that are about to go say so", async () => {
  windowOfWidth(1280);
  const width = vi.spyOn(Element.prototype, "clientWidth", "get").mockReturnValue(1070);
  const { rerender } = show(<Barns rows={BARNS} stale />);
  expect(await screen.findByText("Loading...")).toBeVisible();
  expect(screen.getByRole("table").closest("[aria-busy=true]")).not.toBeNull();
  document.documentElement.style.fontSize = "32px";
  rerender(<Barns rows={BARNS} />);
  expect(screen.queryByText("Loading...")).toBeNull();
  expect(screen.getByRole("list", { name: "Barns" })).toBeVisible();
  expect(screen.getByRole("combobox", { name: "Sort by" })).toBeVisible();
  document.documentElement.style.fontSize = "";
  rerender(<Barns rows={BARNS} />);
  expect(screen.getByRole("table", { name: "Barns" })).toBeVisible();
  width.mockRestore();
});

test("a list on phones, with its order as a choice; without rows what there is to say", () => {
  windowOfWidth(390);
  const { rerender } = show(<Barns rows={BARNS} />, "id");
  expect(screen.queryByRole("table")).toBeNull();
  expect(screen.getByRole("list", { name: "Barns" })).toHaveTextContent("SasakToraja");
  const order = screen.getByRole("combobox", { name: "Urutan" });
  fireEvent.change(order, { target: { value: "-name" } });
  expect(order).toHaveDisplayValue("Z to A");
  rerender(<Barns rows={[]} />);
  expect(screen.getByText("No barn yet")).toBeVisible();
  expect(order).toBeVisible();
  rerender(<Barns failure="The barns are out of reach." />);
  fireEvent.click(within(screen.getByRole("alert")).getByRole("button"));
  expect(screen.getByRole("status")).toHaveTextContent("asked again");
});

test("pages: from where to where, and nothing where one holds all", () => {
  windowOfWidth(1280);
  const onPage = vi.fn();
  const { rerender } = show(
    <Pagination label="Pages" page={25} perPage={10} total={248} onPage={onPage} />,
  );
  expect(screen.getByRole("status")).toHaveTextContent("241 to 248 of 248");
  expect(screen.getByRole("button", { name: "Page 25" })).toHaveAttribute("aria-current", "page");
  fireEvent.click(screen.getByRole("button", { name: "Next page" }));
  expect(onPage).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole("button", { name: "Previous page" }));
  expect(onPage).toHaveBeenCalledWith(24, { step: true });
  rerender(<Pagination label="Pages" page={1} perPage={10} total={10} onPage={onPage} />);
  expect(screen.queryByRole("navigation")).toBeNull();
});

test("every page can be come to, and never more places are taken than there are", () => {
  for (const room of [5, 7]) {
    for (let pages = 1; pages <= 30; pages += 1) {
      for (let page = 1; page <= pages; page += 1) {
        const slots = slotsOf(page, pages, room);
        expect(slots.length).toBe(Math.min(pages, room));
        const numbers = slots.flatMap((slot) => slot.page ?? []);
        expect(numbers).toEqual([...new Set(numbers)].sort((one, other) => one - other));
        expect(numbers).toEqual(expect.arrayContaining([1, page, pages]));
      }
    }
  }
});

test("a search is sent once nothing is typed any more, at once by Enter, and can be cleared", async () => {
  const onSearch = vi.fn();
  show(<SearchField label="Search barns" placeholder="Name" q="" onSearch={onSearch} />);
  const box = screen.getByRole("searchbox", { name: "Search barns" });
  fireEvent.change(box, { target: { value: "sa" } });
  fireEvent.change(box, { target: { value: " sasak\t" } });
  expect(onSearch).not.toHaveBeenCalled();
  await waitFor(() => expect(onSearch.mock.calls).toEqual([["sasak"]]));
  fireEvent.change(box, { target: { value: "toraja" } });
  fireEvent.submit(screen.getByRole("search"));
  fireEvent.click(screen.getByRole("button", { name: "Clear the search" }));
  expect(box).toHaveFocus();
  expect(onSearch.mock.calls.slice(1)).toEqual([["toraja"], [""]]);
});

test("a page that is not there gives way to the last one, once it is known which that is", () => {
  windowOfWidth(1280);
  const onPage = vi.fn();
  const pages = { label: "Pages of barns", page: 77, perPage: 10, onPage };
  const { rerender } = show(<Pagination {...pages} total={0} />);
  rerender(<Pagination {...pages} total={3} stale />);
  expect(onPage).not.toHaveBeenCalled();
  rerender(<Pagination {...pages} total={188} />);
  expect(onPage).toHaveBeenCalledWith(19, { step: false });
});
