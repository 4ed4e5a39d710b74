// The content of a cell: in, its value and the key; out, a number, signs, a text or nothing, and which of its words the
// key lacks.
import { valueText } from '../../grammar/entry.js';
import type { Tone } from '../../scene/scene.js';
import type { ValueToken } from '../../syntax/token.js';
import { type Cell, MARKS, type MarkWord, type Sign } from './model.js';
import { writtenNumber } from './number-text.js';

export type Key = ReadonlyMap<string, Sign>;

const MARK_TONES: Readonly<Record<MarkWord, Tone>> = { yes: 'green', no: 'neutral', partly: 'amber' };
/** Separators of a list of signs in one cell. */
const BETWEEN = /(?:(?<!\s)\s+)?[,/+&]\s*/;
/** Maximum signs in one cell; a longer list is a text. */
const MOST_SIGNS = 8;

const SHORT = /^[\p{L}\p{N}]{1,3}$/u;

export function markOf(word: string): { readonly mark: MarkWord; readonly tone: Tone } | undefined {
  const mark = MARKS.find((each) => each === word);
  return mark === undefined ? undefined : { mark, tone: MARK_TONES[mark] };
}

/** `hasIcon`: whether an icon with that name exists. */
export function cellOf(token: ValueToken | null, key: Key, hasIcon: (name: string) => boolean): Cell {
  if (token === null) return { type: 'empty' };
  const text = valueText(token);
  if (text.trim() === '') return { type: 'empty' };
  const known = signOf(text.trim(), key);
  if (known !== undefined) return { type: 'signs', signs: [known] };
  if (token.type === 'number') return { type: 'number', value: token.value, text: writtenNumber(token.text) };
  if (token.type === 'icon' && hasIcon(text))
    return { type: 'signs', signs: [{ word: text, tone: 'neutral', icon: text }] };
  // If a key explains letters, short words missing from it are signs too.
  const isLetter = key.size > 0 && SHORT.test(text.trim());
  if (isLetter) return { type: 'signs', signs: [{ word: text.trim(), tone: 'neutral' }] };
  const parts = text.trim().split(BETWEEN);
  const signs = parts.map((each) => signOf(each, key) ?? { word: each, tone: 'neutral' as const });
  const isList = parts.length > 1 && parts.length <= MOST_SIGNS && parts.some((each) => signOf(each, key));
  if (isList && parts.every((each) => each !== '')) return { type: 'signs', signs };
  return { type: 'text', text };
}

function signOf(word: string, key: Key): Sign | undefined {
  const entry = key.get(word);
  if (entry !== undefined) return entry;
  const mark = markOf(word);
  return mark === undefined ? undefined : { word, ...mark };
}

/** Sign words in a cell that neither the key nor a mark explains. */
export function unexplained(cell: Cell, token: ValueToken | null): readonly string[] {
  if (cell.type === 'text') return token?.type === 'word' ? [cell.text] : [];
  if (cell.type !== 'signs') return [];
  return cell.signs.flatMap(({ word, meaning, mark, icon }) =>
    meaning === undefined && mark === undefined && icon === undefined ? [word] : [],
  );
}
