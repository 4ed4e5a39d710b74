// How authors of Mermaid, D2, BPMN and PlantUML write layers, translated into our lines.
import type { Habits } from '../../../syntax/habits/habits.js';
import { repairHeading, repairIndentedBand, repairListedBand, repairListedItems } from '../../habits/band-lists.js';
import { repairBlock } from '../../habits/blocks.js';
import { repairEdges } from '../../habits/edges.js';
import { repairHeaderLine } from '../../habits/header-lines.js';
import { type WithoutCounterpart, withoutCounterpart } from '../../habits/no-counterpart.js';
import { repairNode } from '../../habits/nodes.js';
import { repairSeveral } from '../../habits/pieces.js';
import { repairNamedEnds } from './named-ends.js';
import { layersSigns } from './signs.js';

/** Statements without a counterpart in this kind. */
const NONE: readonly WithoutCounterpart[] = [
  {
    pattern: /^note\b/i,
    advice:
      'Write it on the line of the node: sub= draws small text under its label, desc= is for readers who cannot see the picture.',
    idle: false,
  },
  {
    pattern: /^columns[ \t]+(?:\d+|auto)$/,
    advice: 'Remove this line. A layer divides its width among its nodes and wraps if it is long.',
    idle: true,
  },
  {
    pattern: /^(?:direction|rankdir|dir)\b|^(?:left to right|top to bottom) direction$/i,
    advice: 'Remove this line. Layers are ordered from top to bottom, with pillars beside them.',
    idle: true,
  },
  { pattern: /^space(?::\d+)?$/, advice: 'Remove this line. A layer is filled evenly.', idle: true },
];

export const layersHabits: Habits = {
  ...layersSigns,
  byStart: [repairHeading, withoutCounterpart(NONE), repairHeaderLine, repairNamedEnds],
  byForm: [
    repairListedBand,
    repairIndentedBand,
    repairListedItems,
    repairSeveral,
    repairBlock,
    repairEdges,
    repairNode,
  ],
};
