// The first line of a subgraph: in, the offset after the keyword; out, its id, its title and where the line ends.
// `subgraph a`, `subgraph a [Title]`, `subgraph "Title"`, `subgraph several words`.
import { type Scan, skipBlanks } from '../scan.js';
import type { ClassRef, RawText, SubgraphStatement } from './ast.js';
import { readString, readTitle } from './brackets.js';

export interface SubgraphHead extends Pick<SubgraphStatement, 'id' | 'title' | 'classes'> {
  readonly end: number;
}

/** A comment sign is part of the title, as in Mermaid. */
const STOP = /[\n;[]/g;

/** Returns nothing if the line cannot be read. */
export function readSubgraphHead(scan: Scan, at: number): SubgraphHead | undefined {
  const { text } = scan;
  const from = skipBlanks(text, at);
  if (text.charAt(from) === '"') {
    const string = readString(scan, from);
    if (!string) return undefined;
    // Words after the quotes belong to the title.
    const end = scan.next(STOP, string.end);
    const name = (string.text + text.slice(string.end, end)).trimEnd();
    return titled(scan, end, { text: name, form: string.form, span: { start: from, end } }, name);
  }
  const stop = scan.next(STOP, from);
  const written = text.slice(from, stop);
  const named = /^([^\s"]{1,200})\s+"([^"\n]*)"\s*$/.exec(written);
  if (named) {
    // An id and a title without brackets, which Mermaid refuses.
    const span = { start: from, end: from + written.trimEnd().length };
    const title: RawText = { text: named[2] ?? '', form: 'quoted', span, loose: true };
    return endsStatement(text, stop) ? { id: named[1] ?? '', title, classes: [], end: stop } : undefined;
  }
  const marked = /^\s*(\S+?):::([^\s:]+)\s*$/.exec(written.slice(0, 200));
  const name = marked?.[1] ?? written;
  const classes: ClassRef[] = marked?.[2] === undefined ? [] : [{ name: marked[2], span: { start: from, end: stop } }];
  const plain: RawText = {
    text: name.trim(),
    form: 'plain',
    span: { start: from, end: from + written.trimEnd().length },
  };
  const head = titled(scan, stop, plain, name);
  return head && { ...head, classes };
}

/** `name` is the first part as written. Without a bracketed title, any white space in it, even at its end, means it is not an id. */
function titled(scan: Scan, at: number, first: RawText, name: string): SubgraphHead | undefined {
  const { text } = scan;
  const id = name.trim();
  if (text.charAt(at) === '[') {
    const title = readTitle(scan, at);
    if (!title) return undefined;
    const end = skipBlanks(text, title.end);
    if (!endsStatement(text, end)) return undefined;
    return { ...(id === '' ? {} : { id }), ...(title.text ? { title: title.text } : {}), classes: [], end };
  }
  if (!endsStatement(text, at)) return undefined;
  const isId = id !== '' && !/\s/.test(name);
  return { ...(isId ? { id } : {}), ...(id === '' ? {} : { title: first }), classes: [], end: at };
}

/** A line break, a semicolon, the text's end, or a comment at the line's end. */
export function endsStatement(text: string, at: number): boolean {
  return at >= text.length || text.charAt(at) === '\n' || text.charAt(at) === ';' || text.startsWith('%%', at);
}
