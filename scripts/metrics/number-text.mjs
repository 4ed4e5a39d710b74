// Writes lists of small whole numbers as short printable ASCII, read back by packages/core/src/metrics/number-text.ts.
// In: numbers from 0 to 9879. Out: one to three characters each; no quote, backslash or dollar sign occurs.

const ALPHABET = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index))
  .filter((character) => !`'"\\\`$`.includes(character))
  .join('');
/** Numbers below take one character, numbers below DOUBLE two, the others three. */
const SINGLE = 70;
const DOUBLE = SINGLE + (ALPHABET.length - SINGLE - 1) * ALPHABET.length;
export const LARGEST = DOUBLE + ALPHABET.length ** 2 - 1;

/** @param {readonly number[]} numbers */
export function writeNumbers(numbers) {
  const size = ALPHABET.length;
  return numbers
    .map((number) => {
      if (!Number.isInteger(number) || number < 0 || number > LARGEST) throw new Error(`${number} does not fit.`);
      if (number < SINGLE) return ALPHABET[number];
      const rest = number - (number < DOUBLE ? SINGLE : DOUBLE);
      const low = ALPHABET[rest % size];
      const high = Math.floor(rest / size);
      return number < DOUBLE ? ALPHABET[SINGLE + high] + low : ALPHABET[size - 1] + ALPHABET[high] + low;
    })
    .join('');
}

/** Signed numbers interleaved: 0, -1, 1, -2, 2 … @param {readonly number[]} numbers */
export function writeSigned(numbers) {
  return writeNumbers(numbers.map((number) => (number < 0 ? -2 * number - 1 : 2 * number)));
}
