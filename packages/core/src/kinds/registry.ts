// Every kind of diagram, a line each, and a line in on-demand.ts.
import { flow } from './flow/index.js';
import { git } from './git/index.js';
import type { AnyKind, Kinds } from './kind.js';
import { sequence } from './sequence/index.js';
import { state } from './state/index.js';
import { swimlane } from './swimlane/index.js';

const list: readonly AnyKind[] = [flow, git, sequence, state, swimlane];

export const kinds: Kinds = new Map(list.map((each) => [each.grammar.kind, each]));
