// A relation of Mermaid pasted into one of our class diagrams means what the converter reads in it.
import { describe, expect, it } from 'vitest';
import { bodyOf, codesOf } from '../testing/convert.js';
import { repaired } from '../testing/habits.js';

const STARTS = ['', '<|', '*', 'o', '<', '()'];
const ENDS = ['', '|>', '*', 'o', '>', '()'];
const RELATIONS = STARTS.flatMap((start) => ['--', '..'].flatMap((line) => ENDS.map((end) => `${start}${line}${end}`)));
/** Arrows that are ours, so that nothing is repaired. */
const OURS = ['--', '-->', '..>', '<-->'];
/** The converter takes the nearest and reports it; a repair does not guess which class inherits. */
const UNDECIDED = ['<|--|>', '<|..|>'];

describe('a relation of Mermaid in a class diagram', () => {
  it.each(RELATIONS.filter((each) => ![...OURS, ...UNDECIDED].includes(each)))(
    'A %s B is the relation that the converter makes',
    (relation) => {
      const line = `A ${relation} B`;
      const text = `classDiagram\n${line}`;
      const { lines, safe } = repaired('class', line, ['class A', 'class B']) ?? {};
      expect(lines).toEqual([bodyOf(text).at(-1)]);
      expect(safe).toBe(!codesOf(text).some((each) => each.endsWith('M241')));
    },
  );

  it.each(UNDECIDED)('A %s B is left to the author', (relation) => {
    expect(repaired('class', `A ${relation} B`, ['class A', 'class B'])).toBeUndefined();
  });
});
