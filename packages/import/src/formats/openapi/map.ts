// The map: in, operations and schemas; out, a flow from the operations to the schemas that they take and return, and from
// schemas to those that they consist of.
import { short, someOf } from '@linework/convert';
import type { DraftStatement } from '@linework/core';
import type { Item, Relation } from '../../graph/contract.js';
import { callbackRelations } from './endpoints.js';
import { type OperationItems, operationItems } from './operation-items.js';
import { givenBy, type Operation, takenBy, valuesOf, withCallbacks } from './operations.js';
import { inShort, inUse, type Schema, type SchemaLink, type Schemas } from './schemas.js';

const LONGEST_SUB = 80;
/** References from one schema to another that a line lists. */
const SHOWN = 2;
/** After all operations. */
const RANK = 1_000_000;
const FRAME = 'schemas';
/** Nodes per picture. */
const MOST = 40;
const TAKES = '->';
const GIVES = '-->';
const BOTH = '<->';

export interface MapGraph {
  readonly items: readonly Item[];
  readonly relations: readonly Relation[];
  readonly behind: () => readonly DraftStatement[];
}

/** `shown`: the schemas of the picture. */
export function mapOf(shown: readonly Schema[], schemas: Schemas, input: OperationItems): MapGraph {
  const { operations, names } = input;
  const calls = operations.flatMap(withCallbacks);
  const ids = new Set(shown.map(({ key }) => names.ofSchema(key)));
  const used = calls
    .flatMap((each) => operationRelations(each, names.ofOperation(each), schemas, names.ofSchema))
    .filter(({ to }) => ids.has(to));
  const between = shown.flatMap((each) => schemaRelations(each, schemas.links(each), names.ofSchema));
  const items = operationItems(input);
  const nodes = items.filter((each) => !each.frame).length + shown.length;
  const homes = nodes > MOST ? homesOf(items, input, shown, schemas) : new Map<string, string>();
  const frame: readonly Item[] = shown.slice(0, 1).map(({ place }) => ({
    external: FRAME,
    name: FRAME,
    place,
    frame: true,
    rank: RANK,
    look: { keyword: 'group', label: 'Schemas' },
  }));
  // Dashed lines mean something only beside solid ones.
  const onlyGiven = between.length === 0 && used.every(({ arrow }) => arrow === GIVES);
  const lines = onlyGiven ? used.map((each) => ({ ...each, arrow: TAKES })) : used;
  const back = operations.flatMap((each) => callbackRelations(each, names));
  return {
    items: [
      ...items,
      ...frame,
      ...shown.map((each) => schemaItem(each, names.ofSchema(each.key), homes.get(each.key) ?? FRAME)),
    ],
    relations: [...lines, ...between, ...back],
    behind: () => (used.length === 0 ? [] : [onlyGiven ? note('Lines: gives') : legend(used)]),
  };
}

/** If one picture cannot hold everything, schemas that only one frame of operations uses go into that frame, as one part. */
function homesOf(
  items: readonly Item[],
  { operations, names }: OperationItems,
  shown: readonly Schema[],
  schemas: Schemas,
): ReadonlyMap<string, string> {
  const within = new Map(items.map((each) => [each.external, each.within ?? FRAME]));
  const byFrame = new Map<string, Operation[]>();
  for (const operation of operations) {
    const frame = within.get(names.ofOperation(operation)) ?? FRAME;
    const list = byFrame.get(frame);
    if (list) list.push(operation);
    else byFrame.set(frame, [operation]);
  }
  const homes = new Map<string, string>();
  for (const [frame, members] of byFrame) {
    const values = members.flatMap(withCallbacks).flatMap(valuesOf);
    for (const { key } of inUse(values, shown, schemas)) homes.set(key, homes.has(key) ? FRAME : frame);
  }
  return homes;
}

function schemaItem(schema: Schema, external: string, within: string): Item {
  const { name, place } = schema;
  const sub = inShort(schema);
  return {
    external,
    name,
    place,
    within,
    rank: RANK,
    look: {
      keyword: 'node',
      label: name,
      ...(sub === undefined ? {} : { options: [{ name: 'sub', values: [{ text: short(sub, LONGEST_SUB) }] }] }),
    },
  };
}

/** Solid for what it takes, dashed for what it returns; one line if it does both. */
function operationRelations(
  operation: Operation,
  from: string,
  schemas: Schemas,
  ofSchema: (key: string) => string,
): readonly Relation[] {
  const { place } = operation;
  const takes = new Set(schemas.reached(takenBy(operation)));
  const gives = new Set(schemas.reached(givenBy(operation)));
  return [...new Set([...takes, ...gives])].map((key) => {
    const arrow = !gives.has(key) ? TAKES : takes.has(key) ? BOTH : GIVES;
    return { from, to: ofSchema(key), place, arrow };
  });
}

const LEGEND = [
  [TAKES, 'Solid line: takes'],
  [GIVES, 'Dashed line: gives'],
  [BOTH, 'Two heads: takes and gives'],
] as const;

function legend(relations: readonly Relation[]): DraftStatement {
  const lines = LEGEND.filter(([arrow]) => relations.some((each) => each.arrow === arrow)).map(([, words]) => words);
  return note(lines.join('\n'));
}

function note(text: string): DraftStatement {
  return { shape: 'row', keyword: 'note', texts: [text] };
}

function schemaRelations(
  { key, place }: Schema,
  links: readonly SchemaLink[],
  ofSchema: (key: string) => string,
): readonly Relation[] {
  const byTarget = new Map<string, Set<string>>();
  for (const { to, by } of links) byTarget.set(to, (byTarget.get(to) ?? new Set()).add(by));
  return [...byTarget].map(([to, ways]) => ({
    from: ofSchema(key),
    to: ofSchema(to),
    place,
    arrow: '->',
    label: someOf([...ways].sort(), SHOWN),
  }));
}
