// Overrides of a graph: in, the graph and the changes; out, the changed graph and the names that match nothing in it.
import type { DraftOption, DraftStatement } from '@linework/core';
import type { ImportGraph, Item, Look, Relation } from '../graph/contract.js';
import { NAMED, type Overrides, overrideMessage } from './contract.js';
import { type NameBook, nameBook } from './names.js';

export interface Overridden {
  readonly graph: ImportGraph;
  readonly unknown: readonly string[];
  /** What names only lines that cannot have it, so nothing changes. */
  readonly unfollowed: readonly string[];
}

export function overriddenGraph(graph: ImportGraph, overrides: Overrides): Overridden {
  const book = nameBook([...graph.items.map(({ external }) => external), ...graph.relations.map(externalOf)]);
  const hidden = hiddenBy(graph, overrides, book);
  const looks = looksBy(overrides, book);
  const places = framesBy(graph, overrides, book);
  const ranks = new Map(
    (overrides.order ?? []).flatMap((pattern, index) =>
      book.meant(pattern).map((each) => [each, index - 1_000_000] as const),
    ),
  );
  const items = [...places.frames, ...graph.items]
    .filter(({ external }) => !hidden.has(external))
    .map((item): Item => {
      const { external } = item;
      const inside = places.within.get(external);
      const rank = ranks.get(external);
      return {
        ...item,
        look: (looks.get(external) ?? []).reduce((look, change) => change(look), item.look),
        ...(inside === undefined ? {} : { within: inside }),
        ...(rank === undefined ? {} : { rank }),
      };
    });
  const relations = graph.relations
    .filter((each) => !hidden.has(each.from) && !hidden.has(each.to) && !hidden.has(externalOf(each)))
    .map((each) => lineWith(each, overrides));
  const notes = notesBy(overrides, book);
  return {
    graph: {
      ...graph,
      items,
      relations: [...relations, ...addedBy(graph, overrides, book)],
      behind: (idOf) => [
        ...(graph.behind?.(idOf) ?? []),
        ...notes.flatMap(([external, text]): readonly DraftStatement[] => {
          const id = idOf(external);
          return id === undefined ? [] : [{ shape: 'row', keyword: 'note', cells: [{ raw: id }], texts: [text] }];
        }),
      ],
    },
    unknown: book.unknown(),
    unfollowed: unfollowedBy(graph, overrides, book),
  };
}

function externalOf({ from, to, external = `${from} ${to}` }: Relation): string {
  return external;
}

/** Lines are named in full: a pattern means items, so that it does not colour every line between them too. */
function lineWith(line: Relation, { rename = {}, tone = {}, icon = {} }: Overrides): Relation {
  const external = externalOf(line);
  const own = (values: Readonly<Record<string, string>>): string | undefined =>
    Object.hasOwn(values, external) ? values[external] : undefined;
  const label = own(rename);
  const set = Object.entries({ tone: own(tone), icon: own(icon) }).flatMap(([name, value]): readonly DraftOption[] =>
    value === undefined ? [] : [{ name, values: [{ raw: value }] }],
  );
  if (line.arrow === undefined || (label === undefined && set.length === 0)) return line;
  const others = (line.options ?? []).filter(({ name }) => !set.some((each) => each.name === name));
  return { ...line, ...(label === undefined ? {} : { label }), options: [...others, ...set] };
}

function unfollowedBy(graph: ImportGraph, overrides: Overrides, book: NameBook): readonly string[] {
  const items = new Set(graph.items.map(({ external }) => external));
  const lines = new Set(graph.relations.flatMap((each) => (each.arrow === undefined ? [] : externalOf(each))));
  const ofItems = (pattern: string): boolean => book.meant(pattern).some((each) => items.has(each));
  const ofLine = (pattern: string): boolean => lines.has(pattern);
  const ofAny = (pattern: string): boolean => book.meant(pattern).some((each) => items.has(each) || lines.has(each));
  const { groups = [], edges = [], hide = [], order = [] } = overrides;
  const all: readonly (readonly [keyof Overrides, readonly string[], (pattern: string) => boolean])[] = [
    ...NAMED.map((what) => {
      const canBeLine = what === 'rename' || what === 'tone' || what === 'icon';
      const follows = (pattern: string): boolean => ofItems(pattern) || (canBeLine && ofLine(pattern));
      return [what, Object.keys(overrides[what] ?? {}), follows] as const;
    }),
    ['hide', hide, ofAny],
    ['order', order, ofItems],
    ['groups', groups.flatMap(({ items: patterns }) => patterns), ofItems],
    ['edges', edges.flatMap(({ from, to }) => [from, to]), ofItems],
  ];
  return all.flatMap(([what, patterns, follows]) =>
    patterns.filter((each) => book.meant(each).length > 0 && !follows(each)).map((each) => overrideMessage(what, each)),
  );
}

function hiddenBy({ items }: ImportGraph, { hide = [] }: Overrides, book: NameBook): ReadonlySet<string> {
  const hidden = new Set(hide.flatMap(book.meant));
  for (let size = -1; size < hidden.size; ) {
    size = hidden.size;
    for (const { external, within } of items) if (within !== undefined && hidden.has(within)) hidden.add(external);
  }
  return hidden;
}

type Change = (look: Look) => Look;

function looksBy(overrides: Overrides, book: NameBook): ReadonlyMap<string, readonly Change[]> {
  const looks = new Map<string, Change[]>();
  for (const what of NAMED) {
    if (what === 'note') continue;
    for (const [pattern, value] of Object.entries(overrides[what] ?? {})) {
      for (const external of book.meant(pattern)) {
        const list = looks.get(external) ?? [];
        list.push((look) => changed(look, what, value));
        looks.set(external, list);
      }
    }
  }
  return looks;
}

/** A group has its type as an option. */
export function changed<L extends Look>(look: L, what: 'rename' | 'retype' | 'tone' | 'icon', value: string): L {
  if (what === 'rename') return { ...look, label: value };
  if (what === 'retype' && look.keyword !== 'group') return { ...look, type: value };
  const name = what === 'retype' ? 'type' : what;
  const others = (look.options ?? []).filter((each) => each.name !== name);
  return { ...look, options: [...others, { name, values: [{ raw: value }] }] };
}

interface Frames {
  readonly frames: readonly Item[];
  readonly within: ReadonlyMap<string, string>;
}

/** A frame takes the place of the first of its items. */
function framesBy({ items }: ImportGraph, { groups = [] }: Overrides, book: NameBook): Frames {
  const known = new Map(items.map((item) => [item.external, item]));
  const frames: Item[] = [];
  const within = new Map<string, string>();
  for (const { name, type, items: patterns } of groups) {
    const inside = patterns.flatMap(book.meant).flatMap((each) => known.get(each) ?? []);
    const [first] = inside;
    if (!first) continue;
    const external = `group ${name}`;
    const options: readonly DraftOption[] = type === undefined ? [] : [{ name: 'type', values: [{ raw: type }] }];
    frames.push({
      external,
      name,
      frame: true,
      place: first.place,
      ...(first.within === undefined ? {} : { within: first.within }),
      look: { keyword: 'group', label: name, options },
    });
    for (const each of inside) within.set(each.external, external);
  }
  return { frames, within };
}

function addedBy({ items, kind }: ImportGraph, { edges = [] }: Overrides, book: NameBook): readonly Relation[] {
  const known = new Map(items.map((item) => [item.external, item]));
  return edges.flatMap(({ from, to, label, arrow = kind === 'schema' ? '--' : '->', role }) => {
    const ends = book.meant(from).flatMap((start) => book.meant(to).map((end) => [start, end] as const));
    return ends.flatMap(([start, end]): readonly Relation[] => {
      const place = known.get(start)?.place;
      if (!place) return [];
      const options = role === undefined ? {} : { options: [{ name: 'role', values: [{ raw: role }] }] };
      return [{ from: start, to: end, place, arrow, ...(label === undefined ? {} : { label }), ...options }];
    });
  });
}

function notesBy({ note = {} }: Overrides, book: NameBook): readonly (readonly [string, string])[] {
  return Object.entries(note).flatMap(([pattern, text]) => book.meant(pattern).map((each) => [each, text] as const));
}
