// Path data as absolute outlines: in, the text of a `d` attribute and where it stands; out, path data of M, L, C and Z alone
// in the logo's units. Undefined for what is no path data (SVG 2, section 9.3.9).
import { directionAt } from '../../theme/arithmetic.js';

/** a b c d e f, as in SVG's matrix(). */
export type Matrix = readonly [number, number, number, number, number, number];

interface At {
  readonly x: number;
  readonly y: number;
}

type Command = readonly [letter: 'M' | 'L' | 'C' | 'Z', ...points: readonly At[]];

/** Numbers that each command takes. */
const COUNTS: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 };
const NUMBER = /[ \t\r\n,]*([-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d{1,3})?)/y;
const FLAG = /[ \t\r\n,]*([01])/y;
const LETTER = /[ \t\r\n,]*([A-Za-z])/y;
/** Commands of one path; a logo is no drawing. */
const MOST = 4000;

function take(
  pattern: RegExp,
  text: string,
  from: number,
): { readonly word: string; readonly end: number } | undefined {
  pattern.lastIndex = from;
  const found = pattern.exec(text);
  return found?.[1] === undefined ? undefined : { word: found[1], end: pattern.lastIndex };
}

interface Written {
  readonly letter: string;
  readonly numbers: readonly number[];
}

function commandsOf(data: string): readonly Written[] | undefined {
  const commands: Written[] = [];
  let letter = '';
  let at = 0;
  while (at < data.length) {
    const next = take(LETTER, data, at);
    if (next !== undefined) {
      letter = next.word;
      at = next.end;
    } else if (/^[ \t\r\n,]*$/.test(data.slice(at, at + 64)) && data.length - at < 64) break;
    // A second pair after a move is a line.
    else if (letter === 'M') letter = 'L';
    else if (letter === 'm') letter = 'l';
    else if (letter === '' || letter === 'Z' || letter === 'z') return undefined;
    const count = COUNTS[letter.toUpperCase()];
    if (count === undefined || (commands.length === 0 && letter.toUpperCase() !== 'M')) return undefined;
    const numbers: number[] = [];
    for (let i = 0; i < count; i++) {
      const isFlag = letter.toUpperCase() === 'A' && (i === 3 || i === 4);
      const number = take(isFlag ? FLAG : NUMBER, data, at);
      if (number === undefined) return undefined;
      numbers.push(Number(number.word));
      at = number.end;
    }
    commands.push({ letter, numbers });
    if (commands.length > MOST) return undefined;
  }
  return commands;
}

/** An arc as curves of a quarter turn at most (SVG 2, sections B.2.4 and B.2.5), without the functions of arithmetic.ts's
 * note: the arc is halved until it is short, each half by the middle of its chord. */
function arcCurves(
  from: At,
  [rx0 = 0, ry0 = 0, tilt = 0, large = 0, sweep = 0, x = 0, y = 0]: readonly number[],
): readonly Command[] {
  const to = { x, y };
  const [rxAsked, ryAsked] = [Math.abs(rx0), Math.abs(ry0)];
  if (rxAsked === 0 || ryAsked === 0 || (from.x === x && from.y === y)) return [['L', to]];
  const turn = directionAt(tilt);
  // In the space where the ellipse is the unit circle.
  const inward = (p: At, rx: number, ry: number): At => {
    return { x: (p.x * turn.x + p.y * turn.y) / rx, y: (p.y * turn.x - p.x * turn.y) / ry };
  };
  const half = inward({ x: (from.x - x) / 2, y: (from.y - y) / 2 }, rxAsked, ryAsked);
  const reach = half.x * half.x + half.y * half.y;
  const grown = Math.max(1, Math.sqrt(reach));
  const [rx, ry] = [rxAsked * grown, ryAsked * grown];
  const outward = (p: At): At => {
    return { x: p.x * rx * turn.x - p.y * ry * turn.y, y: p.x * rx * turn.y + p.y * ry * turn.x };
  };
  const start = inward(from, rx, ry);
  const end = inward(to, rx, ry);
  const chord = { x: (start.x - end.x) / 2, y: (start.y - end.y) / 2 };
  const square = Math.max(1e-12, chord.x * chord.x + chord.y * chord.y);
  const off = Math.sqrt(Math.max(0, 1 / square - 1)) * (large === sweep ? -1 : 1);
  const centre = { x: (start.x + end.x) / 2 + off * chord.y, y: (start.y + end.y) / 2 - off * chord.x };
  const side = sweep === 1 ? 1 : -1;
  const commands: Command[] = [];
  const add = (a: At, b: At, isLarge: boolean, depth: number): void => {
    const cosine = Math.max(-1, Math.min(1, a.x * b.x + a.y * b.y));
    if ((cosine < 0.3 || isLarge) && depth < 4) {
      const sum = { x: a.x + b.x, y: a.y + b.y };
      const length = Math.sqrt(sum.x * sum.x + sum.y * sum.y);
      const flip = isLarge ? -1 : 1;
      // Of two opposite points there is no middle: the one a quarter turn on.
      const middle =
        length < 1e-9 ? { x: -a.y * side, y: a.x * side } : { x: (sum.x / length) * flip, y: (sum.y / length) * flip };
      add(a, middle, false, depth + 1);
      add(middle, b, false, depth + 1);
      return;
    }
    // Tangent of a quarter of the angle, from its cosine.
    const halfTangent = Math.sqrt((1 - cosine) / (1 + cosine));
    const handle = (4 / 3) * (halfTangent / (1 + Math.sqrt(1 + halfTangent * halfTangent))) * side;
    const place = (p: At): At => outward({ x: p.x + centre.x, y: p.y + centre.y });
    commands.push([
      'C',
      place({ x: a.x - a.y * handle, y: a.y + a.x * handle }),
      place({ x: b.x + b.y * handle, y: b.y - b.x * handle }),
      place(b),
    ]);
  };
  add({ x: start.x - centre.x, y: start.y - centre.y }, { x: end.x - centre.x, y: end.y - centre.y }, large === 1, 0);
  return commands;
}

function absolute(commands: readonly Written[]): readonly Command[] {
  const out: Command[] = [];
  let pen: At = { x: 0, y: 0 };
  let start = pen;
  /** The control point a smooth curve mirrors, and of which sort of curve. */
  let control: { readonly at: At; readonly cubic: boolean } | undefined;
  for (const { letter, numbers } of commands) {
    const kind = letter.toUpperCase();
    const isRelative = letter !== kind;
    const base = isRelative ? pen : { x: 0, y: 0 };
    const point = (i: number): At => ({ x: (numbers[i] ?? 0) + base.x, y: (numbers[i + 1] ?? 0) + base.y });
    const mirrored = (cubic: boolean): At =>
      control?.cubic === cubic ? { x: 2 * pen.x - control.at.x, y: 2 * pen.y - control.at.y } : pen;
    const quadratic = (by: At, to: At): void => {
      const toward = (p: At): At => ({ x: p.x + (2 / 3) * (by.x - p.x), y: p.y + (2 / 3) * (by.y - p.y) });
      out.push(['C', toward(pen), toward(to), to]);
      control = { at: by, cubic: false };
      pen = to;
    };
    const cubic = (first: At, second: At, to: At): void => {
      out.push(['C', first, second, to]);
      control = { at: second, cubic: true };
      pen = to;
    };
    if (kind === 'C') cubic(point(0), point(2), point(4));
    else if (kind === 'S') cubic(mirrored(true), point(0), point(2));
    else if (kind === 'Q') quadratic(point(0), point(2));
    else if (kind === 'T') quadratic(mirrored(false), point(0));
    else {
      control = undefined;
      let to = point(0);
      if (kind === 'Z') {
        out.push(['Z']);
        to = start;
      } else if (kind === 'A') {
        to = point(5);
        out.push(...arcCurves(pen, [...numbers.slice(0, 5), to.x, to.y]));
      } else {
        if (kind === 'H') to = { x: (numbers[0] ?? 0) + base.x, y: pen.y };
        if (kind === 'V') to = { x: pen.x, y: (numbers[0] ?? 0) + base.y };
        out.push([kind === 'M' ? 'M' : 'L', to]);
        if (kind === 'M') start = to;
      }
      pen = to;
    }
  }
  return out;
}

/** Decimals in which a logo is kept: units of a viewBox are rarely finer. */
const SCALE = 1000;
const LARGEST = 1e6;

function written(value: number): string | undefined {
  if (!(Math.abs(value) <= LARGEST)) return undefined;
  return String(Math.round(value * SCALE) / SCALE + 0);
}

export function placedOutline(data: string, [a, b, c, d, e, f]: Matrix): string | undefined {
  const commands = commandsOf(data);
  if (commands === undefined) return undefined;
  let text = '';
  for (const [letter, ...points] of absolute(commands)) {
    const numbers = points.flatMap(({ x, y }) => [written(a * x + c * y + e), written(b * x + d * y + f)]);
    if (numbers.includes(undefined)) return undefined;
    text += letter + numbers.join(' ');
  }
  return text;
}
