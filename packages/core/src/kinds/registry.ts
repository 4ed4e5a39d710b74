// Every kind of diagram, a line each.
import { flow } from './flow/index.js';
import type { AnyKind } from './kind.js';
import { sequence } from './sequence/index.js';

const list: readonly AnyKind[] = [flow, sequence];

export const kinds: ReadonlyMap<string, AnyKind> = new Map(list.map((each) => [each.grammar.kind, each]));

/** The twenty kinds of SPEC.md, those that cannot be drawn yet included. */
export const ALL_KINDS = [
  'flow',
  'sequence',
  'schema',
  'git',
  'gantt',
  'class',
  'state',
  'timeline',
  'journey',
  'mindmap',
  'treemap',
  'pie',
  'quadrant',
  'layers',
  'c4',
  'matrix',
  'sankey',
  'xychart',
  'tree',
  'swimlane',
] as const;
