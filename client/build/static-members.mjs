/**
 * A loader for libraries that ask another library for its members in a way webpack cannot follow:
 * `React[START_TRANSITION]`, or `var ReactDOM = require("react-dom")`. Written plainly, what nobody
 * asks for stays out of the entry.
 */
const NAMED = {
  "React[START_TRANSITION]": "React.startTransition",
  "START_TRANSITION in React": '"startTransition" in React',
  "React[USE_ID]": "React.useId",
  "ReactDOM[FLUSH_SYNC]": "ReactDOM.flushSync",
};
const REQUIRED = /\b(\w+) = require\("([\w-]+)"\)/g;

export default function staticMembers(source) {
  // The variables are declared without a value: nothing uses them any more.
  let text = source.replaceAll(REQUIRED, "$1");
  for (const [computed, plain] of Object.entries(NAMED)) text = text.replaceAll(computed, plain);
  for (const [, name, library] of source.matchAll(REQUIRED)) {
    text = text.replaceAll(new RegExp(`\\b${name}\\.`, "g"), `require("${library}").`);
  }
  if (text === source) throw new Error("Nothing to write plainly: has the library changed?");
  return text;
}
