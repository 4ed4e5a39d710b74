// Where a publish goes that names no library.
import type { TenantId } from '@linework/operations';
import { expect, test } from 'vitest';
import { destinationOf } from './destination.js';
import type { OwnLibrary } from './repo.js';

const library = (slug: string, more: Partial<OwnLibrary> = {}): OwnLibrary => ({
  id: slug as TenantId,
  slug,
  name: slug,
  role: 'editor',
  isDefault: false,
  isRequired: false,
  ...more,
});

const CASES: readonly (readonly [string, readonly OwnLibrary[], string | readonly string[] | undefined])[] = [
  ['without a choice or a policy: the own library', [], undefined],
  ['the default', [library('acme', { isDefault: true })], 'acme'],
  ['the organisation that requires it', [library('acme', { isRequired: true })], 'acme'],
  [
    'the organisation that requires it, whatever the default is',
    [library('acme', { isRequired: true }), library('beta', { isDefault: true })],
    'acme',
  ],
  [
    'between several that require it, the default',
    [library('acme', { isRequired: true }), library('beta', { isRequired: true, isDefault: true })],
    'beta',
  ],
  [
    'between several that require it, nobody decides for the member',
    [
      library('acme', { isRequired: true }),
      library('beta', { isRequired: true }),
      library('gamma', { isDefault: true }),
    ],
    ['acme', 'beta'],
  ],
  [
    'a viewer, who cannot publish there: the own library',
    [library('acme', { isRequired: true, role: 'viewer' }), library('beta', { isDefault: true, role: 'viewer' })],
    undefined,
  ],
];

test.each(CASES)('%s', (_what, libraries, expected) => {
  const { organisation, choice } = destinationOf(libraries);
  expect(choice.length > 0 ? choice.map(({ slug }) => slug) : organisation?.slug).toEqual(expected);
});
