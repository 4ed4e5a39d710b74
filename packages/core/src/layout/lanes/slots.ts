// Which part of its band each box of a layer takes. In: the content of a band. Out: for each box and group its share of
// the width, in sixtieths, and its rows. A long band wraps into rows as even as its parts allow. Boxes that wrap are
// aligned in columns; all other rows are filled from side to side.
import { nth } from '../layered/checked.js';
import type { StackGroup, StackItem, StackNode } from './stack-graph.js';
import { ROW_OF_BAND, ROW_OF_GROUP, WHOLE } from './weights.js';

export interface Slot {
  readonly item: StackItem;
  /** Sixtieths of the band. */
  readonly from: number;
  readonly to: number;
  /** Rows of the band. */
  readonly row: number;
  readonly rows: number;
  /** Groups around it, the innermost last. */
  readonly within: readonly StackGroup[];
}

interface Line {
  readonly items: readonly { readonly item: StackItem; readonly width: number; readonly height: number }[];
  readonly height: number;
}

export function rowsNeeded(items: readonly StackItem[], most: number = ROW_OF_BAND): number {
  return linesOf(items, most).reduce((sum, { height }) => sum + height, 0);
}

/** Every box and every group, groups before their content. */
export function slotsOf(items: readonly StackItem[], rows: number, most: number = ROW_OF_BAND): readonly Slot[] {
  const slots: Slot[] = [];
  place(items, { from: 0, to: WHOLE, row: 0, rows, within: [] }, most, slots);
  return slots;
}

type Place = Omit<Slot, 'item'>;

function place(items: readonly StackItem[], of: Place, most: number, into: Slot[]): void {
  const lines = linesOf(items, most);
  const needed = lines.reduce((sum, { height }) => sum + height, 0);
  const columns = columnsOf(lines);
  let row = of.row;
  lines.forEach(({ items: parts, height }, i) => {
    // Spare rows are distributed, to the first lines first.
    const spare = of.rows - needed;
    const more = Math.floor(spare / lines.length) + (i < spare % lines.length ? 1 : 0);
    const rows = height + Math.max(0, more);
    const width = columns ?? parts.reduce((sum, part) => sum + part.width, 0);
    let before = 0;
    for (const part of parts) {
      const share = (at: number): number => of.from + Math.round(((of.to - of.from) * at) / width);
      const slot: Slot = {
        item: part.item,
        from: share(before),
        to: share(before + part.width),
        row,
        rows,
        within: of.within,
      };
      before += part.width;
      into.push(slot);
      if (part.item.is === 'group')
        place(part.item.items, { ...slot, within: [...of.within, part.item] }, Math.min(most, ROW_OF_GROUP), into);
    }
    row += rows;
  });
}

/** Boxes without groups that wrap are aligned in columns, and the last row can be short. */
function columnsOf(lines: readonly Line[]): number | undefined {
  const isPlain = lines.length > 1 && lines.every(({ items }) => items.every(({ item }) => item.is === 'node'));
  return isPlain ? Math.max(...lines.map(({ items }) => items.length)) : undefined;
}

function linesOf(items: readonly StackItem[], most: number): readonly Line[] {
  const parts = items.map((item) => ({ item, ...sizeOf(item, most) }));
  const whole = parts.reduce((sum, { width }) => sum + width, 0);
  const even = Math.max(1, Math.ceil(whole / Math.ceil(whole / Math.max(1, most))));
  const lines: { items: typeof parts; width: number; height: number }[] = [];
  for (const part of parts) {
    const last = lines.at(-1);
    if (last !== undefined && last.width + part.width <= even) {
      last.items.push(part);
      last.width += part.width;
      last.height = Math.max(last.height, part.height);
    } else lines.push({ items: [part], width: part.width, height: part.height });
  }
  return lines;
}

/** In boxes. */
function sizeOf(item: StackItem, most: number): { readonly width: number; readonly height: number } {
  if (item.is === 'node') return { width: 1, height: 1 };
  const lines = linesOf(item.items, Math.min(most, ROW_OF_GROUP));
  const width = Math.max(1, ...lines.map((line) => line.items.reduce((sum, part) => sum + part.width, 0)));
  return {
    width,
    height: Math.max(
      1,
      lines.reduce((sum, { height }) => sum + height, 0),
    ),
  };
}

export function isNodeSlot(slot: Slot): slot is Slot & { readonly item: StackNode } {
  return slot.item.is === 'node';
}

/** How many boxes the items contain, at any depth. */
export function countNodes(items: readonly StackItem[]): number {
  let count = 0;
  const open = [...items];
  for (let at = 0; at < open.length; at++) {
    const item = nth(open, at);
    if (item.is === 'node') count++;
    else open.push(...item.items);
  }
  return count;
}
