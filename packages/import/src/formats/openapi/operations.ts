// Operations: in, a document; out, each with its inputs, responses and security, whichever version describes them. Webhooks and
// callbacks are operations too; the interface calls them and others respond.
import type { LeftOut } from '../../contract.js';
import type { FilePlace } from '../../file-place.js';
import type { References } from '../../reading/references.js';
import { at, type Entry, entriesAt, itemsAt, type Tree, textAt, textsAt } from '../../reading/tree.js';
import { unknownKeys } from '../../reading/unknown-keys.js';
import { oneLine } from '../../wording.js';
import type { ApiDocument } from './documents.js';
import { OPERATION_KEYS, PATH_KEYS } from './keys.data.js';
import { type SecuritySet, securityOf } from './security.js';

export const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'TRACE', 'QUERY'] as const;
export type Method = (typeof METHODS)[number];

/** Methods are read in capitals too. */
const ITEM_KEYS: ReadonlySet<string> = new Set([...PATH_KEYS, ...METHODS]);

export interface Parameter {
  readonly name: string;
  /** query, path, header, cookie; in Swagger 2 also formData. */
  readonly where: string;
  readonly required: boolean;
  readonly schemas: readonly Tree[];
}

export interface Body {
  readonly schemas: readonly Tree[];
  readonly types: readonly string[];
}

export interface Answer extends Body {
  /** `200`, `4XX`, `default`. */
  readonly code: string;
  readonly description?: string;
  readonly place: FilePlace;
  /** Of its headers. */
  readonly headers: readonly Tree[];
}

export interface Operation {
  readonly method: Method;
  /** For a webhook its name, for a callback the expression. */
  readonly path: string;
  readonly called: 'by clients' | 'as webhook' | 'as callback';
  /** For a callback: its name in the operation. */
  readonly callback?: string;
  readonly operationId?: string;
  readonly summary?: string;
  readonly tags: readonly string[];
  readonly deprecated: boolean;
  readonly place: FilePlace;
  readonly document: ApiDocument;
  readonly parameters: readonly Parameter[];
  readonly body?: Body;
  readonly answers: readonly Answer[];
  /** Alternatives, each a set of schemes that are required together; empty: nothing is specified. */
  readonly security: readonly SecuritySet[];
  readonly callbacks: readonly Operation[];
}

export interface Operations {
  readonly operations: readonly Operation[];
  readonly leftOut: readonly LeftOut[];
}

interface Reading {
  readonly document: ApiDocument;
  readonly references: References;
  readonly leftOut: LeftOut[];
  /** Path items that are being read, so that cycles of callbacks end. */
  readonly within: ReadonlySet<Tree>;
}

type Kind = Pick<Operation, 'called' | 'callback'>;

export function operationsOf(document: ApiDocument, references: References): Operations {
  const reading: Reading = { document, references, leftOut: [], within: new Set() };
  const of = (kind: Kind, ...way: readonly string[]): readonly Operation[] =>
    entriesAt(document.root, ...way).flatMap((entry) => itemOperations(entry, kind, reading));
  const operations = [
    ...of({ called: 'by clients' }, 'paths'),
    ...of({ called: 'as webhook' }, 'webhooks'),
    ...of({ called: 'as webhook' }, 'x-webhooks'),
  ];
  return { operations, leftOut: once(reading.leftOut) };
}

function itemOperations({ key: path, place, value }: Entry, kind: Kind, reading: Reading): readonly Operation[] {
  if (path.startsWith('x-')) return [];
  const { references, leftOut, within } = reading;
  const item = references.follow(value);
  if (!item) {
    const because = 'its reference resolves to nothing in the given files';
    leftOut.push({ external: path, because, place: at(value, '$ref')?.place ?? place });
    return [];
  }
  if (within.has(item)) return [];
  if (item.is !== 'map') {
    if (item.is === 'list') leftOut.push({ external: path, because: 'it is a list, not a map of operations', place });
    return [];
  }
  const inner = { ...reading, within: new Set([...within, item]) };
  leftOut.push(...unknownKeys(item, ITEM_KEYS, path));
  for (const { key, place } of entriesAt(item, 'additionalOperations')) {
    if (methodOf(key) === undefined)
      leftOut.push({ external: `${key} ${path}`, because: 'its method is unknown', place });
  }
  const methods = [...entriesAt(item), ...entriesAt(item, 'additionalOperations')];
  return methods.flatMap((entry) => {
    const method = methodOf(entry.key);
    if (method === undefined) return [];
    if (entry.value.is === 'map') return [operationOf(method, path, entry, item, kind, inner)];
    leftOut.push({ external: `${method} ${path}`, because: 'it is empty', place: entry.place });
    return [];
  });
}

function methodOf(key: string): Method | undefined {
  return METHODS.find((each) => each === key.toUpperCase());
}

/** Callbacks can refer to one path item again and again. */
function once(leftOut: readonly LeftOut[]): readonly LeftOut[] {
  return [
    ...new Map(leftOut.map((each) => [`${each.place.file} ${each.place.span.start} ${each.external}`, each])).values(),
  ];
}

function operationOf(
  method: Method,
  path: string,
  { value, place }: Entry,
  item: Tree,
  kind: Kind,
  reading: Reading,
): Operation {
  const { document, references, leftOut } = reading;
  leftOut.push(...unknownKeys(value, OPERATION_KEYS, `${method} ${path}`));
  const { parameters, body } = document.swagger ? swaggerInput(item, value, reading) : input(item, value, reading);
  const operationId = oneLine(textAt(value, 'operationId'));
  const summary = oneLine(textAt(value, 'summary')) ?? firstSentence(textAt(value, 'description'));
  const callbacks = entriesAt(value, 'callbacks').flatMap((each) => {
    const expressions = entriesAt(references.follow(each.value));
    const own: Kind = { called: 'as callback', callback: each.key };
    return expressions.flatMap((entry) => itemOperations(entry, own, reading));
  });
  return {
    method,
    path,
    ...kind,
    ...(operationId === undefined ? {} : { operationId }),
    ...(summary === undefined ? {} : { summary }),
    tags: textsAt(value, 'tags').filter((tag) => tag.trim() !== ''),
    deprecated: textAt(value, 'deprecated') === 'true',
    place,
    document,
    parameters,
    ...(body ? { body } : {}),
    answers: answersOf(value, reading),
    security: securityOf(value, document),
    callbacks,
  };
}

interface Input {
  readonly parameters: readonly Parameter[];
  readonly body?: Body;
}

function input(item: Tree, operation: Tree, { references }: Reading): Input {
  const parameters = parametersOf(item, operation, references).map((each) => ({
    ...named(each),
    schemas: [...listed(at(each, 'schema')), ...contentOf(each, references).schemas],
  }));
  const body = references.follow(at(operation, 'requestBody'));
  return { parameters, ...(body?.is === 'map' ? { body: contentOf(body, references) } : {}) };
}

/** The body is a parameter, and so is each field of a form. */
function swaggerInput(item: Tree, operation: Tree, { document, references }: Reading): Input {
  const all = parametersOf(item, operation, references);
  const isBody = (each: Tree): boolean => textAt(each, 'in') === 'body';
  const bodies = all.filter(isBody);
  const parameters = all.filter((each) => !isBody(each)).map((each) => ({ ...named(each), schemas: [each] }));
  if (bodies.length === 0) return { parameters };
  const consumes = textsAt(operation, 'consumes');
  const types = consumes.length > 0 ? consumes : textsAt(document.root, 'consumes');
  return { parameters, body: { schemas: bodies.flatMap((each) => listed(at(each, 'schema'))), types } };
}

/** The operation's parameters replace those of its path with the same name and location. */
function parametersOf(item: Tree, operation: Tree, references: References): readonly Tree[] {
  const all = [...itemsAt(item, 'parameters'), ...itemsAt(operation, 'parameters')];
  const byName = new Map<string, Tree>();
  for (const each of all) {
    const parameter = references.follow(each);
    if (parameter?.is !== 'map') continue;
    byName.set(JSON.stringify([textAt(parameter, 'in'), textAt(parameter, 'name')]), parameter);
  }
  return [...byName.values()];
}

function named(parameter: Tree): Pick<Parameter, 'name' | 'where' | 'required'> {
  return {
    name: oneLine(textAt(parameter, 'name')) ?? '',
    where: textAt(parameter, 'in') ?? '',
    required: textAt(parameter, 'required') === 'true',
  };
}

function contentOf(holder: Tree | undefined, references: References): Body {
  const content = entriesAt(holder, 'content');
  return {
    schemas: content.flatMap(({ value }) => {
      const media = references.follow(value);
      return [...listed(at(media, 'schema')), ...listed(at(media, 'itemSchema'))];
    }),
    types: content.map(({ key }) => key),
  };
}

function answersOf(operation: Tree, { document, references }: Reading): readonly Answer[] {
  return entriesAt(operation, 'responses').flatMap(({ key: code, place, value }): readonly Answer[] => {
    if (code.startsWith('x-')) return [];
    const answer = references.follow(value);
    const description = firstSentence(textAt(answer, 'description'));
    const content = document.swagger
      ? { schemas: listed(at(answer, 'schema')), types: textsAt(operation, 'produces') }
      : contentOf(answer, references);
    const headers = entriesAt(answer, 'headers').flatMap((each) => {
      const header = references.follow(each.value);
      return [...listed(at(header, 'schema')), ...contentOf(header, references).schemas];
    });
    return [{ code, place, headers, ...content, ...(description === undefined ? {} : { description }) }];
  });
}

function listed(tree: Tree | undefined): readonly Tree[] {
  return tree ? [tree] : [];
}

/** The beginning of a text, enough to say what it is about. */
function firstSentence(text: string | undefined): string | undefined {
  const [paragraph = ''] = text?.trim().split(/\n\s*\n/) ?? [];
  const line = oneLine(paragraph) ?? '';
  const end = line.indexOf('. ');
  return oneLine(end === -1 ? line.replace(/\.$/, '') : line.slice(0, end));
}

export function withCallbacks(operation: Operation): readonly Operation[] {
  return [operation, ...operation.callbacks.flatMap(withCallbacks)];
}

/** Schemas of what it receives. */
export function takenBy({ parameters, body }: Operation): readonly Tree[] {
  return [...(body?.schemas ?? []), ...parameters.flatMap(({ schemas }) => schemas)];
}

/** Schemas of its responses. */
export function givenBy({ answers }: Operation): readonly Tree[] {
  return answers.flatMap(({ schemas, headers }) => [...schemas, ...headers]);
}

export function valuesOf(operation: Operation): readonly Tree[] {
  return [...takenBy(operation), ...givenBy(operation)];
}
