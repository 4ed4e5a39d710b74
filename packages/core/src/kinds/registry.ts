// Every kind of diagram, a line each.
import { flow } from './flow/index.js';
import type { AnyKind } from './kind.js';
import { sequence } from './sequence/index.js';
import { tree } from './tree/index.js';

const list: readonly AnyKind[] = [flow, sequence, tree];

export const kinds: ReadonlyMap<string, AnyKind> = new Map(list.map((each) => [each.grammar.kind, each]));
