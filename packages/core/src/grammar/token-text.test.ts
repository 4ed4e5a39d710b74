import { describe, expect, it } from 'vitest';
import { validate } from '../draw.js';
import { testIcons } from '../testing/icons.js';

const hintOf = (line: string): readonly string[] =>
  validate(`flow "F"\n${line}\n`, { icons: testIcons }).diagnostics.map((each) => each.hint);

describe('the words of a line in a hint', () => {
  it.each([
    ['node ref over a, b', 'Write: node ref "over a, b"'],
    ['node ref paid at: noon', 'Write: node ref "paid at: noon"'],
    ['node ref up to 5', 'Write: node ref "up to 5"'],
  ])('%s', (line, hint) => {
    expect(hintOf(line)).toContain(hint);
  });

  it('appear once each, also on a line that was already repaired', () => {
    const line = `node ref ${'over a, b'.repeat(20)} /* remark`;
    for (const hint of hintOf(line)) expect(hint.length).toBeLessThan(2 * line.length);
  });
});
