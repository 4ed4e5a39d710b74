// Encrypted assertions: in, a response and this service's keys; out, the key that it is encrypted to, and the text of its assertion.
import { decrypt, decryptKeyInfo } from 'xml-encryption';

/** The key that opens the response; undefined if it is encrypted to another one. */
export function keyOf(xml: string, keys: readonly string[]): string | undefined {
  return keys.find((key) => {
    try {
      decryptKeyInfo(xml, { key });
      return true;
    } catch {
      return false;
    }
  });
}

/**
 * Undefined if the text cannot be decrypted. Nothing about it is trusted before node-saml decrypts it too and verifies its signature. No
 * caller reports more about it before that: someone who learns how a changed text of CBC fails can decrypt it (Jager and Somorovsky, 2011).
 */
export function decryptedAssertion(xml: string, key: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    decrypt(xml, { key }, (error, text) => resolve(error ? undefined : text));
  });
}
