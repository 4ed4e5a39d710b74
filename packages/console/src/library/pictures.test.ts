import { expect, test } from 'vitest';
import type { Owner } from './owner.js';
import { filesOf } from './pictures.js';

const OWN: Owner = { kind: 'account' };
const ACME: Owner = { kind: 'organisation', org: { id: 'a', slug: 'acme', name: 'Acme', role: 'viewer' } };

test.each([
  [OWN, 'light', 'SVG, light; PNG, light; PDF, light; SVG, dark; PNG, dark; PDF, dark'],
  [OWN, 'dark', 'SVG, dark; PNG, dark; PDF, dark'],
  [OWN, 'auto', 'SVG, both colours; PNG, light; PDF, light; SVG, dark; PNG, dark; PDF, dark'],
  [ACME, 'dark', 'SVG, light; SVG, dark; SVG, both colours; SVG with its source; PNG, dark; PDF, dark'],
] as const)('the files of %j in the theme %s', (owner, theme, words) => {
  const files = filesOf(owner, { id: 'x', title: 'Our "Shop"', theme });
  expect(files.map((each) => each.words).join('; ')).toBe(words);
  expect(files.every(({ name }) => /^our-shop(?:\.dark)?\.(?:svg|png|pdf)$/.test(name))).toBe(true);
});
