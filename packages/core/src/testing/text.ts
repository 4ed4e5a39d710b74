// Text of any characters, for properties.
import fc from 'fast-check';

const SURROGATES_FROM = 0xd800;
const SURROGATES = 0x800;
const CODE_POINTS = 0x110000;

/**
 * Any code point except surrogates, as the unit of `fc.string`. It equals fast-check's `unit: 'binary'`, which first builds a map of
 * a million code points in each thread.
 */
export const anyCharacter: fc.Arbitrary<string> = fc.nat(CODE_POINTS - SURROGATES - 1).map(
  (index) => String.fromCodePoint(index < SURROGATES_FROM ? index : index + SURROGATES),
  (value) => {
    const [character] = typeof value === 'string' ? value : '';
    const codePoint = character?.codePointAt(0) ?? 0;
    if (character !== value || (codePoint >= SURROGATES_FROM && codePoint < SURROGATES_FROM + SURROGATES))
      throw new TypeError('Not a single character');
    return codePoint < SURROGATES_FROM ? codePoint : codePoint - SURROGATES;
  },
);
