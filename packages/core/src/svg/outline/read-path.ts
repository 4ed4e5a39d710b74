// Parses path data (SVG 2, section 9.3.9). In: the text of a `d` attribute. Out: its commands and where parsing
// stopped. How to handle that is up to the caller: browsers draw the part in front of it, a caller that stores paths
// can reject it.

export type PathCommand = { readonly relative: boolean } & (
  | { readonly letter: 'M' | 'L' | 'T'; readonly x: number; readonly y: number }
  | { readonly letter: 'H'; readonly x: number }
  | { readonly letter: 'V'; readonly y: number }
  | ({ readonly letter: 'C' } & Handles<'x1' | 'y1' | 'x2' | 'y2'>)
  | ({ readonly letter: 'S' } & Handles<'x2' | 'y2'>)
  | ({ readonly letter: 'Q' } & Handles<'x1' | 'y1'>)
  | ({ readonly letter: 'A' } & ArcShape & Handles<never>)
  | { readonly letter: 'Z' }
);

type Handles<Names extends string> = Readonly<Record<Names | 'x' | 'y', number>>;

export interface ArcShape {
  readonly rx: number;
  readonly ry: number;
  /** Degrees, from the x axis. */
  readonly turn: number;
  readonly large: boolean;
  readonly sweep: boolean;
}

export interface PathReading {
  readonly commands: readonly PathCommand[];
  /** Position of the first unreadable character; undefined if only spaces and commas are left. */
  readonly stop: number | undefined;
}

/** Numbers that each command takes. */
const COUNTS: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 };
// Each pattern starts where the last one ended, and no two parts of one can match the same character: no text is read
// more than three times.
const SPACE = /[\t\n\f\r ,]*/y;
const LETTER = /[A-Za-z]/y;
const NUMBER = /[-+]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][-+]?\d+)?/y;
/** No space is required after the flags of an arc. */
const FLAG = /[01]/y;

export function readPath(data: string): PathReading {
  const commands: PathCommand[] = [];
  let at = 0;
  const next = (pattern: RegExp): string | undefined => {
    pattern.lastIndex = at;
    const word = pattern.exec(data)?.[0];
    if (word !== undefined) at = pattern.lastIndex;
    return word;
  };
  let letter = '';
  for (next(SPACE); at < data.length; next(SPACE)) {
    const start = at;
    const written = next(LETTER);
    // A second pair after a move is a line.
    letter = written ?? (letter === 'M' ? 'L' : letter === 'm' ? 'l' : letter);
    const upper = letter.toUpperCase();
    const count = COUNTS[upper];
    const isMissing = written === undefined && (upper === 'Z' || upper === '');
    if (count === undefined || isMissing || (commands.length === 0 && upper !== 'M')) return { commands, stop: start };
    const numbers: number[] = [];
    while (numbers.length < count) {
      next(SPACE);
      const before = at;
      const isFlag = upper === 'A' && (numbers.length === 3 || numbers.length === 4);
      const number = Number(next(isFlag ? FLAG : NUMBER));
      if (!Number.isFinite(number)) return { commands, stop: before };
      numbers.push(number);
    }
    commands.push(commandOf(upper, letter !== upper, numbers));
  }
  return { commands, stop: undefined };
}

function commandOf(letter: string, relative: boolean, numbers: readonly number[]): PathCommand {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0] = numbers;
  switch (letter) {
    case 'M':
    case 'L':
    case 'T':
      return { letter, relative, x: a, y: b };
    case 'H':
      return { letter, relative, x: a };
    case 'V':
      return { letter, relative, y: a };
    case 'C':
      return { letter, relative, x1: a, y1: b, x2: c, y2: d, x: e, y: f };
    case 'S':
      return { letter, relative, x2: a, y2: b, x: c, y: d };
    case 'Q':
      return { letter, relative, x1: a, y1: b, x: c, y: d };
    case 'A':
      return { letter, relative, rx: a, ry: b, turn: c, large: d === 1, sweep: e === 1, x: f, y: g };
    default:
      return { letter: 'Z', relative };
  }
}
