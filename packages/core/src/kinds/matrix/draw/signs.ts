// Signs in cells: in, a sign; out, a block: letters on a chip, marks that differ in shape as well as colour, icons.
import { capHeight, measureText } from '../../../metrics/index.js';
import type { IconLookup } from '../../../scene/icon.js';
import { type Block, flowed, NOTHING } from '../../../scene/parts/block.js';
import { snapUp } from '../../../scene/parts/grid.js';
import { iconBlock } from '../../../scene/parts/icon-block.js';
import { namedIcon } from '../../../scene/parts/named-icon.js';
import { textBlock } from '../../../scene/parts/text-block.js';
import { GROUP_TEXT } from '../../../scene/parts/type-scale.js';
import type { PathStep, SceneNode, Tone } from '../../../scene/scene.js';
import type { MarkWord, Sign } from '../model.js';

const CHIP = 22;
const LEAST_CHIP = 26;
const CHIP_AIR = 7;
const RADIUS = 6;
const MARK = 18;
const ICON = 18;
/** Between signs of one cell. */
const GAP = 6;
/** Wrap width of a long word of the key, px. */
const WIDEST = 140;

/** All signs of a cell, in rows up to a given width. */
export function signsBlock(signs: readonly Sign[], icons: IconLookup, maxWidth: number): Block {
  return flowed(
    signs.map((each) => signBlock(each, icons)),
    GAP,
    maxWidth,
  );
}

export function signBlock(sign: Sign, icons: IconLookup): Block {
  const { word, tone, mark, icon, meaning } = sign;
  const art = iconBlock(namedIcon(icon, icons), ICON, `${tone}-stroke`);
  if (art !== NOTHING) return art;
  if (mark !== undefined) return markBlock(mark, tone);
  return meaning === undefined ? bareWord(word) : chipBlock(word, tone);
}

function chipBlock(word: string, tone: Tone): Block {
  const text = textBlock([{ text: word, style: GROUP_TEXT, fill: `${tone}-text`, maxWidth: WIDEST }], 'middle');
  const width = Math.max(LEAST_CHIP, snapUp(text.width + 2 * CHIP_AIR, 2));
  const height = Math.max(CHIP, snapUp(text.height + 4, 2));
  return {
    width,
    height,
    at: ({ x, y }) => [
      {
        type: 'rect',
        x,
        y,
        width,
        height,
        radius: RADIUS,
        fill: `${tone}-fill`,
        stroke: `${tone}-stroke`,
        strokeWidth: 1,
      },
      ...text.at({ x: x + (width - text.width) / 2, y: y + (height - text.height) / 2 }),
    ],
  };
}

/** A word without a meaning has no chip. */
function bareWord(word: string): Block {
  const width = measureText(word, GROUP_TEXT);
  if (width > WIDEST) return textBlock([{ text: word, style: GROUP_TEXT, fill: 'ink', maxWidth: WIDEST }], 'start');
  return {
    width: Math.max(LEAST_CHIP, width),
    height: CHIP,
    at: ({ x, y }) => [
      {
        type: 'text',
        x: x + Math.max(LEAST_CHIP, width) / 2,
        y: y + (CHIP + capHeight(GROUP_TEXT)) / 2,
        text: word,
        width,
        style: GROUP_TEXT,
        anchor: 'middle',
        fill: 'ink',
      },
    ],
  };
}

/** A disc with a tick, a cross without a disc, a half-filled disc. */
function markBlock(mark: MarkWord, tone: Tone): Block {
  return {
    width: MARK,
    height: MARK,
    at: ({ x, y }) => SHAPES[mark](x + MARK / 2, y + MARK / 2, tone),
  };
}

const R = MARK / 2 - 0.75;

const SHAPES: Readonly<Record<MarkWord, (cx: number, cy: number, tone: Tone) => readonly SceneNode[]>> = {
  yes: (cx, cy, tone) => [
    { type: 'ellipse', cx, cy, rx: R, ry: R, fill: `${tone}-stroke` },
    line(
      [
        ['M', cx - 3.75, cy + 0.25],
        ['L', cx - 1, cy + 3],
        ['L', cx + 4, cy - 2.75],
      ],
      `${tone}-fill`,
      2,
    ),
  ],
  no: (cx, cy, tone) => [
    line(
      [
        ['M', cx - 4, cy - 4],
        ['L', cx + 4, cy + 4],
        ['M', cx + 4, cy - 4],
        ['L', cx - 4, cy + 4],
      ],
      `${tone}-stroke`,
      2,
    ),
  ],
  partly: (cx, cy, tone) => [
    { type: 'ellipse', cx, cy, rx: R, ry: R, fill: `${tone}-fill`, stroke: `${tone}-stroke` },
    {
      type: 'path',
      steps: [['M', cx, cy - R], ['A', R, R, 0, 0, cx, cy + R], ['Z']],
      fill: `${tone}-stroke`,
    },
  ],
};

function line(steps: readonly PathStep[], stroke: `${Tone}-${'fill' | 'stroke'}`, strokeWidth: number): SceneNode {
  return { type: 'path', steps, stroke, strokeWidth };
}
