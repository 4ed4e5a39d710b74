// The page around a drawing. In: the drawing, a title and what goes below. Out: the scene with its margins.
import type { Point, Size } from '../../layout/graph.js';
import { wrapWidth } from '../../metrics/index.js';
import type { Scene, SceneNode } from '../scene.js';
import { type Block, NOTHING } from './block.js';
import { snapUp } from './grid.js';
import { textBlock } from './text-block.js';
import { TITLE_TEXT } from './type-scale.js';

const MARGIN = 24;
/** Between the title, the drawing and what is below. */
const GAP = 24;

export interface Page {
  readonly kind: string;
  /** Drawn above the content, if there is one. */
  readonly title?: string;
  /** Name of a picture without a title. */
  readonly fallbackTitle: string;
  readonly description: string;
  readonly content: Size & { readonly at: (corner: Point) => readonly SceneNode[] };
  /** Blocks under the content, made for a width, top to bottom. */
  readonly below: (width: number) => readonly Block[];
}

function titleBlock(title: string | undefined, width: number): Block {
  if (title === undefined) return NOTHING;
  const text = textBlock(
    [{ text: title, style: TITLE_TEXT, fill: 'ink', maxWidth: Math.max(width, 1.5 * wrapWidth(TITLE_TEXT)) }],
    'start',
  );
  return { ...text, at: (corner) => [{ type: 'part', part: 'title', children: text.at(corner) }] };
}

export function picture(page: Page): Scene {
  const { content } = page;
  const title = titleBlock(page.title, content.width);
  const column = [title, content, ...page.below(content.width)].filter((each) => each.width > 0 && each.height > 0);
  let y = MARGIN;
  const nodes: SceneNode[] = [];
  for (const block of column) {
    nodes.push(...block.at({ x: MARGIN, y }));
    y += snapUp(block.height, 4) + GAP;
  }
  return {
    width: snapUp(Math.max(0, ...column.map((each) => each.width)) + 2 * MARGIN, 4),
    height: column.length === 0 ? 2 * MARGIN : y - GAP + MARGIN,
    title: page.title?.replace(/\s+/g, ' ').trim() || page.fallbackTitle,
    description: page.description,
    kind: page.kind,
    nodes,
  };
}
