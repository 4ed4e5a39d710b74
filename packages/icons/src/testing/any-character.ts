// Any character, lone surrogates included, as the unit of `fc.string`. fast-check's own unit first builds a map of a million of them.
import fc from 'fast-check';

export const anyCharacter: fc.Arbitrary<string> = fc.nat(0x10ffff).map((code) => String.fromCodePoint(code));
