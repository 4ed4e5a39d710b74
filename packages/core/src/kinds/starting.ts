// What a request names, and how a kind writes it: in, the named items; out, parts of a source to start from. A label is quoted and
// cut, and an id is never a word of the language.
import { quote } from '../syntax/quote.js';

export interface NamedItem {
  readonly id: string;
  readonly label: string;
  /** A number written beside it. */
  readonly amount?: number;
}

export interface NamedLink {
  readonly from: NamedItem;
  readonly to: NamedItem;
}

/** What a request names, at least two items, in the order of the request. */
export interface Named {
  readonly items: readonly NamedItem[];
  /** Explicit ones: 'from A to B', 'between A and B', 'A -> B'. */
  readonly links: readonly NamedLink[];
}

export type Start = (named: Named) => string;

const TITLED = 3;

/** `kind "A, B and C"`, with header options. */
export function headed(kind: string, { items }: Named, options = ''): string {
  const labels = items.map(({ label }) => label);
  const shown =
    labels.length > TITLED ? [...labels.slice(0, TITLED - 1), `${labels.length - TITLED + 1} more`] : labels;
  const title = shown.length < 2 ? shown.join('') : `${shown.slice(0, -1).join(', ')} and ${shown.at(-1)}`;
  return `${kind} ${quote(title)}${options}\n`;
}

export function lines<Item>(items: readonly Item[], line: (item: Item, index: number) => string): string {
  return items.map((item, index) => `${line(item, index)}\n`).join('');
}

/** The explicit links; an item without one follows the item before it. */
export function chained({ items, links }: Named): readonly NamedLink[] {
  const linked = new Set(links.flatMap(({ from, to }) => [from.id, to.id]));
  const followed = items.flatMap((to, index): readonly NamedLink[] => {
    const from = items[index - 1];
    return from === undefined || (linked.has(to.id) && linked.has(from.id)) ? [] : [{ from, to }];
  });
  const seen = new Set<string>();
  return [...links, ...followed].filter(({ from, to }) => {
    const key = `${from.id} ${to.id}`;
    return from.id !== to.id && !seen.has(key) && seen.add(key);
  });
}

export const labelled = ({ id, label }: NamedItem): string => `${id} ${quote(label)}`;

export { quote };
