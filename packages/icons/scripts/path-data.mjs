// SVG path data (SVG 2, 9.3) read into segments and written back short: text in, segments out, and the reverse.
// Whatever is not path data stops the build.

const ARGUMENTS = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 };
const SEPARATOR = /[\s,]*/y;
const NUMBER = /[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/iy;
const FLAG = /[01]/y;
const LETTER = /[MLHVCSQTAZ]/iy;

/** @typedef {{ readonly letter: string, readonly values: readonly number[] }} Segment */

/**
 * One segment for each run of arguments; pairs after a moveto become linetos, as 9.3.3 says.
 * @param {string} data
 * @returns {Segment[]}
 */
export function readPath(data) {
  const segments = [];
  let at = 0;
  const take = (pattern) => {
    pattern.lastIndex = at;
    const found = pattern.exec(data)?.[0];
    at += found?.length ?? 0;
    return found;
  };
  const argument = (letter, position) => {
    take(SEPARATOR);
    const isFlag = letter.toUpperCase() === 'A' && (position === 3 || position === 4);
    const text = take(isFlag ? FLAG : NUMBER);
    if (text === undefined) throw new Error(`path data: no number at ${at} of "${data}"`);
    return Number(text);
  };

  take(SEPARATOR);
  while (at < data.length) {
    let letter = take(LETTER);
    if (letter === undefined) throw new Error(`path data: no command at ${at} of "${data}"`);
    if (segments.length === 0 && letter.toUpperCase() !== 'M')
      throw new Error(`path data: no moveto first in "${data}"`);
    const count = ARGUMENTS[letter.toUpperCase()];
    do {
      segments.push({ letter, values: Array.from({ length: count }, (_, position) => argument(letter, position)) });
      if (letter === 'M') letter = 'L';
      if (letter === 'm') letter = 'l';
      take(SEPARATOR);
      NUMBER.lastIndex = at;
    } while (count > 0 && NUMBER.test(data));
  }
  if (segments.length === 0) throw new Error('path data: empty');
  return segments;
}

/**
 * The shortest plain spelling, with three decimals. It starts with an absolute moveto, so that paths can be joined.
 * @param {readonly Segment[]} segments
 */
export function writePath(segments) {
  let text = '';
  let before = '';
  segments.forEach(({ letter, values }, position) => {
    const shown = position === 0 ? 'M' : letter;
    let separated = shown === before && !/[MZ]/i.test(shown);
    if (!separated) text += shown;
    before = shown;
    for (const value of values) {
      const number = writeNumber(value);
      const joins = number.startsWith('-') || (number.startsWith('.') && /\.\d*$/.test(text));
      text += separated && !joins ? ` ${number}` : number;
      separated = true;
    }
  });
  return text;
}

function writeNumber(value) {
  const rounded = Math.round(value * 1000) / 1000 + 0;
  return String(rounded).replace(/^(-?)0\./, '$1.');
}
