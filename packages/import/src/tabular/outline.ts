// Nested items: in, nodes with their children and possibly amounts; out, a treemap of the amounts, or else a mind map, or a
// tree if there are many or several roots.
import type { DraftOrigin } from '@linework/convert';
import type { DraftItem, DraftOption } from '@linework/core';
import type { ImportedDraft } from '../contract.js';
import type { FilePlace } from '../file-place.js';
import { clean, raw, text } from './candidate.js';
import { written } from './numbers.js';

export interface Topic {
  readonly label: string;
  readonly external: string;
  readonly place: FilePlace;
  readonly note?: string;
  readonly amount?: number;
  readonly children: readonly Topic[];
}

const MOST_TOPICS = 60;
const MOST_BRANCHES = 12;
const MOST_LINES = 300;
/** Smaller parts of the whole are shown together. */
const VISIBLE = 0.004;
const DEEPEST = 20;

/** A parent has the sum of its children; a leaf without an amount has no area. */
export function sumOf({ amount, children }: Topic): number {
  return children.length === 0 ? (amount ?? 0) : children.reduce((sum, each) => sum + sumOf(each), 0);
}

export function countOf(topics: readonly Topic[]): number {
  return topics.reduce((count, { children }) => count + 1 + countOf(children), 0);
}

export function treemapDraft(
  title: string,
  tops: readonly Topic[],
  unit: string | undefined,
): ImportedDraft | undefined {
  const whole = tops.reduce((sum, each) => sum + sumOf(each), 0);
  if (!(whole > 0) || hasNegative(tops)) return undefined;
  const [only] = tops;
  const shown = tops.length === 1 && only && only.children.length > 1 ? only.children : tops;
  const origins: DraftOrigin<FilePlace>[] = [];
  const standIn = (statement: DraftItem, topics: readonly Topic[]): void => {
    for (const { external, place, children } of topics) {
      origins.push({ kind: 'node', id: '', external, place, statement });
      standIn(statement, children);
    }
  };
  const write = (topics: readonly Topic[], depth: number): readonly DraftItem[] => {
    const large = topics.filter((each) => sumOf(each) / whole >= VISIBLE);
    const small = topics.filter((each) => !large.includes(each));
    const items = large
      .toSorted((a, b) => sumOf(b) - sumOf(a) || (a.external < b.external ? -1 : 1))
      .map((topic): DraftItem => {
        const isLeaf = topic.children.length === 0 || depth >= DEEPEST;
        const label = clean(topic.label);
        const inside = isLeaf ? [] : write(topic.children, depth + 1);
        const item: DraftItem = isLeaf
          ? { shape: 'item', label, value: written(sumOf(topic)), ...optionsOf(text('sub', topic.note)) }
          : { shape: 'item', label, children: inside, ...optionsOf(text('sub', topic.note)) };
        origins.push({ kind: 'node', id: label, external: topic.external, place: topic.place, statement: item });
        if (isLeaf) standIn(item, topic.children);
        return item;
      });
    const rest = small.reduce((sum, each) => sum + sumOf(each), 0);
    if (small.length === 0) return items;
    const [last] = items.slice(-1);
    if (rest / whole < VISIBLE && last) {
      // Too small to see even together.
      standIn(last, small);
      return items;
    }
    const other: DraftItem = { shape: 'item', label: `${small.length} more`, value: written(rest) };
    standIn(other, small);
    return [...items, other];
  };
  const statements = write(shown, 1);
  const [first] = statements;
  if (shown !== tops && only && first)
    origins.push({ kind: 'node', id: '', external: only.external, place: only.place, statement: first });
  return { draft: { header: { kind: 'treemap', title, ...optionsOf(text('unit', unit)) }, statements }, origins };
}

function hasNegative(topics: readonly Topic[]): boolean {
  return topics.some(({ amount = 0, children }) => amount < 0 || hasNegative(children));
}

function optionsOf(options: readonly DraftOption[]): { readonly options?: readonly DraftOption[] } {
  return options.length === 0 ? {} : { options };
}

/** Around one topic if they are few, otherwise as lines. */
export function outlineDraft(title: string, tops: readonly Topic[]): ImportedDraft {
  const asMap =
    countOf(tops) <= MOST_TOPICS && widest(tops) <= MOST_BRANCHES && !isDeep(tops, 6) && countOf(tops) > tops.length;
  const [only] = tops;
  return asMap ? mindmapOf(title, tops.length === 1 && only ? only : undefined, tops) : treeOf(title, tops);
}

function widest(topics: readonly Topic[]): number {
  return topics.reduce((most, { children }) => Math.max(most, widest(children)), topics.length);
}

function isDeep(topics: readonly Topic[], left: number): boolean {
  return topics.some(({ children }) => children.length > 0 && (left === 0 || isDeep(children, left - 1)));
}

function mindmapOf(title: string, only: Topic | undefined, tops: readonly Topic[]): ImportedDraft {
  const origins: DraftOrigin<FilePlace>[] = [];
  const write = (topics: readonly Topic[]): readonly DraftItem[] =>
    inOrder(topics).map((topic) => {
      const label = clean(topic.label) || '…';
      const children = write(topic.children);
      const item: DraftItem = {
        shape: 'item',
        label,
        ...optionsOf(text('sub', topic.note)),
        ...(children.length > 0 ? { children } : {}),
      };
      origins.push({ kind: 'node', id: label, external: topic.external, place: topic.place, statement: item });
      return item;
    });
  const statements: readonly DraftItem[] = only
    ? write([only])
    : [{ shape: 'item', label: title, children: write(tops) }];
  return { draft: { header: { kind: 'mindmap', title }, statements }, origins };
}

function inOrder(topics: readonly Topic[]): readonly Topic[] {
  return topics.toSorted((a, b) => (a.external < b.external ? -1 : a.external > b.external ? 1 : 0));
}

/** One line per topic, down to the level where all lines fit; deeper topics are counted. */
export function treeOf(title: string, tops: readonly Topic[], keepOrder = false): ImportedDraft {
  const origins: DraftOrigin<FilePlace>[] = [];
  const depth = depthThatFits(tops);
  const standIn = (statement: DraftItem, topics: readonly Topic[]): void => {
    for (const { external, place, children } of topics) {
      origins.push({ kind: 'node', id: '', external, place, statement });
      standIn(statement, children);
    }
  };
  const write = (topics: readonly Topic[], level: number): readonly DraftItem[] => {
    const sorted = keepOrder ? topics : inOrder(topics);
    const shown = sorted.length > MOST_LINES ? sorted.slice(0, MOST_LINES - 1) : sorted;
    const counts = new Map<string, number>();
    const items = shown.map((topic) => {
      const label = treeLabel(topic.label, counts);
      const folded = level >= depth && topic.children.length > 0;
      const children = folded ? [] : write(topic.children, level + 1);
      const note = [topic.note, folded ? `${countOf(topic.children)} in it` : undefined]
        .filter((each) => each !== undefined)
        .join(', ');
      const item: DraftItem = {
        shape: 'item',
        label,
        ...optionsOf(text('sub', note)),
        ...(children.length > 0 ? { children } : {}),
      };
      origins.push({ kind: 'node', id: label, external: topic.external, place: topic.place, statement: item });
      if (folded) standIn(item, topic.children);
      return item;
    });
    const rest = sorted.slice(shown.length);
    if (rest.length === 0) return items;
    const more: DraftItem = { shape: 'item', label: `${rest.length} more` };
    standIn(more, rest);
    return [...items, more];
  };
  const statements = write(tops, 1);
  return { draft: { header: { kind: 'tree', title, options: [raw('icons', 'off')] }, statements }, origins };
}

/** A slash would turn it into a path or a folder, and a name occurs once among its siblings. */
function treeLabel(label: string, counts: Map<string, number>): string {
  const plain = clean(label.replaceAll('/', ' / ')).replace(/\s\/$/, '') || '…';
  const count = (counts.get(plain) ?? 0) + 1;
  counts.set(plain, count);
  return count === 1 ? plain : `${plain} (${count})`;
}

function depthThatFits(tops: readonly Topic[]): number {
  let level = tops;
  let lines = 0;
  for (let depth = 1; level.length > 0; depth++) {
    lines += level.length;
    if (lines > MOST_LINES || depth > DEEPEST) return Math.max(1, depth - 1);
    level = level.flatMap(({ children }) => children);
  }
  return DEEPEST;
}
