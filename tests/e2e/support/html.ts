import { HtmlValidate } from "html-validate";

/**
 * What the standard and common sense ask of html, but for what React writes in its own way, and
 * for what axe judges better on the page as it is shown.
 */
const validator = new HtmlValidate({
  root: true,
  extends: ["html-validate:recommended"],
  rules: {
    "attr-case": "off",
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    "doctype-style": ["error", { style: "lowercase" }],
    // An article's own title comes first and may be long.
    "long-title": "off",

    "valid-id": ["error", { relaxed: true }],
    "void-style": "off",
  },
});

/** What is wrong with the html of a page, one sentence each. */
export async function htmlProblems(html: string): Promise<string[]> {
  const report = await validator.validateString(html);
  return report.results.flatMap(({ messages }) =>
    messages.map(({ line, ruleId, message }) => `line ${line}: ${message} (${ruleId})`),
  );
}
