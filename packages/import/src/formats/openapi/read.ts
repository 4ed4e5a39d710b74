// The reader of OpenAPI: in, files and options; out, the graph of the endpoints or of the map, or the sequence of one
// operation.
import { nearest } from '@linework/core';
import type { ImportOptions, ImportOutput, ImportReader, LeftOut, PlacedDiagnostic } from '../../contract.js';
import type { ImportGraph } from '../../graph/contract.js';
import { byCodeUnit } from '../../ids.js';
import { placed } from '../../placed.js';
import type { References } from '../../reading/references.js';
import { at } from '../../reading/tree.js';
import { unknownKeys } from '../../reading/unknown-keys.js';
import { titleOfAll } from '../../wording.js';
import { reportAt } from './codes.js';
import { type ApiDocument, documentName, documentsOf } from './documents.js';
import { emptyApi, endpointsOf } from './endpoints.js';
import { COMPONENT_KEYS, DOCUMENT_KEYS, INFO_KEYS } from './keys.data.js';
import { mapOf } from './map.js';
import { type Names, namesOf } from './names.js';
import { withoutNoise } from './noise.js';
import { type Operation, operationsOf, valuesOf, withCallbacks } from './operations.js';
import { inUse, type Schema, type Schemas, schemasOf } from './schemas.js';
import { schemeOf } from './security.js';
import { sequenceOf } from './sequence.js';

interface Api {
  readonly documents: readonly ApiDocument[];
  readonly references: References;
  /** The requested operations. */
  readonly operations: readonly Operation[];
  /** Whether only some operations were requested. */
  readonly some: boolean;
  readonly schemas: Schemas;
  readonly all: readonly Schema[];
  readonly names: Names;
}

export const read: ImportReader = ({ files, options }) => {
  const { documents, references, problems } = documentsOf(files);
  if (problems.length > 0) return { diagnostics: problems };
  const results = documents.map((each) => operationsOf(each, references));
  const every = results.flatMap(({ operations }) => operations);
  const schemas = schemasOf(documents, references);
  const all = schemas.all(every.flatMap(withCallbacks).flatMap(valuesOf));
  const [first] = documents;
  if (first && schemas.tooMuch()) {
    const reason = 'its references expand to too much';
    const instead = 'Move the referenced parts into named schemas of the components.';
    return { diagnostics: [placed('I110', first.place, { reason, instead })] };
  }
  const operations = every.filter((each) => isAsked(each, options));
  const some = (options.paths ?? options.tags) !== undefined;
  const api: Api = { documents, references, operations, some, schemas, all, names: namesOf(every, all) };
  const output = options.view?.[0] === 'sequence' ? sequence(api, options) : graphOf(api, options);
  const unread: readonly LeftOut[] = results.flatMap((each) => each.leftOut);
  const unknown = documents.flatMap(({ root }) => [
    ...unknownKeys(root, DOCUMENT_KEYS),
    ...unknownKeys(at(root, 'info'), INFO_KEYS, 'info'),
    ...unknownKeys(at(root, 'components'), COMPONENT_KEYS, 'components'),
  ]);
  const leftOut = [...unknown, ...unread, ...(output.leftOut ?? [])];
  return { ...output, leftOut, diagnostics: [...output.diagnostics, ...missingReferences(references, unread)] };
};

function isAsked({ path, tags }: Operation, options: ImportOptions): boolean {
  const byPath = options.paths?.some((prefix) => path.startsWith(prefix)) ?? true;
  return byPath && (options.tags?.some((tag) => tags.includes(tag)) ?? true);
}

/** Without operations, draws the schemas; without those, the interface itself. */
function graphOf(api: Api, { view, noise }: ImportOptions): ImportOutput {
  const { documents, operations, names, schemas, all, some } = api;
  const used = some ? inUse(operations.flatMap(withCallbacks).flatMap(valuesOf), all, schemas) : all;
  const isMap = view?.[0] === 'map' || (view === undefined && operations.length === 0 && used.length > 0);
  const input = { operations, names, documents, summaries: !isMap };
  const everything = { shown: used, leftOut: [] };
  const { shown, leftOut } = noise || !isMap ? everything : withoutNoise(used, operations, schemas, names);
  const picture = isMap ? mapOf(shown, schemas, input) : endpointsOf(input);
  const items = picture.items.some(({ frame }) => !frame) || some ? picture.items : documents.map(emptyApi);
  const counted = isMap ? {} : { counted: { one: 'operation', many: 'operations' } };
  const graph: ImportGraph = {
    kind: 'flow',
    title: titleOfAll(documents.map(documentName), 'interfaces'),
    ...counted,
    ...picture,
    items,
  };
  return { graph, leftOut, diagnostics: [] };
}

function sequence({ documents, references, operations, names, schemas }: Api, options: ImportOptions): ImportOutput {
  const operation = operationAsked(operations, names, options.operationId?.[0]);
  if (operation && 'diagnostic' in operation) return { diagnostics: [operation] };
  if (!operation)
    return {
      graph: {
        kind: 'sequence',
        title: titleOfAll(documents.map(documentName), 'interfaces'),
        items: [],
        relations: [],
      },
      diagnostics: [],
    };
  const security = operation.security.map((set) =>
    set.map((name) => schemeOf(name, operation.document, references.follow)),
  );
  return { drafted: sequenceOf({ operation, names, schemas, security }), diagnostics: [] };
}

function operationAsked(
  operations: readonly Operation[],
  names: Names,
  wanted: string | undefined,
): Operation | PlacedDiagnostic | undefined {
  const [first, ...others] = operations;
  if (!first) return undefined;
  const callable = (each: Operation): readonly string[] => [
    ...(each.operationId === undefined ? [] : [each.operationId]),
    names.ofOperation(each),
  ];
  if (wanted === undefined) {
    if (others.length === 0) return first;
    const words = operations.map((each) => each.operationId ?? names.ofOperation(each)).sort(byCodeUnit);
    return reportAt('I171', first.document.place, { operations: words });
  }
  const operation =
    operations.find((each) => callable(each).includes(wanted)) ??
    operations.find((each) => callable(each).some((name) => name.toLowerCase() === wanted.toLowerCase()));
  if (operation) return operation;
  return reportAt('I172', first.document.place, { asked: wanted, near: nearest(wanted, operations.flatMap(callable)) });
}

function missingReferences(references: References, leftOut: readonly LeftOut[]): readonly PlacedDiagnostic[] {
  const reported = new Set(leftOut.map(({ place }) => `${place.file} ${place.span.start}`));
  const missing = references
    .missing()
    .filter(({ place }) => !reported.has(`${place.file} ${place.span.start}`))
    .toSorted((a, b) => byCodeUnit(a.missing, b.missing));
  const [first] = missing;
  return first ? [reportAt('I170', first.place, { missing: missing.map((each) => each.missing) })] : [];
}
