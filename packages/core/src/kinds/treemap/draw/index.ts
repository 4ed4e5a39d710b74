// Draws a treemap: from the model to the scene, with nested boxes and the areas of leaves proportional to their numbers. A leaf
// is measured to the middle of its border, which it shares with its neighbours.
import type { Box, Point, Size } from '../../../layout/graph.js';
import type { IconLookup } from '../../../scene/icon.js';
import { type Block, NOTHING } from '../../../scene/parts/block.js';
import { frameFill } from '../../../scene/parts/frame.js';
import { snapUp } from '../../../scene/parts/grid.js';
import type { NamedIcon } from '../../../scene/parts/icon-block.js';
import { namedIcon } from '../../../scene/parts/named-icon.js';
import { picture } from '../../../scene/parts/picture.js';
import { textBlock } from '../../../scene/parts/text-block.js';
import { SUB_TEXT } from '../../../scene/parts/type-scale.js';
import type { PartNode, Scene, SceneNode } from '../../../scene/scene.js';
import { oneLine } from '../../../text/one-line.js';
import type { Made } from '../../layout-reports.js';
import type { Outline } from '../../outline.js';
import { everyItem, isLeaf, type TreemapItem, type TreemapModel } from '../model.js';
import { type Cell, placedItems } from './areas.js';
import { leafWords, spokenItem, titleHeight, titleNodes } from './faces.js';
import { type Keyed, keyBlock, keyed, numberNode } from './key.js';

/** Of a picture with many parts, by the root of their number; one with few parts is smaller. */
const WIDTHS = { least: 400, usual: 752, most: 1552, perRoot: 118 } as const;
const FEW = 3;
const RATIO = 1.6;
/** px: a leaf with a shorter side shows only the colour of its border. */
const SLIGHT = 3;
/** Levels of groups that have a background; deeper ones are strokes, each thinner. */
const GROUNDS = 2;
const DEEP_STROKES = [2, 1.5] as const;
/** The most names of zeros that are listed below the picture. */
const MOST_ZEROS = 12;

export function drawTreemap(model: TreemapModel, icons: IconLookup, outline: Outline): Made<Scene> {
  const leaves = everyItem(model.tops).filter(({ item }) => isLeaf(item)).length;
  const size = sizeFor(leaves);
  const iconOf = ({ icon }: TreemapItem): NamedIcon | undefined => namedIcon(icon, icons);
  const cells =
    model.total > 0
      ? placedItems(model.tops, size, ({ item, depth }, box) => titleHeight(item, depth, iconOf(item), box))
      : [];
  const untitled = cells.filter(({ title, children }) => title === 0 && children.length > 0);
  const words = new Map(
    leavesOf(cells).map((each) => [each, leafWords(each.item, model, iconOf(each.item), each.box)]),
  );
  const small = keyed([...words].flatMap(([cell, block]) => (block === undefined ? [cell] : [])));
  const scene = picture({
    kind: 'treemap',
    ...(model.title === undefined ? {} : { title: model.title }),
    fallbackTitle: 'Treemap',
    description: outline.lines.join('\n'),
    content: cells.length > 0 ? areasBlock(cells, size, model, iconOf, facesOf(words, small)) : NOTHING,
    below: (width) => [keyBlock(untitled, small, model, width), zerosBlock(model, width)],
  });
  return { picture: scene };
}

function leavesOf(cells: readonly Cell[]): readonly Cell[] {
  return cells.flatMap((each) => (each.children.length === 0 ? [each] : leavesOf(each.children)));
}

/** The content of a leaf, whose box is given by its position. */
type Face = (box: Box) => readonly SceneNode[];

function facesOf(words: ReadonlyMap<Cell, Block | undefined>, small: readonly Keyed[]): ReadonlyMap<Cell, Face> {
  const faces = new Map<Cell, Face>();
  for (const [cell, block] of words) if (block !== undefined) faces.set(cell, (box) => block.at(box));
  for (const { cell, number } of small) {
    if (number !== undefined) faces.set(cell, (box) => [numberNode(number, box)]);
  }
  return faces;
}

function areasBlock(
  cells: readonly Cell[],
  size: Size,
  model: TreemapModel,
  iconOf: (item: TreemapItem) => NamedIcon | undefined,
  faces: ReadonlyMap<Cell, Face>,
): Block {
  const paint = (cell: Cell, by: Point): readonly SceneNode[] => {
    const box = { ...cell.box, x: cell.box.x + by.x, y: cell.box.y + by.y };
    if (cell.children.length === 0) return [leafPart(cell, box, faces.get(cell)?.(box) ?? [])];
    const children = cell.children.flatMap((each) => paint(each, by));
    const strip = { ...box, height: cell.title };
    const title = cell.title > 0 ? titleNodes(cell.item, model, iconOf(cell.item), strip) : [];
    return [groupPart(cell, box, title, children)];
  };
  const partOf = (item: TreemapItem): string => spokenItem(item, model);
  function leafPart({ item }: Cell, box: Box, words: readonly SceneNode[]): PartNode {
    const slight = Math.min(box.width, box.height) < SLIGHT;
    const shape: SceneNode = slight
      ? { type: 'rect', ...box, fill: `${item.colour}-stroke` }
      : { type: 'rect', ...box, fill: `${item.colour}-fill`, stroke: `${item.colour}-stroke`, strokeWidth: 1 };
    return { type: 'part', part: 'node', ...partTexts(item, partOf(item)), children: [shape, ...words] };
  }
  function groupPart(
    { item, depth }: Cell,
    box: Box,
    title: readonly SceneNode[],
    children: readonly SceneNode[],
  ): PartNode {
    const fill = frameFill(item.colour, Math.min(depth, GROUNDS) + 1);
    const stroke = `${item.colour}-stroke` as const;
    const ground = fill === undefined || (depth >= GROUNDS && title.length === 0) ? undefined : fill;
    const shapes: readonly SceneNode[] =
      ground === undefined
        ? []
        : [{ type: 'rect', ...box, fill: ground, ...(depth < GROUNDS ? { stroke, strokeWidth: 1 } : {}) }];
    const over: readonly SceneNode[] =
      depth < GROUNDS ? [] : [{ type: 'rect', ...box, stroke, strokeWidth: DEEP_STROKES[depth - GROUNDS] ?? 1 }];
    const part = depth === 0 ? 'group' : 'mark';
    const all = [...shapes, ...title, ...children, ...over];
    return { type: 'part', part, ...partTexts(item, partOf(item)), children: all };
  }
  return { ...size, at: (corner) => cells.flatMap((each) => paint(each, corner)) };
}

function partTexts(item: TreemapItem, label: string): Pick<PartNode, 'label' | 'description' | 'link' | 'span'> {
  return {
    span: item.span,
    label,
    ...(item.desc === undefined ? {} : { description: item.desc }),
    ...(item.link === undefined ? {} : { link: item.link }),
  };
}

function sizeFor(leaves: number): { readonly width: number; readonly height: number } {
  const { least, usual, most, perRoot } = WIDTHS;
  const wanted = leaves <= FEW ? least : usual;
  const width = snapUp(Math.min(most, Math.max(wanted, perRoot * Math.sqrt(leaves))), 8);
  return { width, height: snapUp(width / RATIO, 8) };
}

/** The items without area, by name. */
function zerosBlock({ tops }: TreemapModel, width: number): Block {
  const zeros = everyItem(tops).flatMap(({ item }) => (isLeaf(item) && item.value === 0 ? [oneLine(item.label)] : []));
  if (zeros.length === 0) return NOTHING;
  const rest = zeros.length - MOST_ZEROS;
  const names = [...zeros.slice(0, MOST_ZEROS), ...(rest > 0 ? [`${rest} more`] : [])].join(', ');
  const words = textBlock([{ text: `0: ${names}`, style: SUB_TEXT, fill: 'secondary', maxWidth: width }], 'start');
  return { ...words, at: (corner) => [{ type: 'part', part: 'legend', children: words.at(corner) }] };
}
