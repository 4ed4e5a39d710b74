// Bands with their titles along them (docs/look.md, Lanes, layers and branches). In: title, sub, icon and tone. Out: the title
// as a block, and the band's primitives with a header at its left or its top.
import type { Box, Size } from '../../layout/graph.js';
import { wrapText, wrapWidth } from '../../metrics/index.js';
import type { PathStep, SceneNode } from '../scene.js';
import { type Block, row, stack } from './block.js';
import { type FrameFace, frame } from './frame.js';
import { snapUp } from './grid.js';
import { iconBlock } from './icon-block.js';
import { readingWidth, textBlock } from './text-block.js';
import { GROUP_TEXT, SUB_TEXT } from './type-scale.js';

const RADIUS = 12;
const ICON = 16;
const ICON_GAP = 6;
const USUAL = wrapWidth(GROUP_TEXT);
const GRID = 4;
/** Between a title and the sides of its header, px. */
const BESIDE = 12;

/** A title narrow enough to be beside a band, or above a column. */
export function bandTitle(face: FrameFace): Block {
  return titleBlock(face, narrowest(face.label, USUAL), 'start');
}

/** The same title once the width of a column's header is known: in as few lines as fit, centred. */
export function columnTitle(face: FrameFace, header: Size): Block {
  const art = face.icon === undefined ? 0 : ICON + ICON_GAP;
  const room = GRID * Math.floor((header.width - 2 * BESIDE) / GRID) - art;
  return titleBlock(face, Math.max(room, narrowest(face.label, USUAL)), 'middle');
}

function titleBlock({ label, sub, icon, tone }: FrameFace, maxWidth: number, anchor: 'start' | 'middle'): Block {
  const runs = [
    { text: label, style: GROUP_TEXT, fill: `${tone}-text`, maxWidth } as const,
    ...(sub === undefined
      ? []
      : [{ text: sub, style: SUB_TEXT, fill: 'secondary', maxWidth: readingWidth(sub, SUB_TEXT, USUAL) } as const]),
  ];
  const words =
    anchor === 'middle'
      ? textBlock(runs, anchor)
      : stack(
          runs.map((run) => textBlock([run], anchor)),
          0,
        );
  return row([iconBlock(icon, ICON, `${tone}-stroke`), words], ICON_GAP);
}

/** px at which a short title is wrapped: narrow enough for a header, without breaking a word. */
function narrowest(label: string, usual: number): number {
  for (const share of [0.6, 0.75]) {
    const { lines, torn, broken } = wrapText(label, GROUP_TEXT, { maxWidth: share * usual });
    if (!torn && !broken && lines.length <= 3) return share * usual;
  }
  return readingWidth(label, GROUP_TEXT, usual);
}

export interface Band {
  readonly box: Box;
  readonly header: Box;
  readonly tone: FrameFace['tone'];
  readonly title: Block;
  /** px from the header's side to the title's start. Default: centred. */
  readonly inset?: number;
}

export function band({ box, header, tone, title, inset }: Band): readonly SceneNode[] {
  const left = inset ?? (header.width - title.width) / 2;
  const { stroke, strokeWidth, ...ground } = frame(box, tone, 1, 'solid');
  return [
    ground,
    { type: 'path', steps: roundedAtBorder(header, box), fill: `${tone}-fill` },
    {
      type: 'rect',
      ...plain(box),
      radius: RADIUS,
      stroke: stroke ?? `${tone}-stroke`,
      ...(strokeWidth === undefined ? {} : { strokeWidth }),
    },
    ...title.at({ x: Math.round(header.x + left), y: header.y + (header.height - title.height) / 2 }),
  ];
}

/** The room a title needs, on the grid. */
export function bandTitleSize({ width, height }: Block): { readonly width: number; readonly height: number } {
  return { width: snapUp(width, 4), height: snapUp(height, 4) };
}

function plain({ x, y, width, height }: Box): Box {
  return { x, y, width, height };
}

/** The header's outline: round in the corners of the band, square elsewhere. */
function roundedAtBorder(header: Box, box: Box): readonly PathStep[] {
  const { x, y, width, height } = header;
  const [right, bottom] = [x + width, y + height];
  const atRight = right >= box.x + box.width;
  const atBottom = bottom >= box.y + box.height;
  const r = Math.min(RADIUS, width / 2, height / 2);
  const corner = (round: boolean): number => (round ? r : 0);
  const [tl, tr, br, bl] = [r, corner(atRight), corner(atRight && atBottom), corner(atBottom)];
  const arc = (radius: number, toX: number, toY: number): readonly PathStep[] =>
    radius === 0 ? [] : [['A', radius, radius, 0, 1, toX, toY]];
  return [
    ['M', x + tl, y],
    ['L', right - tr, y],
    ...arc(tr, right, y + tr),
    ['L', right, bottom - br],
    ...arc(br, right - br, bottom),
    ['L', x + bl, bottom],
    ...arc(bl, x, bottom - bl),
    ['L', x, y + tl],
    ...arc(tl, x + tl, y),
    ['Z'],
  ];
}
