// A tree as an organisation chart: from the model to boxes below one another, with the lines between them.
import { COLUMN, MARGINS } from '../../../layout/page.js';
import { placedBelow } from '../../../layout/tidy/below.js';
import type { BelowNode } from '../../../layout/tidy/below-form.js';
import type { IconLookup } from '../../../scene/icon.js';
import type { Block } from '../../../scene/parts/block.js';
import { namedIcon } from '../../../scene/parts/named-icon.js';
import { type NodeBody, nodeBody } from '../../../scene/parts/node.js';
import type { ConnectorShape, PartNode } from '../../../scene/scene.js';
import { oneLine } from '../../../text/one-line.js';
import { everyItem, type TreeItem, type TreeModel } from '../model.js';

/** Text keeps its size up to this width of the picture, and the picture keeps below 3:1. */
const PAGE = { width: COLUMN, ratio: 2.95 } as const;
const TITLE = 48;

/** The widest box of a level over the one in the middle, up to which all are equally wide. */
const EVEN = 1.6;

interface Card {
  readonly item: TreeItem;
  readonly body: NodeBody;
}

export function boxesBlock({ title, tops }: TreeModel, icons: IconLookup): Block {
  const cards = everyItem(tops).map(({ item }): Card => ({ item, body: bodyOf(item, icons) }));
  const widths = widthsOf(cards, tops);
  const heights = new Map(cards.map(({ item, body }) => [item, body.height]));
  const tallest = (items: readonly TreeItem[]): number => Math.max(0, ...items.map((each) => heights.get(each) ?? 0));
  const nodes = new Map<TreeItem, BelowNode>();
  const nodeOf = (item: TreeItem, height: number): BelowNode => {
    const below = tallest(item.children);
    const node = { width: widths.get(item) ?? 0, height, children: item.children.map((each) => nodeOf(each, below)) };
    nodes.set(item, node);
    return node;
  };
  const height = tallest(tops);
  const drawing = placedBelow(
    tops.map((each) => nodeOf(each, height)),
    { ...PAGE, around: { width: MARGINS, height: MARGINS + (title === undefined ? 0 : TITLE) } },
  );
  return {
    width: drawing.width,
    height: drawing.height,
    at: ({ x, y }) => [
      ...(drawing.lines.length === 0
        ? []
        : [
            {
              type: 'part',
              part: 'mark',
              children: drawing.lines.map(
                (points): ConnectorShape => ({
                  type: 'connector',
                  points: points.map((each) => ({ x: each.x + x, y: each.y + y })),
                  cornerRadius: 8,
                  stroke: 'line',
                  strokeWidth: 1.5,
                  dash: 'solid',
                  startHead: false,
                  endHead: false,
                  animate: false,
                }),
              ),
            } satisfies PartNode,
          ]),
      ...cards.flatMap(({ item, body }) => {
        const node = nodes.get(item);
        const at = node && drawing.places.get(node);
        if (node === undefined || at === undefined) return [];
        const { width, height } = node;
        return [cardPart(item, body.shapes({ x: at.x + x, y: at.y + y, width, height }))];
      }),
    ],
  };
}

function bodyOf({ label, sub, icon, tone }: TreeItem, icons: IconLookup): NodeBody {
  const art = namedIcon(icon, icons);
  return nodeBody({
    form: 'step',
    label,
    ...(sub === undefined ? {} : { sub }),
    ...(art === undefined ? {} : { icon: art }),
    tone: tone ?? 'neutral',
  });
}

/** Boxes of a level are equally wide, unless one of them is much wider than most; those of one parent always are. */
function widthsOf(cards: readonly Card[], tops: readonly TreeItem[]): ReadonlyMap<TreeItem, number> {
  const own = new Map(cards.map(({ item, body }) => [item, body.width]));
  const widest = (items: readonly TreeItem[]): number => Math.max(0, ...items.map((each) => own.get(each) ?? 0));
  const widths = new Map<TreeItem, number>();
  for (let families = [tops]; families.length > 0; ) {
    const level = families.flat();
    const sorted = level.map((each) => own.get(each) ?? 0).sort((a, b) => a - b);
    const most = widest(level);
    const even = most <= EVEN * (sorted[Math.floor(sorted.length / 2)] ?? 0);
    for (const family of families) for (const each of family) widths.set(each, even ? most : widest(family));
    families = level.map(({ children }) => children).filter(({ length }) => length > 0);
  }
  return widths;
}

function cardPart({ label, sub, desc, link, span }: TreeItem, children: PartNode['children']): PartNode {
  return {
    type: 'part',
    part: 'node',
    span,
    label: oneLine(sub === undefined ? label : `${label} ${sub}`),
    ...(desc === undefined ? {} : { description: desc }),
    ...(link === undefined ? {} : { link }),
    children,
  };
}
