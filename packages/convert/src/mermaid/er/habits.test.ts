// A relation of Mermaid pasted into one of our schemas has the cardinalities that the converter reads in it.
import { CARDINALITY_COUNTS, readBetween } from '@linework/core';
import { describe, expect, it } from 'vitest';
import { repaired } from '../testing/habits.js';

const FEET = ['||', '|o', '}o', '}|'].flatMap((left) =>
  ['||', 'o|', 'o{', '|{'].map((right) => [left, right] as const),
);
const WORDS = [
  'one or zero',
  'zero or one',
  'one or more',
  'one or many',
  'zero or more',
  'many(0)',
  'many(1)',
  'many',
  'only one',
  'one',
  '1+',
  '0+',
  '1',
];
const RELATIONS = [
  ...FEET.flatMap(([left, right]) => ['--', '..', '.-', '-.'].map((line) => `${left}${line}${right}`)),
  ...WORDS.map((word) => `${word} to many`),
  ...WORDS.map((word) => `one optionally to ${word}`),
  'u--o{',
];

describe('a relation of Mermaid in a schema', () => {
  it.each(RELATIONS)('a %s b', (relation) => {
    const line = `a ${relation} b : "has"`;
    const between = readBetween(line, 1);
    const counts = between && `from=${CARDINALITY_COUNTS[between.fromCard]} to=${CARDINALITY_COUNTS[between.toCard]}`;
    const arrow = between?.identifying ? '--' : '-->';
    const { lines, safe } = repaired('schema', line, ['table a {', 'id: int', '}', 'table b {', 'id: int', '}']) ?? {};
    expect(lines).toEqual([`a ${arrow} b : "has" ${counts}`]);
    expect(safe).toBe(true);
  });
});
