// Decides where inherited properties are written. In: a tree of elements that need values. Out: for each element the
// values to write on it, so that every leaf gets what it needs in the fewest bytes. Each property is settled
// separately, from the leaves up: the cost of a group under each value it can inherit is the minimum over all values it
// could set for its children.
import { type Group, INHERITED, INITIAL, type Leaf, type Markup, type Property, type Values } from './markup.js';

/** Values tried on groups; rarer ones are written on the leaves that need them. */
const TRIED = 6;
/** Bytes of the class that a colour with two schemes needs. */
const CLASS = 8;

export type Written = ReadonlyMap<Markup, Values>;

/** An element that needs a value of a property, and the group that holds it. */
interface Need {
  readonly leaf: Leaf;
  readonly value: string;
  readonly holder: number;
}

/** The groups of a tree, each before its content, and the needs in them. */
interface Tree {
  readonly groups: readonly Group[];
  /** Index of the group that holds it; the root, which comes first, holds itself. */
  readonly holders: readonly number[];
  readonly needs: ReadonlyMap<Property, readonly Need[]>;
}

function flat(root: Group): Tree {
  const groups: Group[] = [];
  const holders: number[] = [];
  const needs = new Map<Property, Need[]>(INHERITED.map((property) => [property, []]));
  const walk = (group: Group, above: number): void => {
    const holder = groups.length;
    groups.push(group);
    holders.push(above);
    for (const child of group.children) {
      if (child.type === 'group') walk(child, holder);
      else {
        for (const property in child.needs) {
          const value = child.needs[property as Property];
          if (value !== undefined) needs.get(property as Property)?.push({ leaf: child, value, holder });
        }
      }
    }
  };
  walk(root, 0);
  return { groups, holders, needs };
}

/** Whether the value has a colour for light and one for dark. */
function isPair(property: Property, value: string): boolean {
  return property !== 'stroke-dasharray' && value.includes(' ');
}

function bytes(property: Property, value: string): number {
  return property.length + 4 + (isPair(property, value) ? value.indexOf(' ') + CLASS : value.length);
}

/** The most common values, the first occurrence first among equals, and the default if none is written. */
function triedValues(needs: readonly Need[], initial: string | undefined): readonly string[] {
  const counts = new Map<string, number>();
  for (const { value } of needs) counts.set(value, (counts.get(value) ?? 0) + 1);
  const common = [...counts].sort(([, a], [, b]) => b - a).slice(0, TRIED);
  const values = common.map(([value]) => value);
  return initial === undefined || values.includes(initial) ? values : [...values, initial];
}

/** No value is set. */
const NONE = -1;

type Write = (node: Markup, property: Property, value: string) => void;

function settle({ groups, holders }: Tree, property: Property, needs: readonly Need[], write: Write): void {
  const initial = INITIAL[property];
  const values = triedValues(needs, initial);
  const prices = values.map((value) => bytes(property, value));
  // The picture's rules reach the content of the root, not the root itself.
  const onRoot = values.map((value) => !isPair(property, value));
  // The last column represents every value that is not tried.
  const columns = values.length + 1;
  const costs = new Float64Array(groups.length * columns);
  const sets = new Int8Array(groups.length * columns).fill(NONE);

  for (const { value, holder } of needs) {
    const free = values.indexOf(value);
    const price = free === NONE ? bytes(property, value) : (prices[free] ?? 0);
    for (let under = 0; under < columns; under++) {
      if (under !== free) costs[holder * columns + under] = (costs[holder * columns + under] ?? 0) + price;
    }
  }
  for (let at = groups.length - 1; at >= 0; at--) {
    const row = at * columns;
    let best = NONE;
    let least = Number.POSITIVE_INFINITY;
    for (let set = 0; set < values.length; set++) {
      if (at === 0 && onRoot[set] !== true) continue;
      const cost = (costs[row + set] ?? 0) + (prices[set] ?? 0);
      if (cost < least) {
        least = cost;
        best = set;
      }
    }
    const above = (holders[at] ?? 0) * columns;
    for (let under = 0; under < columns; under++) {
      if (least < (costs[row + under] ?? 0)) {
        costs[row + under] = least;
        sets[row + under] = best;
      }
      if (at > 0) costs[above + under] = (costs[above + under] ?? 0) + (costs[row + under] ?? 0);
    }
  }

  const start = initial === undefined ? NONE : values.indexOf(initial);
  /** The column that each group passes to its content. */
  const properties = new Int8Array(groups.length);
  for (const [at, group] of groups.entries()) {
    const under = at === 0 ? (start === NONE ? columns - 1 : start) : (properties[holders[at] ?? 0] ?? 0);
    const set = sets[at * columns + under] ?? NONE;
    const value = set === NONE ? undefined : values[set];
    if (value !== undefined) write(group, property, value);
    properties[at] = set === NONE ? under : set;
  }
  for (const { leaf, value, holder } of needs) {
    if (values[properties[holder] ?? 0] !== value) write(leaf, property, value);
  }
}

export function inheritance(root: Group): Written {
  const tree = flat(root);
  const written = new Map<Markup, Partial<Record<Property, string>>>();
  const write: Write = (node, property, value) => {
    const values = written.get(node);
    if (values === undefined) written.set(node, { [property]: value });
    else values[property] = value;
  };
  for (const [property, needs] of tree.needs) if (needs.length > 0) settle(tree, property, needs, write);
  return written;
}
