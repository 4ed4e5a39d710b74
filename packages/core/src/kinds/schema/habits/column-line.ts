// A column while a line of another language is read: from its parts to our line. Anything that a schema has no word for goes
// into the comment, so that nothing is lost.
import { quote } from '../../../syntax/quote.js';
import { WORD } from '../../../syntax/token.js';
import { wordFrom } from '../../../syntax/word-from.js';

export interface MeantColumn {
  readonly name: string;
  readonly type: string;
  readonly flags: ReadonlySet<'pk' | 'fk' | 'unique' | 'nullable'>;
  readonly fk?: string;
  readonly default?: string;
  readonly comment?: string;
  /** Text that has no word in our language. */
  readonly rest: readonly string[];
  /** Nothing is guessed. */
  readonly sure: boolean;
}

export function plainColumn(name: string, type: string): MeantColumn {
  return { name, type, flags: new Set(), rest: [], sure: true };
}

export function withFlag(of: MeantColumn, flag: 'pk' | 'fk' | 'unique' | 'nullable'): MeantColumn {
  return { ...of, flags: new Set([...of.flags, flag]) };
}

/** A name without the quotes that other languages put around it. */
export function bareName(name: string): string {
  return name.replace(/^["`[]|["`\]]$/g, '');
}

export function columnText(of: MeantColumn): string {
  const name = bareName(of.name);
  const id = WORD.test(name) ? name : wordFrom(name);
  const comment = [...(of.comment === undefined ? [] : [of.comment]), ...of.rest].join(', ');
  const key = of.fk ?? (of.flags.has('fk') ? '' : undefined);
  return [
    id,
    typeText(of.type),
    id === name ? '' : quote(name),
    of.flags.has('pk') ? 'pk' : '',
    key === '' ? 'fk' : '',
    of.flags.has('unique') ? 'unique' : '',
    of.flags.has('nullable') ? 'nullable' : '',
    key ? `fk=${key}` : '',
    of.default === undefined ? '' : `default=${of.default}`,
    comment === '' ? '' : `sub=${quote(comment)}`,
  ]
    .filter((each) => each !== '')
    .join(' ');
}

/** A type as a word with its brackets, or in quotes. */
export function typeText(type: string): string {
  const bare = type
    .trim()
    .replace(/^["`]|["`]$/g, '')
    .replace(/\s+/g, ' ');
  return /^[A-Za-z_][\w-]*(?:\([\w ,.]*\))?(?:<[\w ,<>]*>)?(?:\[\])*$/.test(bare) ? bare : quote(bare);
}

/** A value as `default=` takes it. */
export function defaultText(value: string): string {
  const text = value.trim();
  const quoted = /^(['"`])(.*)\1(?:::[\w. ]+(?:\([^()]*\))?)?$/s.exec(text);
  if (quoted?.[2] !== undefined) return quote(quoted[2].replaceAll("''", "'"));
  if (/^-?\d+(?:\.\d+)?$/.test(text) || WORD.test(text)) return text;
  return quote(text);
}

/** Parts between commas that are not inside quotes or brackets. */
export function cutAtCommas(text: string): readonly string[] {
  const parts: string[] = [];
  let depth = 0;
  let open = '';
  let from = 0;
  for (let at = 0; at < text.length; at++) {
    const c = text.charAt(at);
    if (open !== '') {
      if (c === open) open = '';
    } else if (c === "'" || c === '"' || c === '`') open = c;
    else if (c === '(' || c === '[' || c === '{') depth++;
    else if (c === ')' || c === ']' || c === '}') depth--;
    else if (c === ',' && depth === 0) {
      parts.push(text.slice(from, at).trim());
      from = at + 1;
    }
  }
  parts.push(text.slice(from).trim());
  return parts.filter((each) => each !== '');
}
