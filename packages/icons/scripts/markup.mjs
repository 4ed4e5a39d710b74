// Parses SVG markup into a tree of elements. Supports only what icon files contain; anything else throws.

/** @typedef {{ name: string, attributes: Record<string, string>, children: Element[], text: string }} Element */

const TAG = /<(\/?)([a-zA-Z][\w:-]*)((?:\s+[\w:-]+\s*=\s*(?:"[^"]*"|'[^']*'))*)\s*(\/?)>/y;
const ATTRIBUTE = /([\w:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
const ASIDE = /<(?:!--[\s\S]*?--|\?[\s\S]*?\?|!DOCTYPE[^>]*|!\[CDATA\[[\s\S]*?\]\])>/y;
const TEXT = /[^<]+/y;
const ENTITIES = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** @returns {Element[]} */
export function readMarkup(markup) {
  const root = { name: '', attributes: {}, children: [], text: '' };
  const open = [root];
  let at = 0;
  const take = (pattern) => {
    pattern.lastIndex = at;
    const match = pattern.exec(markup);
    if (match !== null) at = pattern.lastIndex;
    return match;
  };
  while (at < markup.length) {
    const parent = open[open.length - 1];
    const text = take(TEXT)?.[0];
    if (text !== undefined) {
      parent.text += text;
      continue;
    }
    const aside = take(ASIDE)?.[0];
    if (aside !== undefined) {
      if (aside.startsWith('<![')) parent.text += aside.slice(9, -3);
      continue;
    }
    const tag = take(TAG);
    if (tag === null) throw new Error(`unsupported markup: ${markup.slice(at, at + 60)}`);
    const [, closes, name, attributes, empty] = tag;
    if (closes) {
      if (open.length === 1 || parent.name !== name) throw new Error(`</${name}> closes nothing`);
      open.pop();
      continue;
    }
    const element = { name, attributes: attributesOf(attributes), children: [], text: '' };
    parent.children.push(element);
    if (!empty) open.push(element);
  }
  if (open.length > 1) throw new Error(`<${open.at(-1)?.name}> is not closed`);
  if (root.text.trim() !== '') throw new Error(`text outside any element: ${root.text.trim().slice(0, 60)}`);
  return root.children;
}

function attributesOf(text) {
  const attributes = {};
  for (const [, name, double, single] of text.matchAll(ATTRIBUTE)) {
    attributes[name] = (double ?? single).replace(/&(amp|lt|gt|quot|apos);/g, (_, entity) => ENTITIES[entity]);
  }
  return attributes;
}
