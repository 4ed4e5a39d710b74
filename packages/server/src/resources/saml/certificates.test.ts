// When an admin sees a note that a certificate ends.
import { expect, test } from 'vitest';
import { base64Of, certificateNotes, certificateOf } from './certificates.js';
import { ecCertificate, rsaSigner } from './testing/certificate.js';

const ENDING = rsaSigner(new Date('2026-12-31T12:00:00Z')).certificate;
const LATER = rsaSigner(new Date('2030-01-01T00:00:00Z')).certificate;

test.each([
  ['31 days before', '2026-11-30T11:59:59Z', []],
  ['30 days before', '2026-12-01T12:00:00Z', ['expires on 2026-12-31, in 30 days. Add']],
  ['on the day before', '2026-12-30T13:00:00Z', ['expires on 2026-12-31, in 1 day. Add']],
  ['afterwards', '2026-12-31T12:00:00Z', ['expired on 2026-12-31. Add']],
])('a certificate that ends is reported %s', (_, now, messages) => {
  const notes = certificateNotes([ENDING], new Date(now));
  expect(notes.map(({ message }) => message)).toEqual(messages.map((each) => expect.stringContaining(each)));
  expect(notes.map(({ isExpired }) => isExpired)).toEqual(messages.map((each) => each.startsWith('expired')));
});

test('beside a certificate that is valid for longer, the note says to remove the old one', () => {
  expect(certificateNotes([LATER, ENDING], new Date('2026-12-20'))).toEqual([
    {
      pem: ENDING,
      notAfter: new Date('2026-12-31T12:00:00Z'),
      days: 12,
      isExpired: false,
      message: expect.stringContaining('Remove this one once the provider signs with the other'),
    },
  ]);
});

test.each([
  ['PEM', LATER],
  ['base64 without line ends', base64Of(LATER)],
  ['base64 with white space', ` ${base64Of(LATER).replaceAll(/.{20}/g, '$& \r\n')}`],
])('a certificate can be %s', (_, text) => {
  expect(certificateOf(text)).toEqual({ pem: LATER, notAfter: new Date('2030-01-01'), isRsa: true });
});

test.each([
  ['nothing', ''],
  ['a word', 'certificate'],
  ['a private key', rsaSigner().key],
  ['a certificate that was cut', LATER.slice(0, 400)],
])('%s is not a certificate', (_, text) => {
  expect(certificateOf(text)).toBeUndefined();
});

test('a certificate says whether its key is RSA', () => {
  expect(certificateOf(ecCertificate())?.isRsa).toBe(false);
});
