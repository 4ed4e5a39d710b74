// Bytes of a good response that are flipped or cut: it signs in the same person, or nobody; it never throws, and logs nothing.
import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import {
  assertion,
  base64,
  context,
  encrypted,
  posted,
  response,
  SERVICE,
  SETTINGS,
  signed,
} from './testing/provider.js';
import { verifiedResponse } from './verified-response.js';

const SUBJECT = '["urn:oasis:names:tc:SAML:2.0:nameid-format:persistent","ada-lovelace-1815"]';
const SIGNED = signed(assertion(), 'Assertion');

afterEach(() => {
  vi.restoreAllMocks();
});

const change = fc.oneof(
  fc.record({ at: fc.double({ min: 0, max: 1, noNaN: true }), mask: fc.integer({ min: 1, max: 255 }) }),
  fc.record({ at: fc.double({ min: 0, max: 1, noNaN: true }), cut: fc.integer({ min: 1, max: 400 }) }),
);
type Change = { readonly at: number } & ({ readonly mask: number } | { readonly cut: number });

function changedBytes(bytes: Buffer, changes: readonly Change[]): Buffer {
  return changes.reduce((all, each) => {
    const at = Math.floor(each.at * all.length);
    if ('cut' in each) return Buffer.concat([all.subarray(0, at), all.subarray(at + each.cut)]);
    return Buffer.from(all.map((byte, i) => (i === at ? byte ^ each.mask : byte)));
  }, bytes);
}

test.each<readonly [string, () => string | Promise<string>]>([
  ['a signed assertion', () => posted()],
  ['a signed response', () => base64(signed(response(SIGNED), 'Response'))],
  ['an assertion encrypted by AES-GCM', async () => base64(response(await encrypted(SIGNED)))],
  [
    'an assertion encrypted by AES-CBC',
    async () => base64(response(await encrypted(SIGNED, SERVICE, 'http://www.w3.org/2001/04/xmlenc#aes256-cbc'))),
  ],
])('changed bytes of %s never sign in anyone else', async (_, send) => {
  const logged = [vi.spyOn(console, 'log'), vi.spyOn(console, 'warn'), vi.spyOn(console, 'error')];
  const good = await send();
  const subjectOf = async (text: string) => {
    const result = await verifiedResponse(SETTINGS, text, context());
    return result.ok ? result.proof.subject : SUBJECT;
  };
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 3 }), fc.boolean(), async (changes, ofXml) => {
      const bytes = Buffer.from(good, ofXml ? 'base64' : 'latin1');
      const changed = changedBytes(bytes, changes).toString(ofXml ? 'base64' : 'latin1');
      expect(await subjectOf(changed)).toBe(SUBJECT);
    }),
    { numRuns: 300 },
  );
  expect(logged.flatMap(({ mock }) => mock.calls)).toEqual([]);
});

test('any text signs nobody in', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'binary' }), fc.boolean(), async (text, isXml) => {
      const sent = isXml ? base64(response(text)) : text;
      expect(await verifiedResponse(SETTINGS, sent, context())).toMatchObject({ ok: false });
    }),
  );
});
