// The endpoints: in, operations; out, a flow in which each is in the frame of its tag or path, with its callbacks.
import type { Item, Relation } from '../../graph/contract.js';
import { type ApiDocument, documentName } from './documents.js';
import type { Names } from './names.js';
import { type OperationItems, operationItems } from './operation-items.js';
import type { Operation } from './operations.js';

export interface EndpointGraph {
  readonly items: readonly Item[];
  readonly relations: readonly Relation[];
}

export function endpointsOf(input: OperationItems): EndpointGraph {
  return {
    items: operationItems(input),
    relations: input.operations.flatMap((each) => callbackRelations(each, input.names)),
  };
}

export function callbackRelations(operation: Operation, names: Names): readonly Relation[] {
  return operation.callbacks.flatMap((each) => [
    {
      from: names.ofOperation(operation),
      to: names.ofOperation(each),
      place: each.place,
      arrow: '..>',
      label: 'calls back',
      options: [{ name: 'role', values: [{ raw: 'async' }] }],
    },
    ...callbackRelations(each, names),
  ]);
}

/** An interface without a described operation is a node. */
export function emptyApi(document: ApiDocument): Item {
  const { file, apiVersion, place } = document;
  const title = documentName(document);
  const sub = apiVersion === undefined ? 'no operations' : `version ${apiVersion}, no operations`;
  return {
    external: `api ${file}`,
    name: title,
    place,
    look: { keyword: 'node', type: 'service', label: title, options: [{ name: 'sub', values: [{ text: sub }] }] },
  };
}
