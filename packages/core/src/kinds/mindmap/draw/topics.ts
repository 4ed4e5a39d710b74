// Topics as drawn: from a topic and its depth to the space it takes and its part of the scene.
import type { Box, Size } from '../../../layout/graph.js';
import type { TextStyle } from '../../../metrics/contract.js';
import { wrapWidth } from '../../../metrics/index.js';
import type { IconLookup } from '../../../scene/icon.js';
import { row } from '../../../scene/parts/block.js';
import { snapUp } from '../../../scene/parts/grid.js';
import { iconBlock } from '../../../scene/parts/icon-block.js';
import { namedIcon } from '../../../scene/parts/named-icon.js';
import { readingWidth, textBlock } from '../../../scene/parts/text-block.js';
import { GROUP_TEXT, NODE_TEXT, SUB_TEXT, TITLE_TEXT } from '../../../scene/parts/type-scale.js';
import type { ColourRole, PartNode, PathShape, Tone } from '../../../scene/scene.js';
import { oneLine } from '../../../text/one-line.js';
import type { Span } from '../../../text/source.js';
import { type DrawnNote, noteBox, notePart } from '../../drawn-notes.js';
import type { PlacedTopic, Topic } from '../model.js';
import { type Outline, outlineSize, outlineSteps } from './outlines.js';

const ICON = 20;
const SMALL_ICON = 16;
const ICON_GAP = 6;
/** Between the end of a branch and text without an outline. */
const WORDS_AIR = 6;

export interface DrawnTopic extends Size {
  /** Of its branch. */
  readonly colour: Tone;
  readonly depth: number;
  /** Its outline; `words` if it has none, `note` for a note. */
  readonly family: Outline | 'words' | 'note';
  readonly span: Span;
  /** `again`: it is already in another part of the picture. */
  readonly part: (box: Box, again: boolean) => PartNode;
}

interface Look {
  readonly style: TextStyle;
  readonly outline?: Outline;
  readonly fill: ColourRole;
  /** A dark card has no border of its own. */
  readonly stroke?: ColourRole;
  readonly ink: ColourRole;
  readonly quiet: ColourRole;
}

/** A dark card at the root, tinted ones on its branches, bare text below; an explicit shape applies anywhere. */
function lookOf({ shape, colour, tone }: Topic, depth: number): Look {
  const outline = shape === 'plain' ? (depth < 2 ? ({ outline: 'card' } as const) : {}) : { outline: shape };
  const tinted = { fill: `${colour}-fill`, stroke: `${colour}-stroke`, ink: 'ink', quiet: 'secondary' } as const;
  if (depth > 0) return { ...outline, ...tinted, style: NODE_TEXT };
  if (tone !== undefined) return { ...outline, ...tinted, style: TITLE_TEXT };
  return { ...outline, style: TITLE_TEXT, fill: 'badge', ink: 'badge-text', quiet: 'badge-text' };
}

/** Text in a circle is wrapped sooner. */
const NARROW = 0.7;

/** `wrap`: the width to wrap its text at, over the usual one. */
export function drawnTopic({ topic, depth }: PlacedTopic, icons: IconLookup, wrap: number): DrawnTopic {
  const look = lookOf(topic, depth);
  const { label, sub } = topic;
  const usual = wrap * (look.outline === 'circle' ? NARROW : 1) * wrapWidth(look.style);
  const maxWidth = readingWidth(label, look.style, usual);
  const runs = [{ text: label, style: look.style, fill: look.ink, maxWidth } as const];
  const under =
    sub === undefined
      ? []
      : [
          {
            text: sub,
            style: SUB_TEXT,
            fill: look.quiet,
            maxWidth: Math.max(maxWidth, readingWidth(sub, SUB_TEXT, usual)),
          } as const,
        ];
  const icon = iconBlock(
    namedIcon(topic.icon, icons),
    look.outline === undefined ? SMALL_ICON : ICON,
    look.fill === 'badge' ? 'badge-text' : `${topic.colour}-stroke`,
  );
  const middle = icon.width === 0 && look.outline !== undefined;
  const words = textBlock([...runs, ...under], middle ? 'middle' : 'start');
  const content = row([icon, words], ICON_GAP);
  const { outline } = look;
  const size =
    outline === undefined
      ? { width: snapUp(content.width + 2 * WORDS_AIR, 4), height: snapUp(content.height, 4) }
      : outlineSize(outline, content);
  return {
    ...size,
    colour: topic.colour,
    depth,
    family: outline ?? 'words',
    span: topic.span,
    part: (box, again) => {
      const corner = {
        x: outline === undefined ? box.x + WORDS_AIR : box.x + (box.width - content.width) / 2,
        y: box.y + (box.height - content.height) / 2,
      };
      if (again) return repeated(topic, look, box);
      const shapes: readonly PathShape[] =
        outline === undefined
          ? []
          : [
              {
                type: 'path',
                steps: outlineSteps(outline, box),
                fill: look.fill,
                ...(look.stroke === undefined ? {} : { stroke: look.stroke }),
              },
            ];
      return {
        type: 'part',
        part: 'node',
        span: topic.span,
        label: oneLine(sub === undefined ? label : `${label} ${sub}`),
        ...(topic.desc === undefined ? {} : { description: topic.desc }),
        ...(topic.link === undefined ? {} : { link: topic.link }),
        children: [...shapes, ...content.at(corner)],
      };
    },
  };
}

/** A note grows from its topic like a subtopic. */
export function grownNote(of: DrawnNote, depth: number): DrawnTopic {
  const { width, height } = of.card;
  return {
    width,
    height,
    colour: of.note.tone,
    depth,
    family: 'note',
    span: of.note.span,
    part: (box) => notePart(of, noteBox(of, box), []),
  };
}

/** A topic that continues in another part of the picture: its name, in a broken outline. */
function repeated({ label, colour, span }: Topic, { outline }: Look, box: Box): PartNode {
  const words = textBlock(
    [{ text: label, style: GROUP_TEXT, fill: 'secondary', maxWidth: box.width - 2 * WORDS_AIR }],
    'middle',
  );
  const corner = { x: box.x + (box.width - words.width) / 2, y: box.y + (box.height - words.height) / 2 };
  const shapes: readonly PathShape[] =
    outline === undefined
      ? []
      : [
          {
            type: 'path',
            steps: outlineSteps(outline, box),
            stroke: `${colour}-stroke`,
            strokeWidth: 1,
            dash: 'dashed',
          },
        ];
  return { type: 'part', part: 'label', span, label: oneLine(label), children: [...shapes, ...words.at(corner)] };
}
