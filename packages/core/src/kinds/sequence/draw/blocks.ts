// Blocks and dividers as drawn: from the model's to the space their text needs and their parts.
import type { Box } from '../../../layout/graph.js';
import type { PlacedDivider, PlacedFragment } from '../../../layout/lifelines/index.js';
import { wrapWidth } from '../../../metrics/index.js';
import { type Block, NOTHING, padded } from '../../../scene/parts/block.js';
import { frame, frameFill } from '../../../scene/parts/frame.js';
import { lineWidth, textBlock } from '../../../scene/parts/text-block.js';
import { GROUP_TEXT, SUB_TEXT } from '../../../scene/parts/type-scale.js';
import type { ConnectorShape, PartNode, PathShape, RectShape, SceneNode, Tone } from '../../../scene/scene.js';
import { oneLine } from '../../../text/one-line.js';
import type { Divider, Section, SequenceBlock } from '../model.js';

export interface DrawnSection {
  readonly tab: Block;
  readonly guard: Block;
}

export interface DrawnBlock {
  readonly block: SequenceBlock;
  readonly sections: readonly DrawnSection[];
}

const TAB_AIR = { x: 10, y: 3 } as const;
const TITLE_AIR = 4;

/** Longer lines are hard to read, px. */
const WIDEST = 480;

/** `rooms`: minimum px for the condition of each section. */
export function drawnBlock(block: SequenceBlock, rooms: readonly number[] = []): DrawnBlock {
  return { block, sections: block.sections.map((each, i) => drawnSection(each, rooms[i] ?? 0)) };
}

function drawnSection({ word, label, tone }: Section, room: number): DrawnSection {
  if (word === 'group') return { tab: NOTHING, guard: groupTitle(label, tone, room) };
  const tab = textBlock(
    [{ text: word, style: GROUP_TEXT, fill: `${tone}-text`, maxWidth: wrapWidth(GROUP_TEXT) }],
    'start',
  );
  if (label === undefined) return { tab: padded(tab, TAB_AIR.x, TAB_AIR.y), guard: NOTHING };
  // The branches of par have names; those of other blocks have conditions.
  const text = word === 'par' || word === 'and' ? label : `[${label}]`;
  const maxWidth = Math.max(lineWidth(text, SUB_TEXT, 1.25 * wrapWidth(SUB_TEXT)), Math.min(room, WIDEST));
  const guard = textBlock([{ text, style: SUB_TEXT, fill: 'ink', maxWidth }], 'start');
  return { tab: padded(tab, TAB_AIR.x, TAB_AIR.y), guard };
}

function groupTitle(label: string | undefined, tone: Tone, room: number): Block {
  if (label === undefined) return NOTHING;
  const usual = lineWidth(label, GROUP_TEXT, 1.5 * wrapWidth(GROUP_TEXT));
  const maxWidth = Math.max(usual, Math.min(room, WIDEST));
  const title = textBlock([{ text: label, style: GROUP_TEXT, fill: `${tone}-text`, maxWidth }], 'start');
  return padded(title, 0, TITLE_AIR);
}

const FRAME_RADIUS = 12;
const HALF_LINE = 0.5;
/** The tab's cut corner. */
const CUT = 7;

/** A tab in the top left corner of a frame, with one corner cut. */
function tabShape({ x, y, width, height }: Box, tone: Tone): PathShape {
  return {
    type: 'path',
    fill: `${tone}-fill`,
    stroke: `${tone}-stroke`,
    strokeWidth: 1,
    steps: [
      ['M', x, y + height],
      ['L', x, y + FRAME_RADIUS],
      ['A', FRAME_RADIUS, FRAME_RADIUS, 0, 1, x + FRAME_RADIUS, y],
      ['L', x + width, y],
      ['L', x + width, y + height - CUT],
      ['L', x + width - CUT, y + height],
      ['Z'],
    ],
  };
}

/** The frame and its lines, which are behind lifelines and messages. */
export function framePart({ block }: DrawnBlock, { box, depth, sections }: PlacedFragment): PartNode {
  const [first] = block.sections;
  return {
    type: 'part',
    part: 'group',
    span: block.span,
    label: first?.label === undefined ? block.word : `${block.word} ${oneLine(first.label)}`,
    ...(block.desc === undefined ? {} : { description: block.desc }),
    children: [
      ...(block.word === 'group' ? [area(box, block.tone)] : [frame(box, block.tone, depth, 'solid')]),
      ...sections.flatMap(({ separator }, i): readonly SceneNode[] => {
        if (separator === undefined) return [];
        const tone = block.sections[i]?.tone ?? block.tone;
        const end = sections[i + 1]?.separator ?? box.y + box.height;
        const band = tone === block.tone ? [] : branchBand(box, separator, end, tone, depth);
        return [...band, across(box.x, box.x + box.width, separator, tone)];
      }),
    ],
  };
}

/** A group has no border: it repeats and decides nothing. */
function area(box: Box, tone: Tone): RectShape {
  return { type: 'rect', ...box, radius: FRAME_RADIUS, fill: `${tone}-fill` };
}

/** The ground of a branch with a tone of its own, inside the frame's border. */
function branchBand(
  { x, width, ...box }: Box,
  from: number,
  to: number,
  tone: Tone,
  depth: number,
): readonly PathShape[] {
  const fill = frameFill(tone, depth);
  if (fill === undefined) return [];
  const [left, right] = [x + HALF_LINE, x + width - HALF_LINE];
  const isLast = to === box.y + box.height;
  const bottom = isLast ? to - HALF_LINE : to;
  const radius = isLast ? FRAME_RADIUS - HALF_LINE : 0;
  return [
    {
      type: 'path',
      fill,
      steps: [
        ['M', left, from],
        ['L', right, from],
        ['L', right, bottom - radius],
        ['A', radius, radius, 0, 1, right - radius, bottom],
        ['L', left + radius, bottom],
        ['A', radius, radius, 0, 1, left, bottom - radius],
        ['Z'],
      ],
    },
  ];
}

function across(from: number, to: number, y: number, tone: Tone): ConnectorShape {
  return {
    type: 'connector',
    points: [
      { x: from, y },
      { x: to, y },
    ],
    cornerRadius: 0,
    stroke: `${tone}-stroke`,
    strokeWidth: 1,
    dash: 'dashed',
    startHead: false,
    endHead: false,
    animate: false,
  };
}

/**
 * The text of a block: its tab, and the condition of each section, each a separate part so that a box contains only its own
 * text.
 */
export function blockWords({ block, sections }: DrawnBlock, placed: PlacedFragment): readonly PartNode[] {
  const parts: PartNode[] = [];
  for (const [i, { tab, guard }] of sections.entries()) {
    const at = placed.sections[i];
    if (at === undefined) continue;
    const shape = i === 0 && at.tab.width > 0 ? [tabShape(at.tab, block.tone)] : [];
    const own = { type: 'part', part: 'label', ...spanOf(block.sections[i]) } as const;
    parts.push({ ...own, children: [...shape, ...tab.at(at.tab)] }, { ...own, children: guard.at(at.guard) });
  }
  return parts.filter(({ children }) => children.length > 0);
}

function spanOf(section: Section | undefined): Pick<PartNode, 'span'> {
  return section === undefined ? {} : { span: section.span };
}

export interface DrawnDivider {
  readonly divider: Divider;
  readonly label: Block;
}

const PILL_AIR = { x: 12, y: 3 } as const;
const PILL_RADIUS = 12;

/** `room`: minimum px for its label. */
export function drawnDivider(divider: Divider, room = 0): DrawnDivider {
  if (divider.label === undefined) return { divider, label: NOTHING };
  const usual = lineWidth(divider.label, GROUP_TEXT, 1.5 * wrapWidth(GROUP_TEXT));
  const maxWidth = Math.max(usual, Math.min(room - 2 * PILL_AIR.x, WIDEST));
  const words = textBlock([{ text: divider.label, style: GROUP_TEXT, fill: 'secondary', maxWidth }], 'middle');
  return { divider, label: padded(words, PILL_AIR.x, PILL_AIR.y) };
}

export function dividerPart({ divider, label }: DrawnDivider, { from, to, label: box }: PlacedDivider): PartNode {
  const line: ConnectorShape = {
    type: 'connector',
    points: [from, to],
    cornerRadius: 0,
    stroke: 'line',
    strokeWidth: 1,
    dash: 'solid',
    startHead: false,
    endHead: false,
    animate: false,
  };
  if (label.width === 0) return { type: 'part', part: 'mark', span: divider.span, children: [line] };
  const { width, height } = label;
  const corner = { x: box.x + (box.width - width) / 2, y: box.y + (box.height - height) / 2 };
  return {
    type: 'part',
    part: 'mark',
    span: divider.span,
    children: [
      line,
      {
        type: 'rect',
        ...corner,
        width,
        height,
        radius: Math.min(height / 2, PILL_RADIUS),
        fill: 'canvas',
        stroke: 'line',
        strokeWidth: 1,
      },
      ...label.at(corner),
    ],
  };
}
