// The output of a reader as the drafts to write: in, its output and the request; out, one draft and those of its parts, with
// the diagnostics to report. Ids come from the graph as it was read, so no override, focus or part changes them.
import { type Context, type Diagnostic, nearest, reporter } from '@linework/core';
import { type ImportReport, importCodes } from './codes.js';
import {
  IMPORT_LIMITS,
  type ImportedDraft,
  type ImportOutput,
  type ImportPart,
  type ImportRequest,
} from './contract.js';
import type { ImportGraph } from './graph/contract.js';
import { draftOf, idsOf } from './graph/draft.js';
import { focused } from './graph/focus.js';
import { apartOf, type Portions, portionsOf } from './graph/portions.js';
import type { IdOf } from './ids.js';
import { overriddenDraft } from './overrides/draft.js';
import { overriddenGraph } from './overrides/graph.js';
import { isTooLarge } from './too-large.js';

const report: ImportReport = reporter(importCodes);
const NOWHERE = { start: 0, end: 0 } as const;

export interface Drawn {
  readonly drafted: ImportedDraft;
  readonly parts: readonly ImportPart[];
  readonly told: readonly Diagnostic[];
}

type Asked = Pick<ImportRequest, 'title' | 'overrides' | 'focus'>;

/** Returns undefined if the reader found nothing to draw, and a diagnostic if the request cannot be met. */
export function draftsOf(output: ImportOutput, request: Asked, context: Context): Drawn | Diagnostic | undefined {
  const { graph, drafted, parts = [] } = output;
  if (graph) {
    const drafts = drawnGraph(
      request.title === undefined ? graph : { ...graph, title: request.title },
      request,
      context,
    );
    return 'severity' in drafts || request.focus
      ? drafts
      : { ...drafts, parts: [...drafts.parts, ...besides(drafts, output, request)] };
  }
  if (!drafted) return undefined;
  if (request.focus) return report('I109', NOWHERE, { kind: drafted.draft.header.kind });
  const titled = request.title === undefined ? drafted : withTitle(drafted, request.title);
  if (!request.overrides) return { drafted: titled, parts, told: [] };
  const { drafted: changed, unknown, unfollowed, impossible } = overriddenDraft(titled, request.overrides);
  const changedParts = parts.map((part) => ({ ...part, ...overriddenDraft(part, request.overrides ?? {}).drafted }));
  const { kind } = drafted.draft.header;
  const reports = [
    ...unknownNames(
      unknown,
      drafted.origins.map(({ external }) => external),
    ),
    ...(unfollowed.length > 0 ? [report('I142', NOWHERE, { names: [], near: [], unfollowed })] : []),
    ...(impossible.length > 0 ? [report('I143', NOWHERE, { kind, parts: impossible })] : []),
  ];
  return { drafted: changed, parts: changedParts, told: reports };
}

/** Other pictures of the same files keep their names, unless a part of the first has the same name. */
function besides({ parts: own }: Drawn, { parts = [] }: ImportOutput, { overrides }: Asked): readonly ImportPart[] {
  const taken = new Set(own.map(({ name }) => name));
  return parts.map((part) => ({
    ...part,
    ...(overrides ? overriddenDraft(part, overrides).drafted : {}),
    name: taken.has(part.name) ? `${part.name} as a whole` : part.name,
  }));
}

function drawnGraph(graph: ImportGraph, { overrides, focus }: Asked, context: Context): Drawn | Diagnostic {
  const changed = overrides ? overriddenGraph(graph, overrides) : { graph, unknown: [], unfollowed: [] };
  const idOf = idsOf({ items: [...graph.items, ...changed.graph.items] });
  const reports = [
    ...unknownNames(
      changed.unknown,
      graph.items.map(({ external }) => external),
    ),
    ...(changed.unfollowed.length > 0
      ? [report('I142', NOWHERE, { names: [], near: [], unfollowed: changed.unfollowed })]
      : []),
  ];
  const near = focus ? focused(changed.graph, focus) : changed;
  if ('near' in near) return report('I107', NOWHERE, { item: focus?.item ?? '', near: near.near });
  const { items, relations } = near.graph;
  if (items.length > IMPORT_LIMITS.items) return report('I104', NOWHERE, { what: 'items', most: IMPORT_LIMITS.items });
  if (relations.length > IMPORT_LIMITS.lines)
    return report('I104', NOWHERE, { what: 'lines', most: IMPORT_LIMITS.lines });
  const portions = portionsOf(near.graph, (graph) => !focus && isTooLarge(draftOf(graph, idOf), context));
  const partsOf = (each: Portions['parts']) => each.map(({ name, graph }) => ({ name, ...draftOf(graph, idOf) }));
  if (!portions)
    return { drafted: draftOf(near.graph, idOf), parts: focus ? [] : partsOf(apartOf(near.graph)), told: reports };
  const parts = partsOf(portions.parts);
  const nodes = items.filter(({ frame }) => !frame).length;
  const names = parts.map(({ name }) => name);
  const drafted = overviewDraft(portions, near.graph, idOf);
  return { drafted, parts, told: [...reports, report('I144', NOWHERE, { nodes, parts: names })] };
}

/** An item that a part replaces gets the place of the part. */
function overviewDraft({ overview, standsFor }: Portions, graph: ImportGraph, idOf: IdOf): ImportedDraft {
  if (standsFor.size === 0) return draftOf(overview, idOf);
  const { draft, origins } = draftOf(overview, idsOf(overview));
  const holders = new Map(origins.map((origin) => [origin.external, origin]));
  const folded = graph.items.flatMap(({ external, place }) => {
    const holder = holders.get(standsFor.get(external) ?? '');
    return holder ? [{ ...holder, external, place }] : [];
  });
  const across = graph.relations.flatMap(({ from, to, place, external = `${from} ${to}` }) => {
    const line = holders.get(`${standsFor.get(from)} ${standsFor.get(to)}`);
    return line ? [{ ...line, external, place }] : [];
  });
  return { draft, origins: [...across, ...folded] };
}

function unknownNames(names: readonly string[], known: readonly string[]): readonly Diagnostic[] {
  if (names.length === 0) return [];
  const near = [...new Set(names.flatMap((name) => nearest(name, known).slice(0, 1)))];
  return [report('I142', NOWHERE, { names, near, unfollowed: [] })];
}

function withTitle(drafted: ImportedDraft, title: string): ImportedDraft {
  return { ...drafted, draft: { ...drafted.draft, header: { ...drafted.draft.header, title } } };
}
