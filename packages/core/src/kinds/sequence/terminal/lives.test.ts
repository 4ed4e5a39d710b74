// Actors that one message creates or ends, in a picture too narrow for lifelines.
import { expect, test } from 'vitest';
import { drawText } from '../../../draw.js';
import { testIcons } from '../../../testing/icons.js';

const OTHERS = 'actor c "Customer relations"\nactor d "Database cluster"\nactor e "Events"\nc -> d\nd -> e\n';

test.each([
  ['actor a "Ann"\nactor b "Bob" created destroyed\n', 'Ann --> Bob: ends [creates Bob] [ends Bob]'],
  ['actor a "Ann" destroyed\nactor b "Bob" destroyed\n', 'Ann --> Bob: ends [ends Ann] [ends Bob]'],
  [
    'actor a "Ann" destroyed\nactor b "Bob" created destroyed\n',
    'Ann --> Bob: ends [creates Bob] [ends Ann] [ends Bob]',
  ],
])('a list of messages names every actor that begins or ends there: %j', (actors, expected) => {
  const source = `sequence\n${actors}${OTHERS}a -> b : "ends"\n`;
  const { text } = drawText(source, { columns: 24, charset: 'ascii' }, { icons: testIcons });
  expect(text?.replace(/\s+/g, ' ')).toContain(expected);
});
