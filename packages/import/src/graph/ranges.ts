// Many items without any relation, in pieces: in, items with their names and the size of a piece; out, the pieces, each with the
// range of its first letters. The ranges are halves of the alphabet, their halves and so on, so another item divides only the
// piece that it belongs to.
import { byCodeUnit } from '../ids.js';

export interface Piece<Thing> {
  /** `A–M`; missing if one piece holds everything. */
  readonly range?: string;
  readonly members: readonly Thing[];
}

/** All else is in front of them. */
const SIGNS = '0123456789abcdefghijklmnopqrstuvwxyz';
const COUNT = SIGNS.length + 1;
/** Signs of a name that are compared. */
const DEEPEST = 12;

export function inRanges<Thing>(
  all: readonly Thing[],
  nameOf: (each: Thing) => string,
  most: number,
): readonly Piece<Thing>[] {
  const sorted = all.toSorted((a, b) => byCodeUnit(nameOf(a), nameOf(b)));
  if (sorted.length <= most) return sorted.length === 0 ? [] : [{ members: sorted }];
  const cut = (members: readonly Thing[], start: string, from: number, to: number): readonly Piece<Thing>[] => {
    if (members.length === 0) return [];
    if (members.length <= most || start.length >= DEEPEST) return chunks(members, most, rangeOf(start, from, to));
    if (to - from === 1) return cut(members, start + signOf(from), 0, COUNT);
    const middle = (from + to) >> 1;
    const isBefore = (each: Thing): boolean => signAt(nameOf(each), start.length) < middle;
    return [
      ...cut(members.filter(isBefore), start, from, middle),
      ...cut(
        members.filter((each) => !isBefore(each)),
        start,
        middle,
        to,
      ),
    ];
  };
  return cut(sorted, '', 0, COUNT);
}

/** Names that cannot be distinguished by their letters are counted. */
function chunks<Thing>(members: readonly Thing[], most: number, range: string): readonly Piece<Thing>[] {
  if (members.length <= most) return [{ range, members }];
  return Array.from({ length: Math.ceil(members.length / most) }, (_, index) => ({
    range: `${range}, ${index + 1}`,
    members: members.slice(index * most, (index + 1) * most),
  }));
}

function signAt(name: string, at: number): number {
  return SIGNS.indexOf(name.charAt(at).toLowerCase() || ' ') + 1;
}

function signOf(index: number): string {
  return SIGNS.charAt(Math.max(index - 1, 0));
}

/** `A` is the first of a range with letters, although digits are in front of it. */
function rangeOf(start: string, from: number, to: number): string {
  const first = from === 0 && start === '' ? 'a' : start + signOf(from);
  const [begin, end] = [first, start + signOf(to - 1)].map(capital);
  return begin === end ? `${begin}` : `${begin}–${end}`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
