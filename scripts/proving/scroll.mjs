/**
 * Scrolls the transactions of somebody with a long list down to a row and back, and changes the
 * filters; prints the longest task, the longest time with no row in sight, what the page holds,
 * and the median times from a choice to the rows it leads to.
 */
import { countRequests, launch, rest, signIn } from "./browser_page.mjs";

const [address, cookie] = process.argv.slice(2);
const goal = Number(process.env.ROWS);
const narrow = process.env.NARROW === "1";
const DEADLINE = 240_000;
const TURNS = 5;
/** So many rows further the browser writes down what it does. */
const TRACED = 1_500;

const median = (values) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)];

/** In the page: keeps the longest task and the tasks above 50 ms, from here on. */
function watchTasks() {
  window.tasks = [];
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.tasks.push(duration);
  }).observe({ type: "longtask" });
}

/** In the page: scrolls by a step a frame until a row is reached, or the top again. */
function scroll({ goal, step, deadline }) {
  const { promise, resolve } = Promise.withResolvers();
  const found = { blank: 0, most: 0, reached: 0 };
  const started = performance.now();
  let seen = started;
  const look = () => {
    const now = performance.now();
    const rows = document.querySelectorAll("main [data-index]");
    found.most = Math.max(found.most, rows.length);
    found.reached = Number([...rows].at(-1)?.dataset.index ?? 0);
    const shown = [...rows].some((row) => {
      const { top, bottom } = row.getBoundingClientRect();
      return bottom > innerHeight * 0.25 && top < innerHeight * 0.75;
    });
    const ended = document.documentElement.scrollHeight - scrollY - innerHeight < 400;
    // At the end of what is loaded one waits for rows, which is not blank.
    if (shown || ended || scrollY < 900) seen = now;
    found.blank = Math.max(found.blank, now - seen);
    const there = step > 0 ? found.reached >= goal : scrollY === 0;
    if (there || now - started > deadline) return resolve(found);
    window.scrollBy({ top: step, behavior: "instant" });
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  return promise;
}

/** In the page: presses something and waits until other rows are drawn, in ms. */
function choose({ selector, event }) {
  const { promise, resolve } = Promise.withResolvers();
  const target = document.querySelector(selector);
  const first = () => document.querySelector("main [data-index]")?.textContent;
  const busy = () => document.querySelector("main [aria-busy]") !== null;
  const before = first();
  const started = performance.now();
  if (event === "submit") target.requestSubmit();
  else target.click();
  const look = () => {
    const now = performance.now();
    const there = first() !== undefined && first() !== before && !busy();
    if (there || now - started > 5_000) resolve(now - started);
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  return promise;
}

/** Each turn begins with a page that knows of no list, so that the server is asked. */
async function timeOf(open, { prepare, ...choice }) {
  const times = [];
  for (let turn = 0; turn < TURNS; turn += 1) {
    const page = await open();
    await prepare?.(page);
    times.push(await page.evaluate(choose, choice));
  }
  return median(times);
}

/** The longest task of the page's own thread in a trace, in ms of its processor time. */
function busiest(trace) {
  const { traceEvents } = JSON.parse(trace);
  const main = new Set(
    traceEvents
      .filter(({ name, args }) => name === "thread_name" && args.name === "CrRendererMain")
      .map(({ pid, tid }) => `${pid}:${tid}`),
  );
  const times = traceEvents.flatMap(({ name, pid, tid, tdur }) =>
    name.endsWith("RunTask") && main.has(`${pid}:${tid}`) && tdur ? [tdur / 1000] : [],
  );
  return Math.max(0, ...times);
}

const browser = await launch();
const viewport = narrow ? { width: 390, height: 844 } : { width: 1440, height: 900 };
const context = await browser.newContext({ viewport });
await signIn(context, address, cookie);
const page = await context.newPage();
const protocol = await context.newCDPSession(page);
const seen = await countRequests(protocol);
const heap = async () => {
  await protocol.send("HeapProfiler.collectGarbage");
  return (await protocol.send("Runtime.getHeapUsage")).usedSize;
};
const open = async () => {
  await page.goto(`${address}/transaction`);
  await page.locator("main [data-index]").first().waitFor();
  await rest(page, seen);
  return page;
};

await open();
const heapBefore = await heap();
await page.evaluate(watchTasks);
const down = await page.evaluate(scroll, { goal, step: 1_500, deadline: DEADLINE });
// What others do on the machine makes tasks longer, but not their processor time.
await browser.startTracing(page, { categories: ["toplevel"] });
const further = goal + TRACED;
await page.evaluate(scroll, { goal: further, step: 1_500, deadline: DEADLINE });
const processor = busiest((await browser.stopTracing()).toString());
const up = await page.evaluate(scroll, { goal, step: -12_000, deadline: DEADLINE });
const tasks = await page.evaluate(() => window.tasks);
const heapAfter = await heap();

const measured = {};
if (!narrow) {
  const search = {
    selector: "form[role=search]",
    event: "submit",
    prepare: () => page.getByRole("searchbox").fill("9.000.000"),
  };
  measured.kind = await timeOf(open, { selector: 'input[value="income"]' });
  measured.search = await timeOf(open, search);
  measured.sort = await timeOf(open, { selector: "th[aria-sort]:nth-last-of-type(3) button" });
}
await browser.close();
process.stdout.write(
  JSON.stringify({
    longest: Math.max(0, ...tasks),
    processor,
    many: tasks.length,
    reached: down.reached,
    blank: Math.max(down.blank, up.blank),
    most: Math.max(down.most, up.most),
    heap: (heapAfter - heapBefore) / 1e6,
    ...measured,
  }),
);
