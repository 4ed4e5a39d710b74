// A third kind has its page, its pictures and the pages of its codes in the reference, only from its own folder.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { validate } from '@linework/core';
import { expect, test } from 'vitest';
import { diagnosticText } from '../../packages/cli/src/terminal/diagnostic-text.js';
import { settingsFile } from '../../packages/operations/src/settings/check-settings.js';
import { root } from '../fresh.mjs';
import { icons, madeWith } from '../reference/here.mjs';
import { reference } from '../reference/index.mjs';
import { examplesOf } from '../reference/kinds.mjs';

const made = madeWith({ diagnosticText, settingsFile });
const prose = readFileSync(join(root, 'packages/core/src/kinds/testing/stub-tally/tally.md'), 'utf8');
const proseOf = (kind: string): string => (kind === 'tally' ? prose : made.proseOf(kind));
const pages: ReadonlyMap<string, string> = await reference({ ...made, proseOf });

test('its page has its prose, statements, options and checks', () => {
  const page = pages.get('kinds/tally.md');
  for (const each of [
    '# tally',
    'Use it for the parts of one whole.',
    '### slice',
    '| `values=` |',
    '../codes/E490.md',
  ])
    expect(page).toContain(each);
  expect(page).toContain('src="../pictures/tally-traffic.svg"');
  expect(pages.get('pictures/tally-traffic.dark.svg')).toContain('</svg>');
});

test('its codes have pages, and the index links to all', () => {
  expect(pages.get('codes/E491.md')).toContain('error E491: The slices add up to 0.');
  for (const each of ['kinds/tally.md', 'codes/E490.md', 'codes/E491.md'])
    expect(pages.get('README.md')).toContain(each);
});

test('an announced error occurs', () => {
  for (const { source, mistakes } of examplesOf(prose)) {
    const found = validate(source, { icons }).diagnostics.map((each) => `${each.line}: ${each.code}`);
    expect(found).toEqual(mistakes);
  }
});
