// Resolves a reference of an operation: in, a structure and an id, the ends of an edge or a text; out, the statement, or why
// there is none and what is nearest.
import type { EdgeEntry, Entry } from '../grammar/entry.js';
import { editDistance, nearest } from '../text/similar.js';
import { type EditFault, fault, isFault } from './fault.js';
import type { EdgeRef, Ref, RowRef } from './operation.js';
import type { Block, Placed, Structure } from './structure.js';

export function find(structure: Structure, ref: Ref): Placed | EditFault {
  if (typeof ref === 'string') return findId(structure, ref);
  return 'row' in ref ? findRow(structure, ref) : findEdge(structure, ref);
}

/** The block that a statement has, or the branch of that label. */
export function findBlock(structure: Structure, ref: Ref): Block | Placed | EditFault {
  if (ref === '') return structure.root;
  if (typeof ref === 'object' && 'row' in ref) {
    const branch = branchesOf(structure).filter((each) => each.branch?.label?.value === ref.row)[(ref.nth ?? 1) - 1];
    if (branch) return branch;
  }
  const placed = find(structure, ref);
  return isFault(placed) ? placed : (placed.inside[0] ?? placed);
}

export function findEdge(structure: Structure, { from, to, nth }: EdgeRef): EdgePlaced | EditFault {
  const edges = edgesOf(structure);
  const between = edges.filter(({ entry }) => entry.from === from && entry.to === to);
  const edge = between[(nth ?? 1) - 1];
  if (edge && (nth !== undefined || between.length === 1)) return edge;
  if (between.length > 1 && nth === undefined)
    return fault(
      'target.ambiguous',
      `${between.length} edges go from ${from} to ${to}. Choose one with nth, from 1 to ${between.length}.`,
      between.map((each) => lineOf(structure, each)),
    );
  const touching = edges.filter(({ entry }) => [entry.from, entry.to].some((end) => end === from || end === to));
  const near = touching.slice(0, MOST_NEAR).map((each) => lineOf(structure, each));
  const say =
    between.length > 0
      ? `nth is at most ${between.length} for edges from ${from} to ${to}.`
      : `No edge goes from ${from} to ${to}.`;
  return fault('target.unknown', say, near);
}

/** An edge whose ends were parsed. */
export interface EdgePlaced extends Placed {
  readonly entry: EdgeEntry;
}

export function edgesOf({ all }: Structure): readonly EdgePlaced[] {
  return all.filter((each): each is EdgePlaced => each.entry?.shape === 'edge');
}

/** The statement's own line without its comment and the brace that opens its block. */
export function lineOf({ source }: Structure, { statement }: Placed): string {
  const text = source.text.slice(statement.span.start, statement.span.end);
  return text.endsWith('{') && statement.shape === 'phrase' && statement.opens ? text.slice(0, -1).trimEnd() : text;
}

const MOST_NEAR = 3;

function findId(structure: Structure, id: string): Placed | EditFault {
  const { all, checked } = structure;
  const entry = checked.ids.get(id);
  const placed = entry && all.find((each) => each.entry === entry);
  if (placed) return placed;
  const dot = id.indexOf('.');
  const lines = dot > 0 ? linesOf(structure, id.slice(0, dot)) : [];
  const line = lines.find((each) => nameOf(each.entry) === id.slice(dot + 1));
  if (line) return line;
  const near =
    lines.length > 0
      ? nearest(
          id.slice(dot + 1),
          lines.flatMap((each) => nameOf(each.entry) ?? []),
        ).map((name) => id.slice(0, dot + 1) + name)
      : nearestIds(id, [...checked.ids.keys()]);
  return fault('target.unknown', `Nothing has the id ${shown(id)}.`, near);
}

/** For a short id, which is similar to nothing, the ids that share most with it. */
function nearestIds(id: string, ids: readonly string[]): readonly string[] {
  const near = nearest(id, ids);
  if (near.length > 0 || id.length > MOST_COMPARED || ids.length > MOST_COMPARED) return near;
  return ids
    .map((each) => ({ each, distance: editDistance(id, each) }))
    .toSorted((a, b) => a.distance - b.distance)
    .slice(0, MOST_NEAR)
    .map(({ each }) => each);
}

const MOST_COMPARED = 200;

/** The lines of a table, an enum or a class. */
export function linesOf({ all, checked }: Structure, id: string): readonly Placed[] {
  const entry = checked.ids.get(id);
  const owner = entry && all.find((each) => each.entry === entry);
  return owner?.inside[0]?.statements ?? [];
}

/** For a line in a block of lines. */
export function nameOf(entry: Entry | undefined): string | undefined {
  switch (entry?.shape) {
    case 'column':
    case 'value':
      return entry.name.text;
    case 'member':
      return entry.said.as === 'name' ? entry.said.name : entry.said.text;
    default:
      return undefined;
  }
}

function findRow(structure: Structure, { row, nth }: RowRef): Placed | EditFault {
  const { all } = structure;
  const wanted = row.trim();
  const whole = all.filter((each) => lineOf(structure, each) === wanted);
  const rows = whole.length > 0 ? whole : all.filter(({ entry }) => entry && textsOf(entry).includes(row));
  const one = rows[(nth ?? 1) - 1];
  if (one && (nth !== undefined || rows.length === 1)) return one;
  if (rows.length > 1 && nth === undefined)
    return fault(
      'target.ambiguous',
      `${rows.length} lines match ${shown(row)}. Choose one with nth, from 1 to ${rows.length}.`,
      rows.slice(0, MOST_NEAR).map((each) => lineOf(structure, each)),
    );
  const texts = all.flatMap(({ entry }) => (entry ? textsOf(entry) : []));
  return fault('target.unknown', `No line matches ${shown(row)}.`, nearest(row, texts));
}

/** The quoted texts of a line, after its keyword. */
function textsOf(entry: Entry): readonly string[] {
  switch (entry.shape) {
    case 'row': {
      // The label of an item means the item, not the row that names it.
      const own = entry.spec.cells.filter(({ ofItem }) => ofItem !== true);
      const cells = own.flatMap(({ name }) => entry.cells.get(name) ?? []);
      return [...cells, ...entry.texts].flatMap((each) => (each?.type === 'string' ? [each.value] : []));
    }
    case 'member':
      return [nameOf(entry) ?? ''];
    case 'column':
    case 'value':
      return [entry.name.text, entry.label?.value ?? entry.name.text];
    default:
      return entry.label ? [entry.label.value] : [];
  }
}

function branchesOf({ all }: Structure): readonly Block[] {
  return all.flatMap(({ inside }) => inside.slice(1));
}

const LONGEST_SHOWN = 80;

/** A caller's text in a sentence. */
export function shown(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  return `'${line.length > LONGEST_SHOWN ? `${line.slice(0, LONGEST_SHOWN)}…` : line}'`;
}
