// Damage to a source, as done by editors, agents and attackers. In, a source and changes; out, the result.
import fc from 'fast-check';
import { anyCharacter } from './text.js';

interface Cut {
  readonly cut: number;
  readonly length: number;
}

interface Insertion {
  readonly at: number;
  readonly insert: string;
}

export type Damage = Cut | Insertion;

const INSERTED = [
  '{',
  '}',
  '"',
  '\\',
  '\n',
  ' -> ',
  ' --> ',
  'A[x]',
  '\u0000',
  '\ud800',
  ' : ',
  '=',
  'node ',
  'group g {\n',
  'end\n',
  '|x|',
  '#',
  '%%',
] as const;

export const damages: fc.Arbitrary<readonly Damage[]> = fc.array(
  fc.oneof(
    fc.record({ cut: fc.nat(600), length: fc.nat(30) }),
    fc.record({
      at: fc.nat(600),
      insert: fc.oneof(fc.string({ unit: anyCharacter, maxLength: 12 }), fc.constantFrom(...INSERTED)),
    }),
  ),
  { minLength: 1, maxLength: 6 },
);

export function damaged(source: string, changes: readonly Damage[]): string {
  return changes.reduce((text, change) => (text === '' ? ' ' : changed(text, change)), source);
}

function changed(text: string, change: Damage): string {
  if ('insert' in change) {
    const at = change.at % text.length;
    return text.slice(0, at) + change.insert + text.slice(at);
  }
  const at = change.cut % text.length;
  return text.slice(0, at) + text.slice(at + change.length);
}
