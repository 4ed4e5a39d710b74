// Reads the number lists of inter-data.ts. In: printable ASCII written by scripts/metrics/number-text.mjs.
// Out: whole numbers; one character each below 70, two or three above.

const SIZE = 90;
const SINGLE = 70;
const DOUBLE: number = SINGLE + (SIZE - SINGLE - 1) * SIZE;

/** Place of each printable ASCII character among those without " $ ' \ and the backquote. */
const PLACES: Uint8Array = /* @__PURE__ */ (() => {
  const places = new Uint8Array(128);
  let count = 0;
  for (let code = 32; code < 127; code++) if (!'"$\'\\`'.includes(String.fromCharCode(code))) places[code] = count++;
  return places;
})();

/** Unrolled: a cold start reads 14,000 characters here before anything is drawn. */
export function readNumbers(text: string): Uint16Array {
  const { length } = text;
  const numbers = new Uint16Array(length);
  let count = 0;
  for (let at = 0; at < length; at++) {
    const first = PLACES[text.charCodeAt(at)] ?? 0;
    if (first < SINGLE) {
      numbers[count++] = first;
      continue;
    }
    const second = PLACES[text.charCodeAt(++at)] ?? 0;
    if (first < SIZE - 1) numbers[count++] = SINGLE + (first - SINGLE) * SIZE + second;
    else numbers[count++] = DOUBLE + second * SIZE + (PLACES[text.charCodeAt(++at)] ?? 0);
  }
  return numbers.subarray(0, count);
}

/** 0, 1, 2, 3, 4 … stand for 0, -1, 1, -2, 2 … */
export function signed(number: number): number {
  return number % 2 === 0 ? number / 2 : -(number + 1) / 2;
}
