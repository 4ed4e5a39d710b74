import { describe, expect, test } from 'vitest';
import { checkSource } from '../check.js';
import type { IconLookup } from '../scene/icon.js';
import { icons as iconsIn } from '../scene/parts/testing/walk.js';
import { testIcons } from '../testing/icons.js';

const GREEN = '#1b8a4b';
/** Every icon with a colour of its own, so that a neutral one is visible. */
const coloured: IconLookup = {
  ...testIcons,
  find: (name) =>
    testIcons.find(name) && { width: 24, height: 24, shapes: [{ d: 'M4 4h16v16z', fill: GREEN, stroke: GREEN }] },
};

const KINDS = [
  ['flow', 'flow\nnode a decision "Compromised?"\nnode b\na -> b :'],
  ['sequence', 'sequence\nactor a\nactor b\na -> b :'],
  ['state', 'state\nstate a\nstate b\na -> b :'],
] as const;

function colourOf(source: string): string | undefined {
  const { compiled, diagnostics } = checkSource(`${source}\n`, { icons: coloured });
  if (!compiled) throw new Error(JSON.stringify(diagnostics));
  const [icon] = iconsIn(compiled.drawn().value.nodes);
  return icon?.art.shapes.map(({ fill, stroke }) => `${fill} ${stroke}`).join();
}

describe.each(KINDS)('on a line of a %s', (_, line) => {
  test.each(['yes', 'No', ' true ', 'FALSE', 'y" icon=status:yes desc="', 'n" icon=status:no desc="'])(
    'the answer "%s" is marked without a colour of success or failure',
    (label) => expect(colourOf(`${line} "${label}"`)).toBe('ink ink'),
  );

  test.each(['ok" icon=status:yes desc="', 'failed" icon=status:error desc="', 'no" icon=status:denied desc="'])(
    'the outcome "%s" keeps the colours of its icon',
    (label) => expect(colourOf(`${line} "${label}"`)).toBe(`${GREEN} ${GREEN}`),
  );
});
