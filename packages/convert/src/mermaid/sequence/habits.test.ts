// A message of Mermaid pasted into one of our sequences has the arrow that the converter gives it.
import { describe, expect, it } from 'vitest';
import { bodyOf } from '../testing/convert.js';
import { repaired } from '../testing/habits.js';

const HALVES = ['-|\\', '-|/', '-\\\\', '-//', '\\|-', '/|-', '//-', '\\\\-'];
const dashed = (half: string): string => half.replace('-', '--');
const ARROWS = ['->>', '-->>', '<<->>', '<<-->>', '-x', '--x', '-)', '--)', ...HALVES, ...HALVES.map(dashed)];

describe('a message of Mermaid in a sequence', () => {
  it.each(ARROWS)('Ann%sBob is the message that the converter makes', (arrow) => {
    const line = `Ann${arrow}Bob: Hi`;
    const message = bodyOf(`sequenceDiagram\n${line}`).at(-1);
    expect(repaired('sequence', line, ['actor Ann', 'actor Bob'])?.lines).toEqual([message]);
  });
});
