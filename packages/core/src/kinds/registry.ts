// Every kind of diagram, a line each, and a line in on-demand.ts.
import { flow } from './flow/index.js';
import type { AnyKind, Kinds } from './kind.js';
import { schema } from './schema/index.js';
import { sequence } from './sequence/index.js';

const list: readonly AnyKind[] = [flow, sequence, schema];

export const kinds: Kinds = new Map(list.map((each) => [each.grammar.kind, each]));
