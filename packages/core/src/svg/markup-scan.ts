// Scans the tags of a markup text in order, without building a tree. Linear for any text: the position only grows, and
// nothing is searched twice.

export interface StartTag {
  /** As written, including the prefix. */
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly selfClosing: boolean;
  /** Whether each attribute is `name="value"`, once: parsers read anything else differently. */
  readonly wellFormed: boolean;
  /** Where the content begins. */
  readonly end: number;
}

const NAME_END = /[\s/>=<"']/g;
const SPACE = /\s/;

/** Position after the next `mark`, or the end of the text. */
function after(text: string, mark: string, from: number): number {
  const start = text.indexOf(mark, from);
  return start === -1 ? text.length : start + mark.length;
}

function nameEnd(text: string, from: number): number {
  NAME_END.lastIndex = from;
  return NAME_END.exec(text)?.index ?? text.length;
}

function skipSpace(text: string, from: number): number {
  let at = from;
  while (at < text.length && SPACE.test(text.charAt(at))) at += 1;
  return at;
}

/** The tag whose `<` is at `open`, or the position from which to continue if there is none. */
function readTag(text: string, open: number): StartTag | number {
  let at = nameEnd(text, open + 1);
  const name = text.slice(open + 1, at);
  const attributes = new Map<string, string>();
  let wellFormed = name !== '';
  while (at < text.length) {
    at = skipSpace(text, at);
    const next = text.charAt(at);
    if (next === '>') return { name, attributes, selfClosing: text.charAt(at - 1) === '/', wellFormed, end: at + 1 };
    if (next === '<') return at;
    if (next === '/' || next === '=' || next === '"' || next === "'") {
      wellFormed &&= next === '/' && text.charAt(at + 1) === '>';
      at += 1;
      continue;
    }
    const keyEnd = nameEnd(text, at);
    const key = text.slice(at, keyEnd);
    at = skipSpace(text, keyEnd);
    wellFormed &&= text.charAt(at) === '=' && !attributes.has(key);
    if (text.charAt(at) !== '=') continue;
    at = skipSpace(text, at + 1);
    const quote = text.charAt(at);
    if (quote !== '"' && quote !== "'") {
      wellFormed = false;
      continue;
    }
    const close = text.indexOf(quote, at + 1);
    if (close === -1) return text.length;
    attributes.set(key, text.slice(at + 1, close));
    at = close + 1;
  }
  return text.length;
}

export type Tag =
  | ({ readonly type: 'start' } & StartTag)
  | { readonly type: 'end'; readonly name: string }
  /** `declares`: it is an entity, or has a list of its own that can hold them. */
  | { readonly type: 'declaration'; readonly declares: boolean }
  | { readonly type: 'instruction'; readonly name: string }
  /** A start tag without an end. */
  | { readonly type: 'broken' };

const ENTITIES = /^<!(?:ENTITY|ATTLIST|ELEMENT|NOTATION)/i;

/** Every tag, declaration and instruction outside comments and CDATA sections. */
export function* tags(text: string): Generator<Tag> {
  let at = 0;
  while (at < text.length) {
    const open = text.indexOf('<', at);
    if (open === -1) return;
    if (text.startsWith('<!--', open)) at = after(text, '-->', open + 4);
    else if (text.startsWith('<![CDATA[', open)) at = after(text, ']]>', open + 9);
    else if (text.startsWith('</', open)) {
      yield { type: 'end', name: text.slice(open + 2, nameEnd(text, open + 2)) };
      at = after(text, '>', open + 2);
    } else if (text.startsWith('<!', open)) {
      at = after(text, '>', open + 2);
      const declaration = text.slice(open, at);
      yield { type: 'declaration', declares: declaration.includes('[') || ENTITIES.test(declaration) };
    } else if (text.startsWith('<?', open)) {
      yield { type: 'instruction', name: text.slice(open + 2, nameEnd(text, open + 2)) };
      at = after(text, '?>', open + 2);
    } else {
      const tag = readTag(text, open);
      yield typeof tag === 'number' ? { type: 'broken' } : { type: 'start', ...tag };
      at = typeof tag === 'number' ? tag : tag.end;
    }
  }
}

/** Only the start tags. */
export function* startTags(text: string): Generator<StartTag> {
  for (const tag of tags(text)) if (tag.type === 'start') yield tag;
}

/** The character data between a start tag and its end tag, references resolved; undefined if it contains an element. */
export function textContent(text: string, tag: StartTag): string | undefined {
  if (tag.selfClosing) return '';
  let content = '';
  let at = tag.end;
  while (at < text.length) {
    const open = text.indexOf('<', at);
    if (open === -1) return undefined;
    content += decodeReferences(text.slice(at, open));
    if (text.startsWith('</', open)) {
      const close = nameEnd(text, open + 2);
      return text.slice(open + 2, close) === tag.name ? content : undefined;
    }
    if (text.startsWith('<![CDATA[', open)) {
      const close = text.indexOf(']]>', open + 9);
      if (close === -1) return undefined;
      content += plainLineEnds(text.slice(open + 9, close));
      at = close + 3;
    } else if (text.startsWith('<!--', open)) at = after(text, '-->', open + 4);
    else return undefined;
  }
  return undefined;
}

/** Bare carriage returns are line ends of the file, not of the text (XML 1.0, section 2.11). */
function plainLineEnds(text: string): string {
  return text.replace(/\r\n?/g, '\n');
}

const NAMED: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  // Not XML, but browsers write this when they serialise an inlined picture as HTML.
  ['nbsp', '\u00a0'],
]);

function decodeReferences(text: string): string {
  return plainLineEnds(text).replace(
    /&(?:#(\d{1,7})|#[xX]([\da-fA-F]{1,6})|([a-z]{2,4}));/g,
    (reference: string, decimal?: string, hexadecimal?: string, named?: string) => {
      if (named !== undefined) return NAMED.get(named) ?? reference;
      const code = decimal === undefined ? Number.parseInt(hexadecimal ?? '', 16) : Number.parseInt(decimal, 10);
      return code <= 0x10ffff ? String.fromCodePoint(code) : reference;
    },
  );
}
