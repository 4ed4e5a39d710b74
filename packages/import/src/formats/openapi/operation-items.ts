// Operations as nodes in frames: in, operations and their names; out, the items of a graph.
import { short } from '@linework/convert';
import type { DraftOption } from '@linework/core';
import type { Item } from '../../graph/contract.js';
import { byCodeUnit } from '../../ids.js';
import type { ApiDocument } from './documents.js';
import { framesOf } from './frames.js';
import type { Names } from './names.js';
import { METHODS, type Method, type Operation, withCallbacks } from './operations.js';

/** Colours as in interface consoles. */
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
const LONGEST_SUMMARY = 60;

export interface OperationItems {
  readonly operations: readonly Operation[];
  readonly names: Names;
  readonly documents: readonly ApiDocument[];
  readonly summaries: boolean;
}

export function operationItems({ operations, names, documents, summaries }: OperationItems): readonly Item[] {
  const sorted = operations.toSorted(
    (a, b) => byCodeUnit(a.path, b.path) || METHODS.indexOf(a.method) - METHODS.indexOf(b.method),
  );
  const frames = framesOf(sorted, documents);
  // After the frames, so that another operation in front of one without a frame does not move it.
  const items = sorted.flatMap((operation, index) =>
    withCallbacks(operation).map((each) => itemOf(each, index + 1, frames.of.get(operation), names, summaries)),
  );
  return [...frames.items, ...items];
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
  const text = callback ?? (summaries ? summary : undefined);
  return [...(text === undefined ? [] : [short(text, LONGEST_SUMMARY)]), ...(deprecated ? ['deprecated'] : [])].join(
    '\n',
  );
}
