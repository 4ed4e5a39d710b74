// Objects and lists in Bicep: in, a range of tokens; out, their values by key or in order, each as a range of tokens.
import type { BicepFile } from './declarations.js';
import type { Range } from './locals.js';

/** The items of a list, unless a loop generates it. */
export function itemsOf(file: BicepFile, range: Range): readonly Range[] {
  const parts = partsOf(file, range, '[');
  const [first] = parts;
  return first && file.tokens[first[0]]?.text === 'for' ? [] : parts;
}

export function entriesOf(file: BicepFile, range: Range): ReadonlyMap<string, Range> {
  const { tokens } = file;
  return new Map(
    partsOf(file, range, '{').flatMap(([start, end]): [string, Range][] =>
      tokens[start + 1]?.text === ':' ? [[tokens[start]?.text ?? '', [start + 2, end]]] : [],
    ),
  );
}

/** The value at a path of keys and indexes. */
export function valueAt(file: BicepFile, range: Range | undefined, ...way: readonly string[]): Range | undefined {
  let value = range;
  for (const each of way) {
    const at = value;
    value = at && (entriesOf(file, at).get(each) ?? (/^\d+$/.test(each) ? itemsOf(file, at)[Number(each)] : undefined));
  }
  return value;
}

/** Separated by commas and line breaks. */
function partsOf({ tokens, partner }: BicepFile, [start, end]: Range, bracket: string): readonly Range[] {
  let open = start;
  while (open < end && tokens[open]?.is === 'line') open++;
  if (tokens[open]?.text !== bracket || tokens[open]?.is !== 'mark') return [];
  const close = partner.get(open) ?? end;
  const parts: Range[] = [];
  for (let at = open + 1; at < close; at++) {
    let stop = at;
    while (stop < close && tokens[stop]?.is !== 'line' && tokens[stop]?.text !== ',')
      stop = (partner.get(stop) ?? stop) + 1;
    if (stop > at) parts.push([at, stop]);
    at = stop;
  }
  return parts;
}
