// Text in the boxes: from an item and its box to its title, or its label with its value, as far as there is room. Nothing is
// cut: text without room is in the outline and shown beside the pointer.
import type { Box, Size } from '../../../layout/graph.js';
import type { TextStyle } from '../../../metrics/contract.js';
import { lineHeight, measureText, wrapText } from '../../../metrics/index.js';
import { type Block, NOTHING, row, stack } from '../../../scene/parts/block.js';
import { iconBlock, type NamedIcon } from '../../../scene/parts/icon-block.js';
import { textBlock } from '../../../scene/parts/text-block.js';
import { EDGE_TEXT, GROUP_TEXT, NODE_TEXT, SUB_TEXT } from '../../../scene/parts/type-scale.js';
import type { SceneNode } from '../../../scene/scene.js';
import { oneLine } from '../../../text/one-line.js';
import type { TreemapItem } from '../model.js';
import { type Said, saidOf, type Whole } from '../value-texts.js';

/** px around the text of a leaf; a small label needs less at its sides. */
const AIR = 6;
const SMALL_AIR = 4;
const TITLE_AIR = 8;
const ICON = 16;
const ICON_GAP = 6;
/** Maximum lines of a title. */
const TITLE_LINES = 3;
/** The share of a group's height that its title may take. */
const TITLE_SHARE = 0.4;
/** For groups at the third level and below, which are also marked by their outlines. */
const DEEP_SHARE = 0.25;
const DEEP = 2;

/** px above and below the text of a title, by level. */
const TITLE_PAD = [4, 2] as const;

function titleWords(item: TreemapItem, width: number): { readonly height: number; readonly width: number } | undefined {
  const { lines, torn, height } = wrapText(item.label, GROUP_TEXT, { maxWidth: width });
  if (torn || lines.length > TITLE_LINES) return undefined;
  return { height, width: Math.max(0, ...lines.map((each) => each.width)) };
}

function iconRoom(icon: NamedIcon | undefined): number {
  return icon === undefined ? 0 : ICON + ICON_GAP;
}

/** 0 if the text does not fit. */
export function titleHeight(item: TreemapItem, depth: number, icon: NamedIcon | undefined, box: Size): number {
  const words = titleWords(item, box.width - 2 * TITLE_AIR - iconRoom(icon));
  if (words === undefined) return 0;
  const height = words.height + 2 * (TITLE_PAD[depth] ?? 2);
  return height <= (depth < DEEP ? TITLE_SHARE : DEEP_SHARE) * box.height ? height : 0;
}

/** The title of a group in its strip, with its value on the right if that fits. */
export function titleNodes(
  item: TreemapItem,
  whole: Whole,
  icon: NamedIcon | undefined,
  strip: Box,
): readonly SceneNode[] {
  const { colour } = item;
  const room = strip.width - 2 * TITLE_AIR;
  const art = iconBlock(icon, ICON, `${colour}-stroke`);
  const words = textBlock(
    [{ text: item.label, style: GROUP_TEXT, fill: `${colour}-text`, maxWidth: room - iconRoom(icon) }],
    'start',
  );
  const block = row([art, words], ICON_GAP);
  const { y, height } = strip;
  const x = strip.x + TITLE_AIR;
  const nodes = block.at({ x, y: y + (height - block.height) / 2 });
  const value = saidOf(item, whole).find((each) => measureText(each, SUB_TEXT) + 2 * TITLE_AIR <= room - block.width);
  if (value === undefined) return nodes;
  const side = textBlock([{ text: value, style: SUB_TEXT, fill: 'secondary', maxWidth: room }], 'start');
  // On the first line.
  return [...nodes, ...side.at({ x: x + room - side.width, y: y + (height - block.height) / 2 })];
}

/**
 * Label, small text and value of a leaf, the fullest that fit its box, with the padding in front of them; undefined if not even
 * the label fits.
 */
export function leafWords(item: TreemapItem, whole: Whole, icon: NamedIcon | undefined, box: Size): Block | undefined {
  const height = box.height - 2 * SMALL_AIR;
  if (box.width < LEAST_WIDTH || height < lineHeight(EDGE_TEXT)) return undefined;
  for (const face of facesOf(item, saidOf(item, whole), icon)) {
    const air = face.style === NODE_TEXT ? AIR : SMALL_AIR;
    if (leastHeight(face) > box.height - 2 * air) continue;
    const block = faceBlock(item, face, box.width - 2 * air);
    if (block !== undefined && block.height <= box.height - 2 * air)
      return { ...block, at: ({ x, y }) => block.at({ x: x + air, y: y + air }) };
  }
  return undefined;
}

/** px: no label is narrower than this, with the padding beside it. */
const LEAST_WIDTH = 16;
/** px: in a narrower box no word is broken, even at a possible break. */
const BREAKING = 72;

interface Face {
  readonly style: TextStyle;
  readonly icon?: NamedIcon;
  readonly sub?: string;
  readonly value?: string;
}

/** The fullest first: small text is dropped before the value, the value before the label. */
function facesOf({ sub }: TreemapItem, texts: Said, icon: NamedIcon | undefined): readonly Face[] {
  const values = texts.map((value) => ({ value }));
  const faces: Face[] = [];
  for (const art of icon === undefined ? [{}] : [{ icon }, {}]) {
    for (const small of sub === undefined ? [{}] : [{ sub }, {}]) {
      for (const value of values)
        for (const style of [NODE_TEXT, EDGE_TEXT]) faces.push({ style, ...art, ...small, ...value });
    }
    faces.push({ style: EDGE_TEXT, ...art });
  }
  return faces;
}

/** px of its lines if none is wrapped. */
function leastHeight({ style, sub, value }: Face): number {
  const small = lineHeight(SUB_TEXT);
  return lineHeight(style) + (sub === undefined ? 0 : small) + (value === undefined ? 0 : small);
}

/** Undefined if a word would be torn or a value would not fit on one line. */
function faceBlock({ label, colour }: TreemapItem, face: Face, width: number): Block | undefined {
  const { style, icon, sub, value } = face;
  const words = width - iconRoom(icon);
  if (words <= 0) return undefined;
  if (value !== undefined && measureText(value, SUB_TEXT) > width) return undefined;
  const { torn, broken } = wrapText(label, style, { maxWidth: words });
  if (torn || (broken && words < BREAKING)) return undefined;
  if (sub !== undefined && wrapText(sub, SUB_TEXT, { maxWidth: width }).torn) return undefined;
  const name = textBlock([{ text: label, style, fill: 'ink', maxWidth: words }], 'start');
  const small = (text: string | undefined): Block =>
    text === undefined ? NOTHING : textBlock([{ text, style: SUB_TEXT, fill: 'secondary', maxWidth: width }], 'start');
  return stack([row([iconBlock(icon, ICON, `${colour}-stroke`), name], ICON_GAP), small(sub), small(value)], 0);
}

/** The text for a reader who focuses the item itself. */
export function spokenItem(item: TreemapItem, whole: Whole): string {
  const [value] = saidOf(item, { ...whole, values: 'both' });
  return oneLine(`${item.label} ${item.sub ?? ''} ${value ?? ''}`);
}
