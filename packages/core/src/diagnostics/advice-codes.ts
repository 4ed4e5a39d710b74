// Codes for advice about pictures that are hard to read. Each names a change that was tried and its result. Only drawing
// raises them.
import type { CodeTable } from './define.js';

interface Shape {
  readonly width: number;
  readonly height: number;
}

/** A line as written, and its source line. */
interface NamedLine {
  readonly arrow: string;
  readonly line: number;
}

export interface AdviceCodeArgs {
  readonly W230: { readonly before: Shape; readonly after: Shape; readonly direction: string };
  readonly W231: {
    readonly before: Shape;
    readonly after: readonly [Shape, Shape];
    readonly lines: readonly NamedLine[];
  };
  readonly W232: { readonly before: Shape; readonly after: Shape; readonly lines: readonly NamedLine[] };
}

/** Lines that a hint names. */
const NAMED = 4;

const NIGHT = ['orders', 'stock', 'prices', 'returns', 'invoices', 'refunds', 'carts', 'reviews'];
const DESKS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
/** Each desk hands over to its own record and to the next desk's, and the records to one another, with long labels. */
const night = (rest: string): string =>
  DESKS.map((id) => `node ${id} service\nnode ${id}b service\n`)
    .concat(DESKS.map((id, i) => `${id} -> ${id}b${rest}\n${id} -> ${DESKS[(i + 1) % DESKS.length]}b\n`))
    .concat(DESKS.map((id, i) => (i === 0 ? '' : `${DESKS[i - 1]}b -> ${id}b${rest}\n`)))
    .join('');
/** On one rank, so it cannot be folded. */
const FAN = [...NIGHT, 'mails', 'offers', 'claims', 'scores']
  .map((id, i) => {
    const rank = i === 0 ? '' : ` same=${NIGHT[0]}`;
    return `node ${id} service "The service of ${id}"${rank}\nhub -> ${id}\n`;
  })
  .join('');
const WORDS = '"hands over everything of the last business day and of the day before it"';
export const adviceCodes: CodeTable<AdviceCodeArgs> = {
  W230: {
    severity: 'warning',
    style: true,
    meaning: 'A picture is too long to read in its direction, but not in another one.',
    message: ({ before }) => `The picture is ${ratioWords(before)} (${sizeWords(before)}).`,
    hint: ({ after, direction }) => `Write direction=${direction} to get ${ratioWords(after)} (${sizeWords(after)}).`,
    example: `flow "Bus" direction=down\nnode hub queue "Bus"\n${FAN}`,
    repair: `flow "Bus" direction=right\nnode hub queue "Bus"\n${FAN}`,
  },
  W231: {
    severity: 'warning',
    style: true,
    meaning: 'A picture is too large to read and splits into two halves with few lines between them.',
    message: ({ before }) => `The picture is ${ratioWords(before)} (${sizeWords(before)}).`,
    hint: ({ after: [one, other], lines }) =>
      `Split it ${lines.length === 0 ? 'where no line connects its parts' : `at ${lineWords(lines)}`}: the two diagrams are ${sizeWords(one)} and ${sizeWords(other)}.`,
    example: '',
    repair: '',
  },
  W232: {
    severity: 'warning',
    style: true,
    meaning: 'Labels on lines make a picture too long to read, and numbers would shorten it.',
    message: ({ before }) => `The picture is ${sizeWords(before)}, largely because of the labels on its lines.`,
    hint: ({ after, lines }) =>
      `Write numbered=on and move the labels of ${lineWords(lines)} to a note or to desc=: the picture is then ${sizeWords(after)}.`,
    example: `flow "Night" direction=down\n${night(` : ${WORDS}`)}`,
    repair: `flow "Night" direction=down numbered=on\n${night(` desc=${WORDS}`)}`,
  },
};

function sizeWords({ width, height }: Shape): string {
  return `${grouped(Math.round(width))} × ${grouped(Math.round(height))} px`;
}

/** `2.1:1`, `1:3`. */
function ratioWords({ width, height }: Shape): string {
  const places = (value: number): string => String(Math.round(value * 10) / 10);
  return width >= height ? `${places(width / Math.max(1, height))}:1` : `1:${places(height / Math.max(1, width))}`;
}

function grouped(value: number): string {
  return String(value).replace(/\B(?=(?:\d{3})+$)/g, ',');
}

function lineWords(lines: readonly NamedLine[]): string {
  const named = lines.slice(0, NAMED).map(({ arrow, line }) => `${arrow} (line ${line})`);
  const more = lines.length - named.length;
  const all = more > 0 ? [...named, `${more} more`] : named;
  return all.length < 2 ? all.join('') : `${all.slice(0, -1).join(', ')} and ${all.at(-1)}`;
}
