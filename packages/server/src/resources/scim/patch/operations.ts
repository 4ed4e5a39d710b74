// The operations of a PATCH (RFC 7644, section 3.5.2): in, a body; out, what to do with which path. Clients write them in many forms, and a value
// without a path is one operation for each of its fields.

import type { Path } from '../filter/model.js';
import { parsePath } from '../filter/parse.js';
import { enterpriseSchema } from '../schema/attributes.js';
import { fieldOf, fold, isList, isPlain, type Plain, type Value } from '../schema/plain.js';
import { refuseScim } from '../scim-error.js';

export interface PatchStep {
  readonly op: 'add' | 'replace' | 'remove';
  readonly path: Path;
  /** Undefined for a removal without a value. */
  readonly value: Value | undefined;
}

const MOST = 1_000;

/** What every resource has and no client can change. Without a path it is ignored, as in a whole resource. */
const FIXED: ReadonlySet<string> = new Set(['schemas', 'id', 'meta']);

export function patchSteps(body: Plain): readonly PatchStep[] {
  const operations = named(body, 'operations');
  if (!isList(operations) || operations.length === 0)
    return refuseScim('invalidSyntax', 'Operations: send a list of operations.');
  if (operations.length > MOST) return refuseScim('tooMany', `Send at most ${MOST} operations.`);
  return operations.flatMap(stepsOf);
}

function stepsOf(operation: Value): readonly PatchStep[] {
  if (!isPlain(operation)) return refuseScim('invalidSyntax', 'Operations: send objects.');
  const op = opOf(named(operation, 'op'));
  const path = named(operation, 'path');
  const value = named(operation, 'value');
  if (op !== 'remove' && value === undefined) return refuseScim('invalidValue', `${op} needs a value.`);
  if (path === undefined || path === null || path === '') return withoutPath(op, value);
  if (typeof path !== 'string') return refuseScim('invalidPath', 'path: send a text.');
  const target = parsePath(path);
  if (!target.isEnterprise && FIXED.has(fold(target.attribute)))
    return refuseScim('mutability', `${target.attribute}: cannot be changed.`);
  return target.attribute === '' ? ofExtension(op, value) : [{ op, path: target, value }];
}

function withoutPath(op: PatchStep['op'], value: Value | undefined): readonly PatchStep[] {
  if (op === 'remove') return refuseScim('noTarget', 'remove needs a path.');
  if (!isPlain(value)) return refuseScim('invalidValue', `${op} without a path needs an object.`);
  return Object.entries(value).flatMap(([name, each]) => {
    const path = parsePath(name);
    if (!path.isEnterprise && FIXED.has(fold(path.attribute))) return [];
    return path.attribute === '' ? ofExtension(op, each) : [{ op, path, value: each }];
  });
}

/** The extension as a whole is the same as each of its attributes. */
function ofExtension(op: PatchStep['op'], value: Value | undefined): readonly PatchStep[] {
  const fields = isPlain(value)
    ? Object.entries(value)
    : op === 'remove'
      ? enterpriseSchema.attributes.map(({ name }): [string, undefined] => [name, undefined])
      : refuseScim('invalidValue', 'The extension is an object.');
  return fields
    .filter(([name]) => !FIXED.has(fold(name)))
    .map(([name, each]) => ({ op, path: { ...parsePath(name), isEnterprise: true }, value: each }));
}

function opOf(op: Value | undefined): PatchStep['op'] {
  const word = typeof op === 'string' ? fold(op) : '';
  if (word === 'add' || word === 'replace' || word === 'remove') return word;
  return refuseScim('invalidSyntax', 'op: write add, replace or remove.');
}

/** A field of a message, whatever its case. */
export function named(of: Plain, name: string): Value | undefined {
  const own = Object.keys(of).find((each) => fold(each) === name);
  return own === undefined ? undefined : fieldOf(of, own);
}
