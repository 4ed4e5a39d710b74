// Identifiers that cannot be guessed: in, nothing; out, letters and digits of five bits each (Crockford's base 32, in lower case), so
// that they survive mail, file systems and being read aloud.
import { randomBytes } from 'node:crypto';

const SIGNS = '0123456789abcdefghjkmnpqrstvwxyz';

/** 26 characters: 130 bits. */
export function newId(): string {
  return [...randomBytes(26)].map((each) => SIGNS[each & 31]).join('');
}

/** The form of a valid id; nothing else is looked up. */
export const ID = /^[0-9a-z]{1,40}$/;
