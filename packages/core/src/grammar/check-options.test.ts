import { expect, test } from 'vitest';
import { checkSource } from '../check.js';
import { autofix } from '../every-kind.js';
import { testIcons } from '../testing/icons.js';

const HEAD = 'flow "Checkout" numbered=on\nnode a\nnode b\n';
const context = { icons: testIcons };

/** The line after its safe fixes, or `no` if the writer has to choose. */
function repaired(line: string): string {
  const source = `${HEAD}${line}\n`;
  const { text } = autofix(source, context);
  const left = checkSource(text, context).diagnostics.filter((each) => each.severity === 'error');
  return left.length > 0 ? 'no' : text.slice(HEAD.length).trimEnd();
}

test.each([
  ['overlay o nodes="a,b"', 'overlay o nodes=a,b'],
  ['overlay o nodes="a, b"', 'overlay o nodes=a,b'],
  // Only the writer knows whether b is a label or part of the list.
  ['overlay o nodes=a b', 'no'],
  ['overlay o "Scope" nodes="a and b"', 'no'],
  ['a -> b step="off"', 'a -> b step=off'],
  ['a -> b step=OFF', 'a -> b step=off'],
  ['node c icon="none"', 'node c icon=none'],
  ['node c icon=LX:Rocket', 'node c icon=lx:rocket'],
])('%s becomes %s', (line, expected) => {
  expect(repaired(line)).toBe(expected);
});
