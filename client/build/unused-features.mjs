/**
 * A loader that takes out of React DOM and the router what no page of ours uses, so that the
 * minifier drops it with all that only it calls. `UNUSED_LIBRARY_FEATURES` in `eslint.config.mjs`
 * forbids what would need it. The build fails when a library no longer has what is named here.
 */

/** Functions of a library, and what they answer here. */
function answers(known) {
  return Object.entries(known).map(([name, answer]) => ({
    find: new RegExp(`^(function ${name.replace("$", "\\$")}\\([^)]*\\) \\{)\\n[^]*?^\\}$`, "gm"),
    replace: `$1 return ${answer}; }`,
  }));
}

/** A variable that a browser of the target need not find out. */
function value(name, known) {
  return { find: new RegExp(`(?<=[ ,]${name} =)[^]*?(?=[,;]\\n)`, "g"), replace: ` ${known}` };
}

/** A member of several objects, on lines of its own. */
function member(name, times) {
  return {
    find: new RegExp(`^    ${name}: (\\w+|function [^]*?^    \\}),?$`, "gm"),
    replace: "",
    times,
  };
}

/** Hooks that nobody calls. */
const HOOKS = [
  "useActionState",
  "useFormState",
  "useHostTransitionStatus",
  "useMemoCache",
  "useCacheRefresh",
];

const REACT_DOM = [
  ...answers({
    isHostHoistableType: "false",
    isSingletonScope: "false",
    isCustomElement: "false",
    // What `errorInfo.componentStack` would say, in names that the minifier made.
    getStackByFiberInDevAndProd: '""',
    getComponentNameFromType: "null",
    // Events and keys have their own names in every browser of the target.
    getVendorPrefixedEventName: "eventName",
    // Nothing listens to `onBeforeInput`.
    getNativeBeforeInputChars: "null",
    getFallbackBeforeInputChars: "null",
    // No form has a function as its action, and no style or script comes by React.
    extractEvents$1: "undefined",
    scheduleReplayQueueIfNeeded: "undefined",
    accumulateSuspenseyCommitOnFiber: "undefined",
    waitForCommitToBeReady: "null",
  }),
  // React draws no SuspenseList (19), nothing in <head> (26; `head.ts` does that), and neither
  // <html> nor <body> (27). What stands below such a label cannot be reached without it.
  { find: /(?<=\{\n +case (19|26|27):)$/gm, replace: " break;", times: 8 },
  { find: /^ +case (19|26|27):$/gm, replace: "", times: 33 },
  { find: /\b2[67] === [\w.]+/g, replace: "false", times: 15 },
  { find: /\b2[67] !== [\w.]+/g, replace: "true", times: 10 },
  value("canUseCompositionEvent", "true"),
  value("useFallbackCompositionData", "false"),
  { find: /^ {2}isInputEventSupported =\n[^]*?;$/gm, replace: "" },
  value("isInputEventSupported", "true"),
  {
    find: /^ {4}key: function \(nativeEvent\) \{\n[^]*?^ {4}\},$/gm,
    replace: '    key: function (nativeEvent) { return nativeEvent.key || "Unidentified"; },',
  },
  ...HOOKS.map((name) => member(name, 4)),
  // What `ReactDOM.preload`, its like and `requestFormReset` call.
  { find: /^ {2}r: requestFormReset,\n[^]*?^\};$/gm, replace: "};" },
  { find: /^ReactDOMSharedInternals\.findDOMNode = [^]*?^\};$/gm, replace: "" },
];

/** `BrowserRouter` has no loaders, and so no data and no errors of routes. */
const ROUTER = [
  { find: /return isDataRoute \? useNavigateStable\(\) :/g, replace: "return" },
  {
    find: /^function _renderMatches\(matches, parentMatches, dataRouterState, future\) \{$/gm,
    replace:
      "function _renderMatches(matches, parentMatches) { const dataRouterState = null, future = null;",
  },
  { find: /if \((dataRouterState|future) === void 0\) \{\n[^]*?\}\n/g, replace: "", times: 2 },
];

const LIBRARIES = { "react-dom-client": REACT_DOM, "react-router/dist": ROUTER };

/** @this {import("webpack").LoaderContext<object>} */
export default function unusedFeatures(source) {
  const [, features] = Object.entries(LIBRARIES).find(([path]) => this.resourcePath.includes(path));
  let text = source;
  for (const { find, replace, times = 1 } of features) {
    const found = [...text.matchAll(find)].length;
    if (found !== times) {
      throw new Error(`${find} is there ${found} times, not ${times}: has the library changed?`);
    }
    text = text.replaceAll(find, replace);
  }
  return text;
}
