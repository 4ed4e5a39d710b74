// What follows the label of an item in other languages: in, a line that starts with a string; out, the label, whether
// it has content, and the note.
import { unquote } from '../../../syntax/quote.js';

export interface TailedItem {
  readonly label: string;
  /** A brace or bracket that a later line closes. */
  readonly opens?: '{' | '[';
  /** A colon: its content follows. */
  readonly holds: boolean;
  readonly sub?: string;
}

const STRING = '"(?:[^"\\\\]|\\\\.)*"';
const TAILED = new RegExp(`^(${STRING})[ \\t]*(:?[ \\t]*[{[]|:|,|:[ \\t]*(?:null|\\{\\}|\\[\\]|""|~)[ \\t]*,?)$`);
const NOTED = new RegExp(`^(${STRING})[ \\t]*(?::|##+|<-+|←|--?|—|–|=>)?[ \\t]*(${STRING}|[^"=:{}[\\],]+),?$`);

/** `"src": {`, `"src/" {`, `"a.ts",`, `"a.ts": "entry"`, `"a.ts" ## entry`. */
export function tailedItem(text: string): TailedItem | undefined {
  const [, label, tail] = TAILED.exec(text) ?? [];
  if (label !== undefined && tail !== undefined) {
    const opens = tail.endsWith('{') ? '{' : tail.endsWith('[') ? '[' : undefined;
    return {
      label: unquote(label.slice(1, -1)),
      ...(opens === undefined ? {} : { opens }),
      holds: opens !== undefined || tail === ':',
    };
  }
  const [, named, note] = NOTED.exec(text) ?? [];
  if (named === undefined || note === undefined) return undefined;
  const sub = note.startsWith('"') ? unquote(note.slice(1, -1)) : note.trim();
  return { label: unquote(named.slice(1, -1)), holds: false, sub };
}
