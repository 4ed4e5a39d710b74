// Builds the model of a state machine from checked statements, and reports what the statement table cannot check.
import type { Diagnostic, Outcome } from '../../diagnostics/report.js';
import type { Checked, DeclarationEntry, EdgeEntry, Entry, RowEntry } from '../../grammar/entry.js';
import { statusIcon } from '../../grammar/status-words.js';
import type { Span } from '../../text/source.js';
import { directionOf } from '../direction-meaning.js';
import { described, namedMeaning, titled } from '../entry-meaning.js';
import { rankWishes } from '../group-meaning.js';
import type { BuildContext } from '../kind.js';
import { type LineReader, lineReader, sensesToName } from '../lines.js';
import { sideNote } from '../note-meaning.js';
import { checkRankWishes } from '../rank-wishes.js';
import { checkMachine } from './checks/index.js';
import type { Region, StateModel, Transition, Vertex, VertexType } from './model.js';
import { triggerOf } from './trigger.js';

/** Collects diagnostics, in the order in which they are found. */
type Add = (diagnostic: Diagnostic) => void;

interface Reading {
  readonly context: BuildContext;
  readonly add: Add;
  readonly lines: LineReader;
  readonly vertices: Vertex[];
  readonly regions: Region[];
  readonly transitions: Transition[];
  readonly rows: RowEntry[];
}

export function buildState(checked: Checked, context: BuildContext): Outcome<StateModel> {
  const diagnostics: Diagnostic[] = [];
  const add: Add = (each) => {
    diagnostics.push(each);
  };
  const lines = lineReader(context, add, statusIcon);
  const reading: Reading = { context, add, lines, vertices: [], regions: [], transitions: [], rows: [] };
  readScope(checked.entries, undefined, reading);
  const { vertices, regions, transitions, rows } = reading;
  const value: StateModel = {
    ...titled(checked),
    direction: directionOf(context.header),
    vertices,
    regions,
    transitions,
    notes: rows.flatMap((each) => sideNote(each) ?? []),
    legend: sensesToName(transitions, context),
  };
  diagnostics.push(
    ...checkRankWishes(rankedOf(value), checked),
    ...checkMachine(value, { source: checked.source, header: checked.header.span, whole: context.whole }),
  );
  return { value, diagnostics };
}

/** A block or the whole diagram: its start first, its end last, whatever their order in the source. */
function readScope(entries: readonly Entry[], scope: string | undefined, reading: Reading): void {
  const { vertices } = reading;
  const declared = new Map<string, Span>();
  for (const entry of entries) {
    if (entry.shape !== 'edge') continue;
    for (const end of [entry.from, entry.to]) {
      if (isGiven(end) && !declared.has(end)) declared.set(end, entry.statement.span);
    }
  }
  const put = (type: 'start' | 'end'): void => {
    const span = declared.get(type);
    if (span !== undefined) vertices.push(givenVertex(type, scope, span));
  };
  put('start');
  let regions = 0;
  for (const entry of entries) {
    if (entry.shape === 'edge') reading.transitions.push(transition(entry, scope, reading));
    else if (entry.shape === 'row') reading.rows.push(entry);
    else if (entry.shape === 'declaration' && entry.spec.keyword === 'region') {
      regions += 1;
      if (scope !== undefined) readRegion(entry, scope, regions, reading);
    } else if (entry.shape === 'declaration' && entry.id !== undefined) {
      vertices.push(vertex(entry, entry.id.text, scope, reading));
      readScope(entry.children, entry.id.text, reading);
    }
  }
  put('end');
}

function readRegion(entry: DeclarationEntry, composite: string, number: number, reading: Reading): void {
  const id = `${composite}/${number}`;
  const label = entry.label?.value;
  const { desc, span } = described(entry);
  reading.regions.push({
    id,
    composite,
    number,
    ...(label === undefined ? {} : { label }),
    ...(desc === undefined ? {} : { desc }),
    span,
  });
  readScope(entry.children, id, reading);
}

function isGiven(id: string): boolean {
  return id === 'start' || id === 'end';
}

/** The start or end of a scope; its id is a word of the language only at the top, where it is reserved. */
function givenId(type: string, scope: string | undefined): string {
  return scope === undefined ? type : `${scope}/${type}`;
}

function givenVertex(type: 'start' | 'end', scope: string | undefined, span: Span): Vertex {
  const label = type === 'start' ? 'Start' : 'End';
  return { id: givenId(type, scope), type, label, tone: 'neutral', ...inScope(scope), span };
}

function inScope(scope: string | undefined): Pick<Vertex, 'scope'> {
  return scope === undefined ? {} : { scope };
}

const POINTS: Readonly<Record<string, VertexType>> = {
  choice: 'choice',
  fork: 'fork',
  join: 'join',
  history: 'history',
};

function vertex(entry: DeclarationEntry, id: string, scope: string | undefined, { context, add }: Reading): Vertex {
  const point = POINTS[entry.spec.keyword];
  const deep = point === 'history' && entry.flags.includes('deep');
  const type = deep ? 'deep-history' : (point ?? (isComposite(entry) ? 'composite' : 'state'));
  const caption = entry.label?.value;
  return {
    ...namedMeaning(entry, id, { tone: 'neutral' }, context, add),
    type,
    ...inScope(scope),
    ...(caption === undefined ? {} : { caption }),
    ...rankWishes(entry),
  };
}

/** A block with only notes is not a frame. */
function isComposite({ children }: DeclarationEntry): boolean {
  return children.some((each) => each.shape === 'declaration' || (each.shape === 'edge' && isInner(each)));
}

function isInner({ from, to }: EdgeEntry): boolean {
  return isGiven(from) || isGiven(to);
}

function transition(entry: EdgeEntry, scope: string | undefined, { lines }: Reading): Transition {
  const line = lines.read(entry);
  const end = (id: string): string => (isGiven(id) ? givenId(id, scope) : id);
  return {
    ...line,
    from: end(line.from),
    to: end(line.to),
    startHead: false,
    endHead: true,
    trigger: triggerOf(line.label),
  };
}

/** The parts of the machine that rank constraints concern. */
function rankedOf({ vertices, regions }: StateModel): Parameters<typeof checkRankWishes>[0] {
  const holder = ({ scope }: Vertex): { readonly group?: string } => (scope === undefined ? {} : { group: scope });
  const parts = new Map<string, Region[]>();
  for (const each of regions) parts.set(each.composite, [...(parts.get(each.composite) ?? []), each]);
  return {
    nodes: vertices.flatMap((each) => (each.type === 'composite' ? [] : [{ ...each, ...holder(each) }])),
    groups: vertices.flatMap((each) => {
      if (each.type !== 'composite') return [];
      const { scope } = each;
      const own = (parts.get(each.id) ?? []).map(({ id, composite, span }) => ({ id, parent: composite, span }));
      return [{ ...each, ...(scope === undefined ? {} : { parent: scope }) }, ...own];
    }),
  };
}
