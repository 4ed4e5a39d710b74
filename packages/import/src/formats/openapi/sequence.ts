// One operation as messages: in, the operation; out, the draft of a sequence. A client signs in if required, sends the request,
// and gets one of the responses; callbacks follow.
import { type DraftOrigin, short, someOf } from '@linework/convert';
import type { DraftBranch, DraftDeclaration, DraftEdge, DraftOption, DraftStatement } from '@linework/core';
import type { ImportedDraft } from '../../contract.js';
import type { FilePlace } from '../../file-place.js';
import { byCodeUnit } from '../../ids.js';
import { documentName } from './documents.js';
import type { Names } from './names.js';
import type { Answer, Operation } from './operations.js';
import type { Schemas } from './schemas.js';
import type { Scheme } from './security.js';
import { reasonOf } from './status.js';

export interface Call {
  readonly operation: Operation;
  readonly names: Names;
  readonly schemas: Schemas;
  /** Alternatives that a client can present; an empty one: nothing. */
  readonly security: readonly (readonly Scheme[])[];
}

const LONGEST = 60;
/** Names in one line of a note. */
const SHOWN = 6;

interface Ends {
  /** The caller and the called. */
  readonly from: string;
  readonly to: string;
}

type Origins = DraftOrigin<FilePlace>[];

export function sequenceOf(call: Call): ImportedDraft {
  const { operation, names, security } = call;
  const { document, place, called } = operation;
  const origins: Origins = [];
  const actor = (id: string, type: string, label: string, external: string): DraftDeclaration => {
    const statement: DraftDeclaration = { shape: 'declaration', keyword: 'actor', id, type, label };
    origins.push({ kind: 'node', id, external, place, statement });
    return statement;
  };
  const name = documentName(document);
  const signIn = security.flat().find((each) => each.signIn);
  const statements: readonly DraftStatement[] = [
    actor('client', 'client', called === 'by clients' ? 'Client' : 'Subscriber', 'client'),
    ...(signIn ? [actor('auth', 'identity', signIn.signIn?.at || 'Sign-in', `scheme ${signIn.name}`)] : []),
    actor('api', 'service', name, `api ${document.file}`),
    ...securityLines(security),
    ...exchange(
      call,
      operation,
      called === 'by clients' ? { from: 'client', to: 'api' } : { from: 'api', to: 'client' },
      origins,
    ),
    ...operation.callbacks.flatMap((each) => callbackLines(call, each, origins)),
  ];
  const title = operation.summary ?? names.ofOperation(operation);
  return { draft: { header: { kind: 'sequence', title: short(title, LONGEST) }, statements }, origins };
}

/** A sign-in is messages, everything else a note; alternatives are all listed, and a sign-in is optional then. */
function securityLines(security: readonly (readonly Scheme[])[]): readonly DraftStatement[] {
  const schemes = security.filter((each) => each.length > 0);
  if (schemes.length === 0) return [];
  const signsIn = schemes.find((each) => each.some(({ signIn }) => signIn));
  const lines = schemes.map((each) => each.map(schemeWords).join(' and '));
  const optional = schemes.length < security.length;
  const heading = [schemes.length > 1 ? 'One of:' : '', optional ? 'Optional:' : ''].filter((each) => each !== '');
  const alone = schemes.length === 1 && !optional;
  const simple = alone && signsIn?.length === 1;
  const note: DraftStatement = noteAt('client', [...heading, ...lines]);
  const scheme = signsIn?.find(({ signIn }) => signIn);
  if (!scheme) return [note];
  const messages: readonly DraftStatement[] = [
    edge('client', '->', 'auth', `signs in with ${scheme.name}`, role('identity')),
    edge('auth', '-->', 'client', scheme.asks, role('identity')),
  ];
  if (simple) return messages;
  if (alone) return [...messages, note];
  return [note, { shape: 'declaration', keyword: 'opt', label: `with ${scheme.name}`, children: messages }];
}

function schemeWords({ name, asks }: Scheme): string {
  return asks === '' ? name : `${name}: ${asks}`;
}

function callbackLines(call: Call, operation: Operation, origins: Origins): readonly DraftStatement[] {
  const children = exchange(call, operation, { from: 'api', to: 'client' }, origins);
  return [
    { shape: 'declaration', keyword: 'opt', label: operation.callback ?? 'callback', children },
    ...operation.callbacks.flatMap((each) => callbackLines(call, each, origins)),
  ];
}

function exchange(call: Call, operation: Operation, ends: Ends, origins: Origins): readonly DraftStatement[] {
  const { from, to } = ends;
  const { method, path, place } = operation;
  const external = call.names.ofOperation(operation);
  const request = edge(from, '->', to, `${method} ${path}`);
  origins.push({ kind: 'edge', id: '', external, place, statement: request });
  const details = requestDetails(call, operation);
  return [
    request,
    ...(details.length === 0 ? [] : [noteAt(`${from},${to}`, details)]),
    ...answerLines(call, operation, ends, (answer, statement) => {
      origins.push({ kind: 'edge', id: '', external: `${external} ${answer.code}`, place: answer.place, statement });
    }),
  ];
}

const PLACES = [
  ['query', 'Query'],
  ['header', 'Header'],
  ['cookie', 'Cookie'],
  ['formData', 'Form'],
] as const;

/** What is sent besides the path. */
function requestDetails({ schemas, names }: Call, { parameters, body }: Operation): readonly string[] {
  const lines = PLACES.flatMap(([where, word]) => {
    const own = parameters.filter((each) => each.where === where && each.name !== '');
    return own.length === 0
      ? []
      : [
          `${word}: ${someOf(
            own.map(({ name, required }) => (required ? name : `${name}?`)),
            SHOWN,
          )}`,
        ];
  });
  if (!body) return lines;
  const inside = someOf(schemas.reached(body.schemas).map(names.ofSchema).sort(byCodeUnit), SHOWN);
  const types = someOf(body.types, SHOWN);
  const words = [inside, types === '' || inside === '' ? types : `as ${types}`].filter((each) => each !== '');
  return [...lines, words.length === 0 ? 'Body' : `Body: ${words.join(' ')}`];
}

/** In the order of their codes; several are alternatives. */
function answerLines(
  call: Call,
  { answers }: Operation,
  { from, to }: Ends,
  draw: (answer: Answer, statement: DraftEdge) => void,
): readonly DraftStatement[] {
  const sorted = answers.toSorted((a, b) => byCodeUnit(a.code, b.code));
  const succeeds = sorted.some(({ code }) => /^[23]/.test(code));
  const reply = (answer: Answer): DraftEdge => {
    const { schemas, names } = call;
    const inside = someOf(schemas.reached(answer.schemas).map(names.ofSchema).sort(byCodeUnit), SHOWN);
    const words = [answer.code, inside === '' ? reasonOf(answer.code) : inside].filter((each) => each !== '');
    const statement = edge(to, '-->', from, words.join(' '), toneOf(answer.code, succeeds));
    draw(answer, statement);
    return statement;
  };
  const [first, ...others] = sorted;
  if (!first) return [];
  if (others.length === 0) return [reply(first)];
  const branches = others.map(
    (answer): DraftBranch => ({ word: 'else', label: conditionOf(answer, sorted), children: [reply(answer)] }),
  );
  const children = [reply(first)];
  return [{ shape: 'declaration', keyword: 'alt', label: conditionOf(first, sorted), children, branches }];
}

/** Its description, unless others have the same one. */
function conditionOf({ code, description }: Answer, all: readonly Answer[]): string {
  const alone = all.filter((each) => each.description === description).length === 1;
  const reason = reasonOf(code) || code;
  return short((alone ? description : undefined) ?? reason, LONGEST);
}

/** `default` means errors if successes are listed separately. */
function toneOf(code: string, succeeds: boolean): readonly DraftOption[] {
  const tone = /^2/.test(code) ? 'green' : /^[45]/.test(code) || (code === 'default' && succeeds) ? 'red' : undefined;
  return tone === undefined ? [] : [{ name: 'tone', values: [{ raw: tone }] }];
}

function role(name: string): readonly DraftOption[] {
  return [{ name: 'role', values: [{ raw: name }] }];
}

function edge(from: string, arrow: string, to: string, label: string, options: readonly DraftOption[] = []): DraftEdge {
  return { shape: 'edge', from, arrow, to, label, ...(options.length === 0 ? {} : { options }) };
}

function noteAt(actors: string, lines: readonly string[]): DraftStatement {
  return { shape: 'row', keyword: 'note', cells: [{ raw: actors }], texts: [lines.join('\n')] };
}
