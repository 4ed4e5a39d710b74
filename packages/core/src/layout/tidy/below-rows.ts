// Children in one row, or in several on both sides of a trunk. In: a box and the forms of its children. Out: forms of the whole.
import type { Point } from '../graph.js';
import { type BelowNode, type Form, type Placing, thinned } from './below-form.js';
import { BELOW, ROW_COUNTS_TRIED, ROW_HEIGHTS_TRIED } from './weights.js';

export function rowForms(node: BelowNode, inside: readonly (readonly Form[])[]): readonly Form[] {
  const heights = heightsOf(inside);
  const forms: Form[] = heights.map((height) => trunkForm(node, [picked(inside, height)]));
  for (let count = 2; count < Math.min(inside.length - 1, ROW_COUNTS_TRIED + 1); count += 2) {
    const rows = rowsOf(inside, count);
    for (const height of heights)
      forms.push(
        trunkForm(
          node,
          rows.map((each) => picked(each, height)),
        ),
      );
  }
  return forms;
}

/** All rows but the last one have as many on the left of the trunk as on the right. */
function rowsOf<Of>(all: readonly Of[], count: number): readonly (readonly Of[])[] {
  const rows: (readonly Of[])[] = [];
  let from = 0;
  for (; all.length - from > count + 1; from += count) rows.push(all.slice(from, from + count));
  return [...rows, all.slice(from)];
}

/** Heights that a row can have. */
function heightsOf(inside: readonly (readonly Form[])[]): readonly number[] {
  const all = new Set(inside.flatMap((forms) => forms.map(({ height }) => height)));
  return thinned(
    [...all].sort((a, b) => a - b),
    ROW_HEIGHTS_TRIED,
  );
}

/** Of each the narrowest form that is not taller, or its shortest one. */
function picked(inside: readonly (readonly Form[])[], height: number): readonly Form[] {
  return inside.flatMap((forms) => forms.find((each) => each.height <= height) ?? forms.at(-1) ?? []);
}

interface Row {
  readonly forms: readonly Form[];
  /** From the trunk to the left of each form. */
  readonly lefts: readonly number[];
  readonly height: number;
}

function trunkForm(node: BelowNode, rows: readonly (readonly Form[])[]): Form {
  const placed = rows.map((forms, i) => (i < rows.length - 1 ? splitRow(forms) : lastRow(forms)));
  const left = Math.min(-node.width / 2, ...placed.flatMap(({ lefts }) => lefts[0] ?? 0));
  const right = Math.max(
    node.width / 2,
    ...placed.flatMap(({ forms, lefts }) => (lefts.at(-1) ?? 0) + (forms.at(-1)?.width ?? 0)),
  );
  const first = node.bare === true ? 0 : BELOW.level;
  const below = placed.reduce((sum, { height }, i) => sum + height + (i === 0 ? first : BELOW.level), 0);
  const stem = -left;
  return {
    node,
    listed: false,
    width: right - left,
    height: node.height + below,
    stem,
    put: ({ x, y }, out) => {
      const trunk = x + stem;
      const start = { x: trunk, y: y + node.height };
      if (node.bare !== true) out.places.set(node, { x: trunk - node.width / 2, y });
      let top = start.y + first;
      for (const row of placed) {
        const at = row.lefts.map((each): Point => ({ x: trunk + each, y: top }));
        row.forms.forEach((form, i) => {
          form.put(at[i] ?? start, out);
        });
        if (node.bare !== true) {
          const stems = row.forms.map((form, i) => (at[i]?.x ?? 0) + form.stem);
          branch(stems, top, row === placed.at(-1) ? start : undefined, out);
        }
        top += row.height + BELOW.level;
      }
    },
  };
}

/** One line along the row, and one down to each box between its ends. `from`: where the trunk begins that ends here. */
function branch(stems: readonly number[], top: number, from: Point | undefined, { lines }: Placing): void {
  const across = top - BELOW.level / 2;
  const [first, last] = [stems[0] ?? 0, stems.at(-1) ?? 0];
  if (from !== undefined) lines.push([from, { x: from.x, y: first === last ? top : across }]);
  if (first === last) return;
  lines.push([
    { x: first, y: top },
    { x: first, y: across },
    { x: last, y: across },
    { x: last, y: top },
  ]);
  for (const x of stems.slice(1, -1))
    lines.push([
      { x, y: across },
      { x, y: top },
    ]);
}

function gapBetween(a: Form, b: Form): number {
  return a.node.children.length + b.node.children.length > 0 ? BELOW.family : BELOW.sibling;
}

/** From the left of the first to the left of each. */
function inLine(forms: readonly Form[]): readonly number[] {
  let at = 0;
  return forms.map((form, i) => {
    const before = forms[i - 1];
    if (before !== undefined) at += before.width + gapBetween(before, form);
    return at;
  });
}

/** The trunk ends in the middle of the outer boxes. */
function lastRow(forms: readonly Form[]): Row {
  const lefts = inLine(forms);
  const [first, last] = [forms[0]?.stem ?? 0, (lefts.at(-1) ?? 0) + (forms.at(-1)?.stem ?? 0)];
  return { forms, lefts: lefts.map((each) => each - (first + last) / 2), height: heightOf(forms) };
}

/** The trunk passes through the middle gap. */
function splitRow(forms: readonly Form[]): Row {
  const lefts = inLine(forms);
  const half = forms.length / 2;
  const [before, after] = [forms[half - 1], forms[half]];
  const trunk = (lefts[half] ?? 0) - (before && after ? gapBetween(before, after) : 0) / 2;
  return { forms, lefts: lefts.map((each) => each - trunk), height: heightOf(forms) };
}

function heightOf(forms: readonly Form[]): number {
  return Math.max(...forms.map(({ height }) => height));
}
