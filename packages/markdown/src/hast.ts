// The markup of a picture as a tree of hast, the nodes that remark, rehype and MDX pass on: in, markup that this package made; out, its
// elements. Text between elements that is only white space is dropped: it is layout of the file.

export interface HastText {
  readonly type: 'text';
  readonly value: string;
}

export interface HastElement {
  readonly type: 'element';
  readonly tagName: string;
  readonly properties: Record<string, string>;
  readonly children: (HastElement | HastText)[];
}

const PIECE = /<(\/?)([\w:-]+)((?:\s+[\w:-]+="[^"]*")*)\s*(\/?)>|([^<]+)/g;
const ATTRIBUTE = /\s([\w:-]+)="([^"]*)"/g;
/** Where a line end or a space is content. */
const TEXTUAL: ReadonlySet<string> = new Set(['text', 'tspan', 'title', 'desc', 'style', 'code', 'li']);

export function hastOf(markup: string): HastElement {
  const root: HastElement = { type: 'element', tagName: 'div', properties: {}, children: [] };
  const open: HastElement[] = [root];
  for (const [, closes, name = '', attributes = '', isEmpty, text] of markup.matchAll(PIECE)) {
    const parent = open.at(-1) ?? root;
    if (text !== undefined) {
      if (TEXTUAL.has(parent.tagName) || text.trim() !== '')
        parent.children.push({ type: 'text', value: decoded(text) });
    } else if (closes) open.pop();
    else {
      const element: HastElement = {
        type: 'element',
        tagName: name,
        properties: propertiesOf(attributes),
        children: [],
      };
      parent.children.push(element);
      if (!isEmpty) open.push(element);
    }
  }
  const [first] = root.children;
  return first?.type === 'element' ? first : root;
}

function propertiesOf(attributes: string): Record<string, string> {
  return Object.fromEntries(
    [...attributes.matchAll(ATTRIBUTE)].map(([, name = '', value = '']) => [
      name === 'class' ? 'className' : name,
      decoded(value),
    ]),
  );
}

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function decoded(text: string): string {
  return text.replace(/&(?:#(\d+)|#x([\da-f]+)|(amp|lt|gt|quot|apos));/gi, (whole, decimal, hex, name) => {
    if (decimal !== undefined) return String.fromCodePoint(Number(decimal));
    return hex === undefined ? (NAMED[name] ?? whole) : String.fromCodePoint(Number.parseInt(hex, 16));
  });
}
