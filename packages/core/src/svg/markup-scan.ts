// Start tags of a markup text in order, without building a tree. Linear in the text whatever it holds: the position only
// grows, and nothing is looked for twice.

export interface StartTag {
  /** As written, prefix included. */
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly selfClosing: boolean;
  /** Where the content begins. */
  readonly end: number;
}

const NAME_END = /[\s/>=<"']/g;
const SPACE = /\s/;

/** Position after the next `mark`, or the end of the text. */
function after(text: string, mark: string, from: number): number {
  const found = text.indexOf(mark, from);
  return found === -1 ? text.length : found + mark.length;
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

/** The tag whose `<` stands at `open`; undefined where the text ends inside it. */
function readTag(text: string, open: number): StartTag | undefined {
  let at = nameEnd(text, open + 1);
  const name = text.slice(open + 1, at);
  const attributes = new Map<string, string>();
  while (at < text.length) {
    at = skipSpace(text, at);
    const next = text.charAt(at);
    if (next === '>') return { name, attributes, selfClosing: text.charAt(at - 1) === '/', end: at + 1 };
    if (next === '<') return undefined;
    if (next === '/' || next === '=' || next === '"' || next === "'") {
      at += 1;
      continue;
    }
    const keyEnd = nameEnd(text, at);
    const key = text.slice(at, keyEnd);
    at = skipSpace(text, keyEnd);
    if (text.charAt(at) !== '=') continue;
    at = skipSpace(text, at + 1);
    const quote = text.charAt(at);
    if (quote !== '"' && quote !== "'") continue;
    const close = text.indexOf(quote, at + 1);
    if (close === -1) return undefined;
    attributes.set(key, text.slice(at + 1, close));
    at = close + 1;
  }
  return undefined;
}

/** Every start tag outside comments, CDATA sections and declarations. */
export function* startTags(text: string): Generator<StartTag> {
  let at = 0;
  while (at < text.length) {
    const open = text.indexOf('<', at);
    if (open === -1) return;
    if (text.startsWith('<!--', open)) at = after(text, '-->', open + 4);
    else if (text.startsWith('<![CDATA[', open)) at = after(text, ']]>', open + 9);
    else if (text.startsWith('<!', open) || text.startsWith('</', open)) at = after(text, '>', open + 2);
    else if (text.startsWith('<?', open)) at = after(text, '?>', open + 2);
    else {
      const tag = readTag(text, open);
      if (tag === undefined) at = open + 1;
      else {
        yield tag;
        at = tag.end;
      }
    }
  }
}
