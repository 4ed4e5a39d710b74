// The parts of a history: in, a commit or a branch; out, its disc, its texts, its chip and its flags as blocks.
import type { Point } from '../../../layout/graph.js';
import { wrapWidth } from '../../../metrics/index.js';
import type { IconLookup } from '../../../scene/icon.js';
import { type Block, row } from '../../../scene/parts/block.js';
import { iconBlock } from '../../../scene/parts/icon-block.js';
import { namedIcon } from '../../../scene/parts/named-icon.js';
import { readingWidth, type TextRun, textBlock } from '../../../scene/parts/text-block.js';
import { EDGE_TEXT, GROUP_TEXT, NODE_TEXT, SUB_TEXT } from '../../../scene/parts/type-scale.js';
import type { PathStep, SceneNode, Tone } from '../../../scene/scene.js';
import { oneLine } from '../../../text/one-line.js';
import type { Branch, Commit } from '../model.js';

/** docs/look.md, Git graphs: a disc of 14. */
export const RADIUS = 7;
/** Half the side of a highlight. */
const SQUARE = 9;
const RING = 2.5;
const CHIP_AIR = { x: 8, y: 3 } as const;
const NOTCH = 5;
const ICON = 14;

/** The mark of a commit around its centre. */
export function disc({ act, mark }: Commit, tone: Tone, { x, y }: Point): readonly SceneNode[] {
  if (mark === 'highlight') {
    const side = 2 * SQUARE;
    const square = (inset: number, fill: 'canvas' | `${Tone}-strong`): SceneNode => ({
      type: 'rect',
      x: x - SQUARE + inset,
      y: y - SQUARE + inset,
      width: side - 2 * inset,
      height: side - 2 * inset,
      radius: 4 - inset / 2,
      fill,
    });
    return [square(0, `${tone}-strong`), square(RING, 'canvas'), square(2 * RING, `${tone}-strong`)];
  }
  const round = (radius: number, fill: 'canvas' | `${Tone}-strong`): SceneNode => ({
    type: 'ellipse',
    cx: x,
    cy: y,
    rx: radius,
    ry: radius,
    fill,
  });
  const whole = round(RADIUS, `${tone}-strong`);
  if (mark === 'reverse') return [whole, cross(x, y)];
  if (act === 'commit') return [whole];
  const open = [whole, round(RADIUS - RING, 'canvas')];
  return act === 'merge' ? [...open, round(RADIUS - 2 * RING, `${tone}-strong`)] : open;
}

function cross(x: number, y: number): SceneNode {
  const arm = 3;
  const steps: readonly PathStep[] = [
    ['M', x - arm, y - arm],
    ['L', x + arm, y + arm],
    ['M', x - arm, y + arm],
    ['L', x + arm, y - arm],
  ];
  return { type: 'path', steps, stroke: 'canvas', strokeWidth: 2 };
}

/** Half the size of the mark, px. */
export function reach({ mark }: Commit): number {
  return mark === 'highlight' ? SQUARE : RADIUS;
}

/** The name of a branch, in its colour. */
export function branchChip({ id, label, sub, icon, tone, link, desc, span }: Branch, icons: IconLookup): Block {
  const maxWidth = 1.2 * wrapWidth(GROUP_TEXT);
  const name = textBlock(
    [{ text: label, style: GROUP_TEXT, fill: `${tone}-text`, maxWidth: readingWidth(label, GROUP_TEXT, maxWidth) }],
    'start',
  );
  const small = sub === undefined ? [] : [textBlock([{ text: sub, style: SUB_TEXT, fill: 'ink', maxWidth }], 'start')];
  const words = row([iconBlock(namedIcon(icon, icons), ICON, `${tone}-stroke`), name, ...small], 6);
  const width = Math.ceil(words.width) + 2 * CHIP_AIR.x;
  const height = Math.ceil(words.height) + 2 * CHIP_AIR.y;
  return {
    width,
    height,
    at: ({ x, y }) => [
      {
        type: 'part',
        part: 'label',
        id,
        span,
        label: `Branch ${oneLine(label)}`,
        ...(desc === undefined ? {} : { description: oneLine(desc) }),
        ...(link === undefined ? {} : { link }),
        children: [
          {
            type: 'rect',
            x,
            y,
            width,
            height,
            radius: Math.min(10, height / 2),
            fill: `${tone}-fill`,
            stroke: `${tone}-stroke`,
            strokeWidth: 1,
          },
          ...words.at({ x: x + CHIP_AIR.x, y: y + (height - words.height) / 2 }),
        ],
      },
    ],
  };
}

/** A tag as a flag that points towards later commits. */
export function tagFlag(tag: string): Block {
  const maxWidth = readingWidth(tag, SUB_TEXT, 1.2 * wrapWidth(SUB_TEXT));
  const words = textBlock([{ text: tag, style: SUB_TEXT, fill: 'ink', maxWidth }], 'start');
  const width = Math.ceil(words.width) + 2 * CHIP_AIR.x + NOTCH;
  const height = Math.ceil(words.height) + 2 * CHIP_AIR.y;
  return {
    width,
    height,
    at: ({ x, y }) => [
      {
        type: 'part',
        part: 'label',
        label: `Tag ${oneLine(tag)}`,
        children: [
          {
            type: 'path',
            fill: 'neutral-fill',
            stroke: 'neutral-stroke',
            strokeWidth: 1,
            steps: [
              ['M', x, y],
              ['L', x + width, y],
              ['L', x + width - NOTCH, y + height / 2],
              ['L', x + width, y + height],
              ['L', x, y + height],
              ['Z'],
            ],
          },
          ...words.at({ x: x + CHIP_AIR.x, y: y + CHIP_AIR.y }),
        ],
      },
    ],
  };
}

/** The text under a cherry-pick. */
const PICKED = 'cherry-pick';

/**
 * Text and small text of a commit; empty for a bare one. `listed`: in a list next to the graph, not at the disc;
 * `brings`: the name of a merge without a text.
 */
export function commitWords(
  commit: Commit,
  icons: IconLookup,
  listed: boolean,
  brings: string | undefined,
  undone: string | undefined,
): Block {
  const { label, sub, icon, act, link, desc, id, span } = commit;
  const style = listed ? NODE_TEXT : EDGE_TEXT;
  const usual = listed ? 2 * wrapWidth(style) : 0.8 * wrapWidth(style);
  const small = [
    ...(act === 'cherry-pick' ? [PICKED] : []),
    ...(undone === undefined ? [] : [`reverts ${undone}`]),
    ...(listed && label === undefined && brings !== undefined ? [`Merge ${brings}`] : []),
    ...(sub === undefined ? [] : [sub]),
  ];
  const runs: readonly TextRun[] = [
    ...(label === undefined
      ? []
      : [{ text: label, style, fill: 'ink' as const, maxWidth: readingWidth(label, style, usual) }]),
    ...small.map(
      (text): TextRun => ({
        text,
        style: SUB_TEXT,
        fill: 'secondary',
        maxWidth: readingWidth(text, SUB_TEXT, usual),
      }),
    ),
  ];
  const words = row([iconBlock(namedIcon(icon, icons), ICON, 'secondary'), textBlock(runs, 'start')], 6);
  return {
    ...words,
    at: (corner) => [
      {
        type: 'part',
        part: 'label',
        span,
        ...(id === undefined ? {} : { id }),
        ...(desc === undefined ? {} : { description: oneLine(desc) }),
        ...(link === undefined ? {} : { link }),
        children: words.at(corner),
      },
    ],
  };
}
