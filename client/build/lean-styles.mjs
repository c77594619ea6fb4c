/** What Tailwind writes for browsers below the floor in package.json. */
const OLD_DEFAULTS = "properties";
const COLOR_MIX = /^\(color:\s*color-mix\(/;

/** The rules of a condition without it, in place of what stands there for the others. */
function unwrap(condition) {
  condition.walkDecls(({ prop }) => {
    for (const plain of condition.parent.nodes.filter((node) => node.prop === prop)) plain.remove();
  });
  condition.replaceWith(condition.nodes);
}

/** Tailwind's own properties that no rule of the sheet reads. */
function dropUnread(root) {
  const read = new Set(root.toString().match(/(?<=var\()--tw-[\w-]+/g));
  root.walkDecls(/^--tw-/, (declaration) => {
    if (!read.has(declaration.prop)) declaration.remove();
  });
  root.walkAtRules("property", (property) => {
    if (!read.has(property.params)) property.remove();
  });
}

/** Elements, and fields of an input of type date, that stand on none of our pages. */
const ABSENT =
  /^(abbr|samp|sub|sup|h5|h6|menu|video|canvas|audio|iframe|embed|object|optgroup)\b|optgroup|-(year|month|day|millisecond)-field$/;

function dropAbsent(root) {
  root.walkRules((rule) => {
    const kept = rule.selectors.filter((selector) => !ABSENT.test(selector));
    if (kept.length === 0) rule.remove();
    else if (kept.length < rule.selectors.length) rule.selectors = kept;
  });
}

/** A PostCSS plugin that leaves out of Tailwind's styles what none of our browsers needs. */
export function leanStyles() {
  return {
    postcssPlugin: "lean-styles",
    OnceExit(root) {
      root.walkAtRules("layer", (layer) => {
        if (layer.params === OLD_DEFAULTS) layer.remove();
      });
      root.walkAtRules("supports", (condition) => {
        if (COLOR_MIX.test(condition.params)) unwrap(condition);
      });
      dropUnread(root);
      dropAbsent(root);
    },
  };
}
