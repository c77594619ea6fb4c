import { stripVTControlCharacters } from "node:util";
import type { FullResult, Reporter, TestCase } from "@playwright/test/reporter";

/** The first lines of what a test failed of, each time that it ran, without colours. */
function reasons(test: TestCase): string {
  return test.results
    .flatMap(({ errors }) => errors)
    .map(({ message = "", location }) => {
      const lines = stripVTControlCharacters(message).split("\n").filter(Boolean);
      return `\n  line ${location?.line ?? "?"}: ${lines.slice(0, 8).join("\n    ")}`;
    })
    .join("");
}

/** Prints how many tests passed and failed, in a form that the test command adds up. */
export default class Counts implements Reporter {
  private readonly tests: TestCase[] = [];

  onTestEnd(test: TestCase): void {
    this.tests.push(test);
  }

  onEnd(result: FullResult): void {
    const outcomes = new Map(this.tests.map((test) => [test.id, test.outcome()]));
    const names = new Map(
      this.tests.map((test) => [test.id, test.titlePath().slice(2).join(" › ")]),
    );
    const flaky = [...outcomes].filter(([, outcome]) => outcome === "flaky").map(([id]) => id);
    for (const id of flaky) process.stdout.write(`\nsecond try: ${names.get(id)}`);
    const passed = [...outcomes.values()].filter((outcome) => outcome === "expected").length;
    const failed = outcomes.size - passed - flaky.length;
    const failures = new Map(this.tests.map((test) => [test.id, test]));
    for (const [id, test] of failures) {
      if (["expected", "flaky"].includes(outcomes.get(id) ?? "")) continue;
      process.stdout.write(`\nfailed: ${test.titlePath().join(" › ")}${reasons(test)}`);
    }
    process.stdout.write(
      `\n${passed + flaky.length} passed, ${failed} failed (${result.status})\n`,
    );
  }
}
