// Turns relationships into keys: in, the tables and the relations between them; out, the tables with a key for each, join
// tables for many-to-many, lines for what no key expresses, and the notes to report. docs/conversion.md,
// Entity-relationship diagrams.
import { CARDINALITY_COUNTS, type Cardinality, type Span } from '@linework/core';
import type { ErRelation } from './ast.js';
import { type Called, calledBy, fits, plain, primaryKeys, sharedKey, singular, WAYS, type Way } from './find-key.js';
import type { Column, Table } from './tables.js';

/** A relation whose ends are tables. */
export interface Related extends Pick<ErRelation, 'fromCard' | 'toCard' | 'span'> {
  readonly from: Table;
  readonly to: Table;
  readonly verb: string;
}

export type KeyNote =
  | { readonly code: 'M211'; readonly column: string; readonly target: string; readonly span: Span }
  | { readonly code: 'M212'; readonly table: string; readonly ends: readonly [string, string]; readonly span: Span }
  | { readonly code: 'line'; readonly column: string; readonly span: Span }
  | { readonly code: 'least'; readonly table: string; readonly span: Span };

/** What a relation became. */
export interface Outcome {
  readonly relation: Related;
  /** The column with the key; for a join table, its second one. */
  readonly column?: Column;
  /** A table of its own. */
  readonly join?: Table;
  /** A line between tables with a cardinality at each end. */
  readonly counts?: { readonly from: string; readonly to: string };
}

export interface Relations {
  readonly outcomes: readonly Outcome[];
  readonly notes: readonly KeyNote[];
}

const isMany = (card: Cardinality): boolean => card === '0..n' || card === '1..n';

/** A relation seen from the table that holds its key. */
interface Held {
  readonly holder: Table;
  readonly target: Table;
  /** How many rows of the holder belong to one row of the target; a key allows none. */
  readonly own: Cardinality;
  readonly nullable: boolean;
  readonly unique: boolean;
}

export function relate(relations: readonly Related[], joinId: (one: Table, other: Table) => string): Relations {
  const taken = findAll(relations);
  const notes: KeyNote[] = [];
  const outcomes = relations.map((relation): Outcome => {
    const { fromCard, toCard, span, verb } = relation;
    if (isMany(fromCard) && isMany(toCard)) {
      if (fromCard === '1..n') notes.push({ code: 'least', table: relation.from.id, span });
      if (toCard === '1..n') notes.push({ code: 'least', table: relation.to.id, span });
      return joined(relation, joinId, notes);
    }
    const choice = taken.get(relation);
    const { holder, target, own, nullable, unique } = choice ?? heldWays(relation)[0];
    if (choice && ((nullable && choice.column.pk) || (!unique && isAlone(choice.column, holder)))) {
      notes.push({ code: 'line', column: `${holder.id}.${choice.column.id}`, span });
      return { relation, counts: { from: CARDINALITY_COUNTS[fromCard], to: CARDINALITY_COUNTS[toCard] } };
    }
    const goal = goalOf(target, choice?.column, span, notes);
    const column = choice?.column ?? addColumn(holder, target, goal, span, notes);
    column.target = { table: target.id, column: goal.id };
    if (nullable) column.nullable = true;
    if (unique && !isAlone(column, holder)) column.unique = true;
    if (verb !== '') column.verb = verb;
    if (!own.startsWith('0')) notes.push({ code: 'least', table: holder.id, span });
    return { relation, column };
  });
  return { outcomes, notes };
}

/** If either table could hold the key, the second does, unless the first has a column for it. */
function heldWays({ from, to, fromCard, toCard }: Related): readonly [Held, ...Held[]] {
  const held = (holder: Table, target: Table, own: Cardinality, at: Cardinality): Held => {
    return { holder, target, own, nullable: at === '0..1', unique: !isMany(own) };
  };
  const first = held(to, from, toCard, fromCard);
  const second = held(from, to, fromCard, toCard);
  if (isMany(fromCard)) return [second];
  if (isMany(toCard)) return [first];
  if ((fromCard === '0..1') === (toCard === '0..1')) return [first, second];
  return fromCard === '0..1' ? [second] : [first];
}

type Found = Held & { readonly column: Column };

/** Columns of a table that are considered. Real tables have fewer; this limits the cost of a hostile text. */
const SEARCHED = 200;

/** The most certain matches of all relations come first, so that no relation takes another's column. */
function findAll(relations: readonly Related[]): ReadonlyMap<Related, Found> {
  const choices = new Map<Related, Found>();
  const taken = new Set<Column>();
  const called = new Map<Table, Called>();
  const take = (relation: Related, held: Held, column: Column | undefined): void => {
    if (column === undefined) return;
    choices.set(relation, { ...held, column });
    taken.add(column);
  };
  const named = (table: Table): Called => {
    const known = called.get(table) ?? calledBy(table);
    called.set(table, known);
    return known;
  };
  const open = relations.filter(({ fromCard, toCard }) => !(isMany(fromCard) && isMany(toCard)));
  const look = (relation: Related, way: Way): void => {
    for (const held of heldWays(relation)) {
      if (choices.has(relation)) return;
      const { holder, target } = held;
      const free = holder.columns.slice(0, SEARCHED).filter((each) => !taken.has(each));
      const fitting = free.filter((each) => fits(each, named(target), way, holder === target));
      take(relation, held, fitting.find((each) => held.unique || !isAlone(each, holder)) ?? fitting[0]);
    }
  };
  for (const way of WAYS) for (const relation of open) if (!choices.has(relation)) look(relation, way);
  for (const { relation, held, column } of sharing(open.filter((each) => !choices.has(each)))) {
    if (!choices.has(relation) && !taken.has(column)) take(relation, held, column);
  }
  const left = new Map<Table, Related[]>();
  for (const each of open) {
    if (choices.has(each)) continue;
    const { holder } = heldWays(each)[0];
    left.set(holder, [...(left.get(holder) ?? []), each]);
  }
  for (const [holder, relationsLeft] of left) {
    const [relation] = relationsLeft;
    const [column, ...more] = holder.columns.slice(0, SEARCHED).filter((each) => each.fk && !taken.has(each));
    if (relation === undefined || relationsLeft.length > 1 || column === undefined || more.length > 0) continue;
    const [held] = heldWays(relation);
    if (!column.pk && (held.unique || !isAlone(column, holder))) take(relation, held, column);
  }
  return choices;
}

interface Sharing {
  readonly relation: Related;
  readonly held: Held;
  readonly column: Column;
}

/** A shared primary key names no table, so it is found only where a single relation can be its own. */
function sharing(relations: readonly Related[]): readonly Sharing[] {
  const able = relations.flatMap((relation) =>
    heldWays(relation).flatMap((held) => {
      const column = held.unique && !held.nullable && held.holder !== held.target ? sharedKey(held.holder) : undefined;
      return column === undefined ? [] : [{ relation, held, column }];
    }),
  );
  const times = new Map<Column, number>();
  for (const { column } of able) times.set(column, (times.get(column) ?? 0) + 1);
  return able.filter(({ column }) => times.get(column) === 1);
}

/** Whether its values are unique. */
function isAlone(column: Column, table: Table): boolean {
  return column.unique || (column.pk && primaryKeys(table).length === 1);
}

const LIKELY = new Set(['id', 'uuid', 'guid', 'key', 'code']);

/** The column that a key to a table refers to; added if the table has none. */
function goalOf(target: Table, from: Column | undefined, span: Span, notes: KeyNote[]): Column {
  const others = target.columns.filter((each) => each !== from);
  const keys = others.filter(({ pk }) => pk);
  const key =
    keys.find(({ id }) => from !== undefined && plain(id) === plain(from.id)) ??
    keys.find(({ fk }) => !fk) ??
    keys[0] ??
    // A key to another table says whose row it is, not which.
    others.find(({ unique, fk }) => unique && !fk) ??
    others.find(({ id }) => LIKELY.has(plain(id))) ??
    others.find(({ id }) => fits({ ...MADE, id, label: id, type: '' }, calledBy(target), 'named', false));
  if (key) return key;
  const column: Column = { ...MADE, id: freeIn(target, 'id'), label: 'id', type: from?.type ?? 'int', pk: true };
  target.columns.unshift({ ...column, label: column.id });
  notes.push({ code: 'M211', column: `${target.id}.${column.id}`, target: 'this table', span });
  return target.columns[0] ?? column;
}

const MADE = { pk: false, fk: false, unique: false, nullable: false } as const;

function addColumn(holder: Table, target: Table, goal: Column, span: Span, notes: KeyNote[]): Column {
  const column: Column = keyTo(holder, target, goal, false);
  holder.columns.push(column);
  notes.push({ code: 'M211', column: `${holder.id}.${column.id}`, target: `${target.id}.${goal.id}`, span });
  return column;
}

function keyTo(holder: Table, target: Table, goal: Column, pk: boolean): Column {
  const base = singular(/[a-z]/.test(target.id) ? target.id : target.id.toLowerCase()).replaceAll('-', '_');
  const prefixed = plain(goal.id).startsWith(plain(base)) && goal.id.length > base.length;
  const id = freeIn(holder, prefixed ? goal.id : `${base}_${goal.id}`.slice(0, 80));
  return { ...MADE, id, label: id, type: goal.type, pk, fk: true, target: { table: target.id, column: goal.id } };
}

function freeIn({ columns }: Table, wanted: string): string {
  const ids = new Set(columns.map(({ id }) => id));
  let id = wanted;
  for (let count = 2; ids.has(id); count++) id = `${wanted}_${count}`;
  return id;
}

function joined(relation: Related, joinId: (one: Table, other: Table) => string, notes: KeyNote[]): Outcome {
  const { from, to, span, verb } = relation;
  const id = joinId(from, to);
  const join: Table = { id, names: [], columns: [] };
  const ends = [from, to].map((each) => ({ each, goal: goalOf(each, undefined, span, notes) }));
  for (const { each, goal } of ends) join.columns.push(keyTo(join, each, goal, true));
  const column = join.columns[1];
  if (column && verb !== '') column.verb = verb;
  notes.push({ code: 'M212', table: id, ends: [from.id, to.id], span });
  return { relation, join, ...(column ? { column } : {}) };
}
