// The key that providers encrypt assertions to.
import { createPrivateKey, X509Certificate } from 'node:crypto';
import { expect, test } from 'vitest';
import { newEncryptionKey } from './encryption-key.js';
import { assertion, base64, context, encrypted, NOW, response, SETTINGS, signed } from './testing/provider.js';
import { verifiedResponse } from './verified-response.js';

const newKey = newEncryptionKey(NOW);

test('its certificate signs itself, has 3072 bits and ends in ten years', async () => {
  const { key, certificate } = await newKey;
  const parsed = new X509Certificate(certificate);
  expect(parsed.verify(parsed.publicKey)).toBe(true);
  expect(parsed.checkPrivateKey(createPrivateKey(key))).toBe(true);
  expect(parsed.publicKey.asymmetricKeyDetails?.modulusLength).toBe(3072);
  expect([parsed.validFrom, parsed.validTo].map((each) => new Date(each).toISOString())).toEqual([
    '2026-11-28T12:00:00.000Z',
    '2036-11-28T12:00:00.000Z',
  ]);
  expect(parsed.subject).toBe('CN=Linework');
  expect(parsed.issuer).toBe(parsed.subject);
});

test('what is encrypted to its certificate signs a person in', async () => {
  const { key, certificate } = await newKey;
  const sent = base64(response(await encrypted(signed(assertion(), 'Assertion'), { key, certificate })));
  expect(await verifiedResponse(SETTINGS, sent, context({ decryptionKeys: [key] }))).toMatchObject({ ok: true });
  expect(await verifiedResponse(SETTINGS, sent, context())).toMatchObject({ ok: false, key: 'decryption' });
});

test('each has its own number', async () => {
  const [one, other] = await Promise.all([newKey, newEncryptionKey(NOW)]);
  expect(new X509Certificate(one.certificate).serialNumber).not.toBe(
    new X509Certificate(other.certificate).serialNumber,
  );
});
