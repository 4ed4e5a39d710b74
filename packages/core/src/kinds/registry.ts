// Every kind of diagram, a line each.
import { flow } from './flow/index.js';
import type { AnyKind } from './kind.js';
import { layers } from './layers/index.js';
import { sequence } from './sequence/index.js';
import { swimlane } from './swimlane/index.js';

const list: readonly AnyKind[] = [flow, sequence, layers, swimlane];

export const kinds: ReadonlyMap<string, AnyKind> = new Map(list.map((each) => [each.grammar.kind, each]));
