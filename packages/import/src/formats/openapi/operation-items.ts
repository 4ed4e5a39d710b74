// Operations as nodes in frames: in, operations and their names; out, the items of a graph. A frame is a tag, or the first telling
// part of the path where an operation has no tag; of several documents each has a frame round its own.
import { short } from '@linework/convert';
import type { DraftOption } from '@linework/core';
import type { FilePlace } from '../../file-place.js';
import type { Item } from '../../graph/contract.js';
import { byCodeUnit } from '../../ids.js';
import { type ApiDocument, documentName } from './documents.js';
import type { Names } from './names.js';
import { METHODS, type Method, type Operation, withCallbacks } from './operations.js';

/** As interface consoles colour them. */
const TONES: Readonly<Record<Method, string>> = {
  GET: 'blue',
  QUERY: 'blue',
  POST: 'green',
  PUT: 'amber',
  PATCH: 'aqua',
  DELETE: 'red',
  HEAD: 'neutral',
  OPTIONS: 'neutral',
  TRACE: 'neutral',
};
/** Parts of a path that say nothing of what it is about. */
const TELLS_NOTHING = /^(?:api|apis|rest|v\d+(?:[.-]\d+)?|\{.*\}|)$/i;
const LONGEST_SUMMARY = 60;

export interface OperationItems {
  readonly operations: readonly Operation[];
  readonly names: Names;
  readonly documents: readonly ApiDocument[];
  readonly summaries: boolean;
}

export function operationItems({ operations, names, documents, summaries }: OperationItems): readonly Item[] {
  const frames = new Map<string, Item>();
  const apart = documents.length > 1;
  if (apart)
    for (const each of documents) frames.set(apiFrame(each), frameOf(apiFrame(each), documentName(each), each.place));
  const segments = segmentCounts(operations);
  const frameFor = (operation: Operation): string | undefined => {
    const api = apart ? apiFrame(operation.document) : undefined;
    const frame = frameWords(operation, segments);
    if (!frame) return api;
    const external = api === undefined ? frame.external : `${operation.document.file}:${frame.external}`;
    if (!frames.has(external)) frames.set(external, frameOf(external, frame.label, operation.place, api));
    return external;
  };
  const sorted = operations.toSorted(
    (a, b) => byCodeUnit(a.path, b.path) || METHODS.indexOf(a.method) - METHODS.indexOf(b.method),
  );
  const items = sorted.flatMap((operation, rank): readonly Item[] => {
    const within = frameFor(operation);
    return withCallbacks(operation).map((each) => itemOf(each, rank, within, names, summaries));
  });
  return [...frames.values(), ...items];
}

function itemOf(
  operation: Operation,
  rank: number,
  within: string | undefined,
  names: Names,
  summaries: boolean,
): Item {
  const external = names.ofOperation(operation);
  const { method, path, operationId, place } = operation;
  const sub = subOf(operation, summaries);
  const options: DraftOption[] = [
    { name: 'tone', values: [{ raw: TONES[method] }] },
    ...(sub === '' ? [] : [{ name: 'sub', values: [{ text: sub }] }]),
  ];
  return {
    external,
    name: operationId ?? external,
    place,
    ...(within === undefined ? {} : { within }),
    rank,
    look: { keyword: 'node', label: `${method} ${path}`, options },
  };
}

function subOf({ summary, deprecated, callback }: Operation, summaries: boolean): string {
  const said = callback ?? (summaries ? summary : undefined);
  return [...(said === undefined ? [] : [short(said, LONGEST_SUMMARY)]), ...(deprecated ? ['deprecated'] : [])].join(
    '\n',
  );
}

interface FrameWords {
  readonly external: string;
  readonly label: string;
}

function frameWords(operation: Operation, segments: ReadonlyMap<string, number>): FrameWords | undefined {
  if (operation.called === 'as webhook') return { external: 'webhooks', label: 'Webhooks' };
  const [tag] = operation.tags;
  if (tag !== undefined) return { external: `tag ${tag}`, label: tag };
  const segment = segmentOf(operation.path);
  if (segment === undefined || (segments.get(inDocument(operation, segment)) ?? 0) < 2) return undefined;
  return { external: `path ${segment}`, label: `/${segment}` };
}

/** How many operations without a tag each part of a path holds: one alone needs no frame. */
function segmentCounts(operations: readonly Operation[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const operation of operations) {
    const { path, tags, called } = operation;
    const segment = tags.length === 0 && called === 'by clients' ? segmentOf(path) : undefined;
    if (segment === undefined) continue;
    const key = inDocument(operation, segment);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}

function inDocument({ document }: Operation, segment: string): string {
  return `${document.file}:${segment}`;
}

function segmentOf(path: string): string | undefined {
  return path.split(/[/?#]/).find((part) => !TELLS_NOTHING.test(part));
}

function apiFrame({ file }: ApiDocument): string {
  return `api ${file}`;
}

function frameOf(external: string, label: string, place: FilePlace, within?: string): Item {
  return {
    external,
    name: label,
    place,
    frame: true,
    ...(within === undefined ? {} : { within }),
    look: { keyword: 'group', label },
  };
}
