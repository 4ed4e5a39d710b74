// Where a line of a generated diagram comes from: in, the diagram, its origins and the input files; out, the line of an input.
import type { Inputs } from './inputs.js';

export interface Produced {
  readonly source: string;
  readonly origins: readonly Origin[];
}

interface Origin {
  readonly kind: 'node' | 'group' | 'edge';
  readonly id: string;
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly producedLine: number;
}

export interface Place {
  /** Relative to the folder of the settings file. */
  readonly file: string;
  /** Omitted if the whole file is meant. */
  readonly line?: number;
  readonly column?: number;
}

export interface Places {
  /** Of a line of the diagram. */
  readonly ofLine: (line: number) => Place | undefined;
  /** Of the first item named in these words: a removed line is at what it belonged to. */
  readonly ofWords: (words: string) => Place | undefined;
  /** The only input. */
  readonly whole: Place | undefined;
}

/** Lines searched for a column below the start of its table. */
const MOST_LINES = 2_000;

export function placesOf({ source, origins }: Produced, { paths, files, isHistory }: Inputs): Places {
  // A line of a history is in no file.
  const own = isHistory ? [] : origins;
  const base = baseOf({ paths, files });
  const lines = source.split('\n');
  const byLine = new Map<number, Origin>();
  for (const each of own)
    if (!byLine.has(each.producedLine) || each.kind !== 'edge') byLine.set(each.producedLine, each);
  const byId = new Map(own.filter(({ id }) => id !== '').map((each) => [each.id, each]));
  const textLines = new Map<string, readonly string[]>();
  const linesOf = (file: string): readonly string[] => {
    const known = textLines.get(file) ?? files.find(({ path }) => path === file)?.content.split(/\r\n|\n|\r/) ?? [];
    textLines.set(file, known);
    return known;
  };
  const placed = ({ file, line, column }: Omit<Origin, 'kind' | 'id' | 'producedLine'>): Place => ({
    file: `${base}${file}`,
    line,
    column,
  });
  const inside = (origin: Origin, line: number): Place => {
    const [word = ''] = (lines[line - 1] ?? '').trim().split(/\s+/);
    const end = Math.min(origin.line + MOST_LINES, nextItem(own, origin));
    const texts = linesOf(origin.file);
    for (let at = origin.line; at < end && at <= texts.length; at++) {
      const column = wordAt(texts[at - 1] ?? '', word);
      if (column !== undefined) return placed({ file: origin.file, line: at, column });
    }
    return placed(origin);
  };
  const [only, other] = paths;
  return {
    ofLine: (line) => {
      const origin = enclosing(lines, byLine, line);
      if (origin === undefined) return undefined;
      return origin.producedLine === line ? placed(origin) : inside(origin, line);
    },
    ofWords: (words) => {
      const named = words.split(/[ .]/).find((each) => byId.has(each));
      const origin = named === undefined ? undefined : byId.get(named);
      return origin && placed(origin);
    },
    whole: only === undefined || other !== undefined ? undefined : { file: only },
  };
}

/** The common folder of the inputs, which an importer does not see, with a slash at its end. */
export function baseOf({ paths: [path = ''], files: [file] }: Pick<Inputs, 'paths' | 'files'>): string {
  return path.slice(0, path.length - (file?.path.length ?? 0));
}

/** The line at which the next item of the file starts. */
function nextItem(origins: readonly Origin[], { file, line }: Origin): number {
  return origins.reduce(
    (least, each) =>
      each.file === file && each.kind !== 'edge' && each.line > line ? Math.min(least, each.line) : least,
    Number.POSITIVE_INFINITY,
  );
}

/** The origin of a line, or of the block that contains it. */
function enclosing(lines: readonly string[], byLine: ReadonlyMap<number, Origin>, line: number): Origin | undefined {
  let indent = Number.POSITIVE_INFINITY;
  for (let at = line; at > 0; at--) {
    const text = lines[at - 1] ?? '';
    const own = text.length - text.trimStart().length;
    if (text.trim() === '' || own >= indent) continue;
    indent = own;
    const origin = byLine.get(at);
    if (origin !== undefined || own === 0) return origin;
  }
  return undefined;
}

/** Its column, if a text contains it as a whole word. */
function wordAt(text: string, word: string): number | undefined {
  for (let at = word === '' ? -1 : text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    const [before, after] = [text[at - 1] ?? ' ', text[at + word.length] ?? ' '];
    if (!/[\p{L}\p{N}_]/u.test(before) && !/[\p{L}\p{N}_]/u.test(after)) return at + 1;
  }
  return undefined;
}
