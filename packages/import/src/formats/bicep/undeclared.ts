// Names that a Bicep file uses but does not declare: in, the file; out, a warning for each at its first occurrence.
import { nearest } from '@linework/core';
import type { PlacedDiagnostic } from '../../contract.js';
import { bicepReport } from './codes.js';
import type { BicepFile, Declared } from './declarations.js';
import type { Range } from './locals.js';
import { declaredAs } from './references.js';

/** Further ones are reported together. */
const MOST = 20;
/** Most names that are compared with a mistyped one. */
const MOST_NEAR = 500;
/** Reserved words, and the namespaces of functions. */
const OWN = new Set(['true', 'false', 'null', 'if', 'for', 'in', 'az', 'sys', 'any', 'this']);

export function undeclaredIn(file: BicepFile): readonly PlacedDiagnostic[] {
  const undeclared = new Map<string, number>();
  const look = (range: Range | undefined, own?: Declared): void => {
    for (let at = range?.[0] ?? 0; range && at < range[1]; at++) {
      const name = file.tokens[at]?.text ?? '';
      if (isSymbol(file, at) && !isKnown(file, name, own) && !undeclared.has(name)) undeclared.set(name, at);
    }
  };
  for (const each of file.declared) {
    for (const range of [...each.properties.values(), each.condition, each.loop]) look(range, each);
  }
  for (const range of [...file.values.values(), ...file.outputs.values()]) look(range);
  const all = [...undeclared].toSorted(([, a], [, b]) => a - b);
  const known = [...file.byAddress.keys(), ...file.values.keys(), ...file.parameters].slice(0, MOST_NEAR);
  const spanOf = (at: number): { start: number; end: number } => {
    const { start = 0, end = 0 } = file.tokens[at] ?? {};
    return { start, end };
  };
  const first = all.slice(0, MOST).map(([name, at]) => ({
    file: file.path,
    diagnostic: bicepReport('I340', spanOf(at), { name, near: nearest(name, known) }),
  }));
  const [next] = all.slice(MOST);
  if (!next) return first;
  const names = all.slice(MOST).map(([name]) => name);
  return [...first, { file: file.path, diagnostic: bicepReport('I341', spanOf(next[1]), { names }) }];
}

/** A word that is not a key, a property, a function or a number. */
function isSymbol({ tokens, locals }: BicepFile, at: number): boolean {
  const [token, before, after] = [tokens[at], tokens[at - 1], tokens[at + 1]];
  if (token?.is !== 'word' || !/^[A-Za-z_]/.test(token.text) || OWN.has(token.text) || locals.has(at)) return false;
  if (after?.text === '(' || before?.text === '::' || isTaken(tokens[at - 2]?.text, before?.text)) return false;
  return after?.text !== ':' || !(before?.is === 'line' || before?.text === '{' || before?.text === ',');
}

/** `.name` and `.?name`. */
function isTaken(earlier: string | undefined, before: string | undefined): boolean {
  return before === '.' || (before === '?' && earlier === '.');
}

function isKnown(file: BicepFile, name: string, own: Declared | undefined): boolean {
  const { parameters, values, imported } = file;
  return parameters.has(name) || values.has(name) || imported.has(name) || declaredAs(file, name, own) !== undefined;
}
