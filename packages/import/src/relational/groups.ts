// Tables in groups of which each is a picture that can be read: in, tables and the size of a group; out, the groups. A table
// belongs to its schema, then to the tables with the same beginning of the name, then to the table that it depends on. Each rule
// considers only the table itself and what it refers to, so another table leaves the groups of the others unchanged, unless its
// own group becomes too large.
import type { Group, Groups } from '../graph/contract.js';
import { inRanges } from '../graph/ranges.js';
import { grouped } from '../grouped.js';
import { byCodeUnit } from '../ids.js';
import type { EnumType, Table } from './contract.js';
import { parentsOf } from './parents.js';

/** Tables that make a group; fewer are gathered. */
const FEWEST = 3;
/** Steps that divide a group by names and keys; what is still too large is divided by the alphabet. */
const DEEPEST = 16;

export function groupsIn(tables: readonly Table[], enums: readonly EnumType[]): Groups {
  const users = usersOf(tables);
  return (externals, most, label = 'Other tables') => {
    const wanted = new Set(externals);
    const isAsked = ({ external }: Table | EnumType): boolean => wanted.has(external);
    const groups = groupsOf(tables.filter(isAsked), most, label);
    const home = new Map(groups.flatMap(({ members }, index) => members.map((each) => [each, index] as const)));
    const used = grouped(enums.filter(isAsked), ({ external }) => home.get(users.get(external) ?? ''));
    const more = (used.get(undefined) ?? []).map(({ external }) => external);
    return [
      ...groups.map(({ label, members }, index) => ({
        label,
        members: [...members, ...(used.get(index) ?? []).map(({ external }) => external)],
      })),
      ...(more.length === 0 ? [] : [{ label: 'Enums', members: more }]),
    ];
  };
}

/** The first table by name that uses each enum: the enum is drawn beside it. */
function usersOf(tables: readonly Table[]): ReadonlyMap<string, string> {
  const users = new Map<string, string>();
  for (const { external, columns } of tables.toSorted((a, b) => byCodeUnit(b.external, a.external)))
    for (const column of columns) if (column.enum !== undefined) users.set(column.enum, external);
  return users;
}

function groupsOf(tables: readonly Table[], most: number, around: string): readonly Group[] {
  const parents = parentsOf(tables.toSorted(byName));
  const bySchema = [...grouped(tables, ({ schema = '' }) => schema)].toSorted(([a], [b]) => byCodeUnit(a, b));
  return bySchema.flatMap(([schema, members]) => {
    const label = schema === '' || bySchema.length === 1 ? around : schema;
    return divided({ label, members: members.toSorted(byName) }, { parents, most, words: 1, left: DEEPEST });
  });
}

function byName(a: Table, b: Table): number {
  return byCodeUnit(a.external, b.external);
}

interface Members {
  readonly label: string;
  readonly members: readonly Table[];
}

interface Way {
  readonly parents: ReadonlyMap<Table, Table>;
  readonly most: number;
  /** Words at the beginning of the names that are compared. */
  readonly words: number;
  readonly left: number;
}

function divided(group: Members, way: Way): readonly Group[] {
  const { label, members } = group;
  if (members.length <= way.most || way.left === 0) return pieces(group, way.most);
  const further = { ...way, left: way.left - 1 };
  const starts = startsOf(members, way.words);
  const clusters = [...grouped(members, homeIn(members, starts, way))];
  const [[first = label] = []] = clusters;
  if (clusters.length === 1)
    return starts.size > 0
      ? divided({ label: first, members }, { ...further, words: way.words + 1 })
      : branches(group, way);
  const large = clusters.filter(([, own]) => own.length >= FEWEST);
  const rest = clusters.flatMap(([, own]) => (own.length < FEWEST ? own : [])).toSorted(byName);
  const groups = large.flatMap(([name, own]) => divided({ label: name, members: own }, further));
  const isTop = way.left === DEEPEST;
  return isTop
    ? [...groups, ...pieces({ label, members: rest }, way.most)]
    : withRest(groups, { label, members: rest }, way);
}

/** Tables below one another: the largest branches that fit into a group, and what is above them. */
function branches({ label, members }: Members, way: Way): readonly Group[] {
  const { parents, most } = way;
  const own = new Set(members);
  const sizes = new Map<Table, number>();
  for (const table of members)
    for (let at: Table | undefined = table; at && own.has(at); at = parents.get(at))
      sizes.set(at, (sizes.get(at) ?? 0) + 1);
  const sizeOf = (table: Table | undefined): number => (table && sizes.get(table)) ?? most + 1;
  const branchOf = (table: Table): Table => {
    let at = table;
    for (let next = parents.get(at); next && sizeOf(next) <= most; next = parents.get(at)) at = next;
    return at;
  };
  const isBranch = (table: Table): boolean => sizeOf(table) <= most && sizeOf(table) >= FEWEST;
  const branching = [...grouped(members, branchOf)].filter(([branch]) => isBranch(branch));
  const groups = branching.map(([{ name }, tables]) => ({
    label: name,
    members: tables.map(({ external }) => external),
  }));
  return withRest(groups, { label, members: members.filter((table) => !isBranch(branchOf(table))) }, way);
}

/** What is left of a group is a group too; a few tables are drawn beside a table that depends on them. */
function withRest(groups: readonly Group[], rest: Members, { parents, most }: Way): readonly Group[] {
  const alone = [...groups, ...pieces(rest, most)];
  if (rest.members.length >= FEWEST || groups.length === 0) return alone;
  const below = new Map([...parents].map(([table, parent]) => [parent.external, table.external]));
  const homes = grouped(rest.members, ({ external }) => {
    const home = groups.findIndex(({ members }) => members.includes(below.get(external) ?? ''));
    return Math.max(home, 0);
  });
  const joined = groups.map(({ label, members }, index) => ({
    label,
    members: [...members, ...(homes.get(index) ?? []).map(({ external }) => external)],
  }));
  return joined.every(({ members }) => members.length < most + FEWEST) ? joined : alone;
}

function pieces({ label, members }: Members, most: number): readonly Group[] {
  return inRanges(members, ({ name }) => name, most).map(({ range, members: own }) => ({
    label: range === undefined ? label : `${label} ${range}`,
    members: own.map(({ external }) => external),
  }));
}

/** The beginnings of names that enough tables share. */
function startsOf(members: readonly Table[], words: number): ReadonlySet<string> {
  const known = grouped(members, (table) => startOf(table, words));
  return new Set([...known].flatMap(([start, own]) => (start !== undefined && own.length >= FEWEST ? [start] : [])));
}

/** The shared beginning of the table or of the nearest one above it; else the table above all. */
function homeIn(
  members: readonly Table[],
  starts: ReadonlySet<string>,
  { parents, words }: Way,
): (table: Table) => string {
  const own = new Set(members);
  return (table) => {
    for (let at = table; ; ) {
      const start = startOf(at, words);
      if (start !== undefined && starts.has(start)) return start;
      const parent = parents.get(at);
      if (parent === undefined || !own.has(parent)) return at.name;
      at = parent;
    }
  };
}

/** `order` for `order_items`, `orders` and `OrderItem`. */
function startOf({ name }: Table, count: number): string | undefined {
  const words = name
    .slice(0, 200)
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
  if (words.length < count) return undefined;
  return words
    .slice(0, count)
    .map((word, index) => (index === count - 1 ? singular(word) : word))
    .join('_');
}

function singular(word: string): string {
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  return word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;
}
