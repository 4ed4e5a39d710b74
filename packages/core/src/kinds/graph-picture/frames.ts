// Frames of groups and overlays: in, their meaning; out, the space for their titles and their parts of the scene.
import type { Box, PlacedOverlay, Point } from '../../layout/graph.js';
import type { IconLookup } from '../../scene/icon.js';
import { type Block, onGrid, padded } from '../../scene/parts/block.js';
import { chip } from '../../scene/parts/chip.js';
import { frame, frameFill, frameTitle, overlayFrame, TITLE_INSET } from '../../scene/parts/frame.js';
import { namedIcon } from '../../scene/parts/named-icon.js';
import type { ColourRole, PartNode } from '../../scene/scene.js';
import { oneLine } from '../../text/one-line.js';
import type { GraphGroup, GraphOverlay } from './content.js';

export interface DrawnFrame<Of> {
  readonly of: Of;
  readonly title: Block;
}

export function drawnGroup(of: GraphGroup, icons: IconLookup): DrawnFrame<GraphGroup> {
  const { label, sub, tone } = of;
  const icon = namedIcon(of.icon, icons);
  return {
    of,
    title: frameTitle({ label, tone, ...(sub === undefined ? {} : { sub }), ...(icon === undefined ? {} : { icon }) }),
  };
}

export function drawnOverlay(of: GraphOverlay): DrawnFrame<GraphOverlay> {
  return { of, title: onGrid(padded(frameTitle({ label: of.label, tone: of.tone }), 6, 2)) };
}

function partTexts({ id, label, desc, link }: GraphGroup | GraphOverlay): Omit<PartNode, 'type' | 'part' | 'children'> {
  return {
    id,
    label: oneLine(label),
    ...(desc === undefined ? {} : { description: desc }),
    ...(link === undefined ? {} : { link }),
  };
}

/** Position of a group's title in its frame. */
export function titleBox({ title: { width, height } }: DrawnFrame<GraphGroup>, box: Box): Box {
  return { x: box.x + TITLE_INSET.x, y: box.y + TITLE_INSET.y, width, height };
}

export function groupPart(group: DrawnFrame<GraphGroup>, box: Box): PartNode {
  const { of } = group;
  return {
    type: 'part',
    part: 'group',
    ...partTexts(of),
    children: [frame(box, of.tone, of.depth, of.frame), ...group.title.at(titleBox(group, box))],
  };
}

export function overlayPart(
  { of, title }: DrawnFrame<GraphOverlay>,
  frames: readonly PlacedOverlay[],
  groundAt: (at: Point) => ColourRole,
): PartNode {
  return {
    type: 'part',
    part: 'overlay',
    span: of.span,
    ...partTexts(of),
    children: frames.flatMap((each) => {
      const { x, y, width, height } = each.title;
      const ground = groundAt({ x: x + width / 2, y: y + height / 2 });
      return [overlayFrame(each, of.tone), ...chip(title, ground).at(each.title)];
    }),
  };
}

/** Finds the colour under a point from the placed frames: the innermost one with a fill, otherwise the background. */
export function groundFinder(
  placed: readonly { readonly of: GraphGroup; readonly box: Box }[],
  under: ColourRole = 'canvas',
): (at: Point) => ColourRole {
  return ({ x, y }) => {
    let ground = under;
    let deepest = 0;
    for (const { of, box } of placed) {
      const inside = x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height;
      const fill = frameFill(of.tone, of.depth);
      if (inside && fill !== undefined && of.depth > deepest) {
        ground = fill;
        deepest = of.depth;
      }
    }
    return ground;
  };
}
