// Children one below another beside a rail, or, if nothing is below them, in several such columns. In: a box and the forms of its
// children. Out: forms of the whole.
import type { Point } from '../graph.js';
import type { BelowNode, Form, Placing } from './below-form.js';
import { BELOW, MANY_LISTED, MOST_LIST_COLUMNS } from './weights.js';

export function listForms(node: BelowNode, inside: readonly (readonly Form[])[]): readonly Form[] {
  if (node.bare === true) return [];
  const forms = [
    listForm(
      node,
      inside.flatMap((each) => each.find(({ listed }) => listed) ?? []),
    ),
  ];
  const leaves = inside.flatMap((each) => each[0] ?? []);
  if (leaves.length < MANY_LISTED || leaves.some((each) => each.node.children.length > 0)) return forms;
  const most = Math.min(MOST_LIST_COLUMNS, Math.floor(leaves.length / 2));
  for (let count = 2; count <= most; count++) forms.push(columnsForm(node, dealt(leaves, count)));
  return forms;
}

/** In reading order, each column about equally long. */
function dealt(forms: readonly Form[], count: number): readonly (readonly Form[])[] {
  const each = Math.ceil(forms.length / count);
  return Array.from({ length: Math.ceil(forms.length / each) }, (_, i) => forms.slice(i * each, (i + 1) * each));
}

function listForm(node: BelowNode, forms: readonly Form[]): Form {
  const width = Math.max(node.width, ...forms.map((each) => BELOW.indent + each.width));
  return {
    node,
    listed: true,
    width,
    height: node.height + listHeight(forms),
    stem: node.width / 2,
    put: ({ x, y }, out) => {
      out.places.set(node, { x, y });
      const rail = { x: x + BELOW.rail, y: y + node.height };
      const met = putList(forms, { x, y: rail.y }, out);
      out.lines.push([rail, { x: rail.x, y: met }, ...endOf(forms, x, met)]);
    },
  };
}

function listHeight(forms: readonly Form[]): number {
  return forms.reduce((sum, { height }) => sum + BELOW.list + height, 0);
}

/** The left of the last box of a list. */
function endOf(forms: readonly Form[], left: number, y: number): readonly Point[] {
  const last = forms.at(-1);
  return last === undefined ? [] : [{ x: left + BELOW.indent + last.stem - last.node.width / 2, y }];
}

/** Places a list and its short lines. Returns where its last box is met. */
function putList(forms: readonly Form[], { x, y }: Point, out: Placing): number {
  let top = y;
  let met = y;
  forms.forEach((form, i) => {
    top += BELOW.list;
    met = top + form.node.height / 2;
    form.put({ x: x + BELOW.indent, y: top }, out);
    const left = x + BELOW.indent + form.stem - form.node.width / 2;
    if (i < forms.length - 1)
      out.lines.push([
        { x: x + BELOW.rail, y: met },
        { x: left, y: met },
      ]);
    top += form.height;
  });
  return met;
}

function columnsForm(node: BelowNode, columns: readonly (readonly Form[])[]): Form {
  const lefts: number[] = [];
  let end = 0;
  for (const forms of columns) {
    lefts.push(end);
    end += BELOW.indent - BELOW.rail + Math.max(...forms.map(({ width }) => width)) + BELOW.sibling;
  }
  const content = end - BELOW.sibling;
  // Rails, not boxes, are the left ends of the columns.
  const middle = (lefts.at(-1) ?? 0) / 2;
  const left = Math.min(0, middle - node.width / 2);
  const stem = middle - left;
  const across = BELOW.level / 2;
  return {
    node,
    listed: false,
    width: Math.max(content, middle + node.width / 2) - left,
    height: node.height + across + Math.max(...columns.map(listHeight)),
    stem,
    put: ({ x, y }, out) => {
      out.places.set(node, { x: x + stem - node.width / 2, y });
      const top = y + node.height + across;
      out.lines.push([
        { x: x + stem, y: y + node.height },
        { x: x + stem, y: top },
      ]);
      const tails = columns.map((forms, i): readonly Point[] => {
        const rail = x - left + (lefts[i] ?? 0);
        const met = putList(forms, { x: rail - BELOW.rail, y: top }, out);
        return [{ x: rail, y: top }, { x: rail, y: met }, ...endOf(forms, rail - BELOW.rail, met)];
      });
      out.lines.push([...(tails[0] ?? []).toReversed(), ...(tails.at(-1) ?? [])], ...tails.slice(1, -1));
    },
  };
}
