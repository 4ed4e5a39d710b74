// Where new lines go: in, a structure and a place of an operation; out, the line they follow and their indentation, or the block
// to open for them. Statements of one sort stay together, and a comment stays above its statement.
import type { TextEdit } from '../text/edit.js';
import { leadOf } from '../text/source.js';
import { type EditFault, fault, isFault } from './fault.js';
import { find, findBlock, lineOf } from './find.js';
import type { Place } from './operation.js';
import { type Block, type Placed, type Structure, startOf } from './structure.js';

export interface Spot {
  /** New lines follow this line; 0 is the top. */
  readonly behind: number;
  readonly indent: string;
  readonly block: Pick<Block, 'within' | 'owner'>;
  /** A statement that gets its first block. */
  readonly opening?: Placed;
}

/** The part of a new statement that decides its place. */
export interface Sort {
  readonly shape: 'declaration' | 'row' | 'edge' | 'item' | 'line';
  readonly keyword?: string | undefined;
  /** Its statements have ids, so their order has no meaning. */
  readonly named?: boolean | undefined;
}

export function spotOf(structure: Structure, place: Place, sort: Sort, otherwise: Block): Spot | EditFault {
  const { before, after } = place;
  const places = [place.in, before, after].filter((each) => each !== undefined);
  if (places.length > 1) return fault('place.wrong', 'Give only one of in, before and after.');
  if (before !== undefined) {
    const next = find(structure, before);
    return isFault(next) ? next : { ...beside(next), behind: aboveComments(structure, next) };
  }
  if (after !== undefined) {
    const previous = find(structure, after);
    return isFault(previous) ? previous : { ...beside(previous), behind: previous.last };
  }
  if (place.in === undefined) return endOf(structure, otherwise, sort);
  const block = findBlock(structure, place.in);
  if (isFault(block)) return block;
  return 'ends' in block ? endOf(structure, block, sort) : opened(structure, block);
}

/** The edits that write lines there; each line without its first indentation. */
export function insertion(structure: Structure, spot: Spot, lines: readonly string[]): readonly TextEdit[] {
  const { source, lineEnd } = structure;
  const text = lines.map((each) => (each === '' ? '' : spot.indent + each)).join(lineEnd);
  if (spot.opening) {
    const { end } = spot.opening.statement.span;
    const lead = leadOf(source, spot.opening.statement.span.start);
    const at = endOfLine(structure, spot.behind);
    return [
      { span: { start: end, end }, text: ' {' },
      { span: { start: at, end: at }, text: `${lineEnd}${text}${lineEnd}${lead}}` },
    ];
  }
  const at = startOf(source, spot.behind + 1);
  const isEnd = spot.behind + 1 > source.lineStarts.length;
  return [{ span: { start: at, end: at }, text: isEnd ? `${lineEnd}${text}` : `${text}${lineEnd}` }];
}

function beside(placed: Placed): Pick<Spot, 'indent' | 'block'> {
  return { indent: placed.block.indent, block: placed.block };
}

function endOf(structure: Structure, block: Block, sort: Sort): Spot {
  const last = lastAlike(structure, block, sort);
  return { behind: last?.last ?? block.opens, indent: block.indent, block };
}

/** The statement it follows; undefined at the top of the block. */
function lastAlike({ grammar }: Structure, { statements }: Block, { shape, keyword, named }: Sort): Placed | undefined {
  if (shape !== 'declaration' || !named || grammar.edges === undefined) return statements.at(-1);
  const alike = statements.findLast(
    ({ statement }) => statement.shape === 'phrase' && statement.keyword.text === keyword,
  );
  if (alike) return alike;
  const firstEdge = statements.findIndex((each) => each.statement.shape === 'edge');
  return firstEdge < 0 ? statements.at(-1) : statements[firstEdge - 1];
}

function opened(structure: Structure, owner: Placed): Spot | EditFault {
  const { entry, statement, first } = owner;
  const spec = entry?.shape === 'declaration' ? entry.spec : undefined;
  if (!spec?.block) return fault('place.wrong', `'${lineOf(structure, owner)}' has no block.`);
  const { source } = structure;
  const indent = `${leadOf(source, statement.span.start)}${owner.block.indent.includes('\t') ? '\t' : '  '}`;
  return { behind: first, indent, block: { within: spec.keyword, owner }, opening: owner };
}

/** The line above a statement and the comments directly above it. */
function aboveComments({ source, document }: Structure, { first, block }: Placed): number {
  const starts = new Set(document.comments.map((each) => each.start));
  let line = first - 1;
  for (; line > block.opens; line--) {
    const start = startOf(source, line);
    const lead = /^[ \t]*/.exec(source.text.slice(start, start + 200))?.[0] ?? '';
    if (!starts.has(start + lead.length)) break;
  }
  return line;
}

function endOfLine({ source }: Structure, line: number): number {
  const next = source.lineStarts[line];
  if (next === undefined) return source.text.length;
  const isPair = source.text[next - 2] === '\r' && source.text[next - 1] === '\n';
  return next - (isPair ? 2 : 1);
}
