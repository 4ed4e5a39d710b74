// The parts along a spine: from a moment to its card, its time, and its sign on the spine.
import { wrapText } from '../../../metrics/index.js';
import type { IconLookup } from '../../../scene/icon.js';
import { type Block, NOTHING, row, stack } from '../../../scene/parts/block.js';
import { iconBlock } from '../../../scene/parts/icon-block.js';
import { namedIcon } from '../../../scene/parts/named-icon.js';
import { textBlock } from '../../../scene/parts/text-block.js';
import { GROUP_TEXT, NODE_TEXT, SUB_TEXT } from '../../../scene/parts/type-scale.js';
import type { SceneNode, Tone } from '../../../scene/scene.js';
import { oneLine } from '../../../text/one-line.js';
import type { Moment, Section } from '../model.js';
import { whenText } from '../words.js';

const AIR = { x: 12, y: 8 } as const;
const RADIUS = 8;
const ICON = 20;
const ICON_GAP = 8;
/** Between two events, half of it on each side of the line that separates them. */
const BETWEEN = 13;
/** px of a line that separates texts; it begins on a whole px, so that it fills one pixel at double size. */
const HAIR = 0.5;

export interface CardFace {
  readonly moment: Moment;
  /** Its section, if the card has to name it. */
  readonly section?: Section | undefined;
  /** Whether its time is on it. */
  readonly timed: boolean;
  /** px: maximum width; `exactly`: also the minimum. */
  readonly width: number;
  readonly exactly: boolean;
}

/** An empty block if there is nothing to show. */
export function card({ moment, section, timed, width, exactly }: CardFace, icons: IconLookup): Block {
  const { events, sub, colour, link, desc, when, span } = moment;
  const art = iconBlock(namedIcon(moment.icon, icons), ICON, `${colour}-stroke`);
  const room = width - 2 * AIR.x - (art.width === 0 ? 0 : art.width + ICON_GAP);
  const heading = timed
    ? textBlock([{ text: whenText(when), style: GROUP_TEXT, fill: `${colour}-text`, maxWidth: room }], 'start')
    : NOTHING;
  const parts = events.map((text) => textBlock([{ text, style: NODE_TEXT, fill: 'ink', maxWidth: room }], 'start'));
  const small = [sub, section?.label].filter((each) => each !== undefined && each !== '');
  const under = stack(
    small.map((text = '') => textBlock([{ text, style: SUB_TEXT, fill: 'secondary', maxWidth: room }], 'start')),
    0,
  );
  const words = stack([heading, separated(parts, room, colour), under], 4);
  const content = row([art, words], ICON_GAP);
  if (content.width === 0) return NOTHING;
  const size = {
    width: exactly ? width : Math.ceil((content.width + 2 * AIR.x) / 8) * 8,
    height: Math.ceil((content.height + 2 * AIR.y) / 4) * 4,
  };
  const label = oneLine([whenText(when), ...events].join(': '));
  return {
    ...size,
    at: ({ x, y }) => [
      {
        type: 'part',
        part: 'node',
        span,
        label,
        ...(desc === undefined ? {} : { description: desc }),
        ...(link === undefined ? {} : { link }),
        children: [
          {
            type: 'rect',
            x,
            y,
            ...size,
            radius: RADIUS,
            fill: `${colour}-fill`,
            stroke: `${colour}-stroke`,
            strokeWidth: 1,
          },
          ...content.at({ x: x + AIR.x, y: y + (size.height - content.height) / 2 }),
        ],
      },
    ],
  };
}

/** Events one below another, with a line between each two. */
function separated(parts: readonly Block[], width: number, tone: Tone): Block {
  const all = stack(parts, BETWEEN);
  return {
    ...all,
    at: (corner) => {
      let y = corner.y;
      const lines = parts.slice(1).map((_, i): SceneNode => {
        y += (parts[i]?.height ?? 0) + BETWEEN;
        const level = Math.round(y - BETWEEN / 2) + HAIR / 2;
        return {
          type: 'path',
          steps: [
            ['M', corner.x, level],
            ['L', corner.x + Math.min(width, Math.max(all.width, 24)), level],
          ],
          stroke: `${tone}-stroke`,
          strokeWidth: HAIR,
        };
      });
      return [...all.at(corner), ...lines];
    },
  };
}

/** A time beside the spine, in lines no wider than the room. */
export function whenBlock({ when, span }: Moment, room: number): Block {
  const text = whenText(when);
  const { broken, torn } = wrapText(text, GROUP_TEXT, { maxWidth: room });
  const maxWidth = broken || torn ? room * 1.4 : room;
  const words = textBlock([{ text, style: GROUP_TEXT, fill: 'ink', maxWidth }], 'start');
  return { ...words, at: (corner) => [{ type: 'part', part: 'label', span, children: words.at(corner) }] };
}

/** px across the spine. */
export const DOT = 12;
const SPAN = 28;

/** A disc; for a span a longer one, along the spine. */
export function sign({ when, colour }: Moment, level: boolean): Block {
  const isSpan = when.as === 'days' && when.last > when.first;
  const long = isSpan ? SPAN : DOT;
  const size = level ? { width: long, height: DOT } : { width: DOT, height: long };
  return {
    ...size,
    at: ({ x, y }) => [
      { type: 'rect', x, y, ...size, radius: DOT / 2, fill: `${colour}-strong`, stroke: 'canvas', strokeWidth: 2 },
    ],
  };
}

/** A section's title. */
export function sectionTitle(
  { label, sub, icon, colour, link, desc, span }: Section,
  room: number,
  icons: IconLookup,
): Block {
  if (label === '' && sub === undefined) return NOTHING;
  const art = iconBlock(namedIcon(icon, icons), 16, `${colour}-stroke`);
  const maxWidth = Math.max(40, room - (art.width === 0 ? 0 : art.width + 6));
  const runs = [
    ...(label === '' ? [] : [{ text: label, style: NODE_TEXT, fill: `${colour}-text`, maxWidth } as const]),
    ...(sub === undefined ? [] : [{ text: sub, style: SUB_TEXT, fill: 'secondary', maxWidth } as const]),
  ];
  const words = row([art, textBlock(runs, 'start')], 6);
  return {
    ...words,
    at: (corner) => [
      {
        type: 'part',
        part: 'label',
        span,
        ...(desc === undefined ? {} : { description: desc }),
        ...(link === undefined ? {} : { link }),
        children: words.at(corner),
      },
    ],
  };
}
