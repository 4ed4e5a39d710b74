// Certificates as admins paste them, and what is missing before single sign-on is required.
import { expect, test } from 'vitest';
import { certificatesIn, missingFor, type Sso } from './settings.js';

const PEM = '-----BEGIN CERTIFICATE-----\nMIIB\nkDCC\n-----END CERTIFICATE-----';

test.each([
  [`${PEM}\n${PEM}`, [PEM, PEM]],
  ['MIIB\nkDCC\n\nMIIC', ['MIIBkDCC', 'MIIC']],
  ['  ', []],
])('certificates in %j', (text, expected) => {
  expect(certificatesIn(text)).toEqual(expected);
});

test('what is missing is named in the order of the page', () => {
  const sso = { domains: [], connections: [], breakGlassCodes: 0 } as unknown as Sso;
  expect(missingFor(sso)).toEqual(['a verified domain', 'a connection that is turned on', 'break-glass codes']);
  expect(missingFor({ ...sso, breakGlassCodes: 2 })).toHaveLength(2);
});
