// Parses SVG path data (SVG 2, 9.3) into segments and writes them back compactly. Anything that is not path data stops
// the build.

const ARGUMENTS = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 };
const [PLUS, MINUS, POINT, ZERO, NINE] = Array.from('+-.09', (each) => each.charCodeAt(0));
/** White space and commas. */
const SPACE = new Set(Array.from(' ,\t\n\r\f', (each) => each.charCodeAt(0)));
const BEGINS = new Set(Array.from('+-.0123456789', (each) => each.charCodeAt(0)));
const EXPONENT = /^[eE][+-]?\d+/;

/** @typedef {{ readonly letter: string, readonly values: readonly number[] }} Segment */

/**
 * One segment per set of arguments; pairs after a moveto become linetos, as in 9.3.3.
 * @param {string} data
 * @returns {Segment[]}
 */
export function readPath(data) {
  const segments = [];
  let at = 0;
  const skip = () => {
    while (at < data.length && SPACE.has(data.charCodeAt(at))) at++;
  };
  /** Parsed by hand, since a set has millions of numbers. */
  const number = () => {
    const start = at;
    const sign = data.charCodeAt(at);
    if (sign === PLUS || sign === MINUS) at++;
    const whole = digits();
    let parts = 0;
    if (data.charCodeAt(at) === POINT) {
      at++;
      parts = digits();
    }
    if (whole + parts === 0) {
      at = start;
      return undefined;
    }
    const exponent = EXPONENT.exec(data.slice(at, at + 6))?.[0];
    at += exponent?.length ?? 0;
    return Number(data.slice(start, at));
  };
  const digits = () => {
    const start = at;
    while (data.charCodeAt(at) >= ZERO && data.charCodeAt(at) <= NINE) at++;
    return at - start;
  };
  const flag = () => {
    const text = data[at];
    if (text !== '0' && text !== '1') return undefined;
    at++;
    return Number(text);
  };

  skip();
  while (at < data.length) {
    let letter = data[at];
    const count = ARGUMENTS[letter.toUpperCase()];
    if (count === undefined) throw new Error(`path data: no command at ${at} of "${data}"`);
    at++;
    if (segments.length === 0 && letter.toUpperCase() !== 'M')
      throw new Error(`path data: no moveto first in "${data}"`);
    do {
      const values = [];
      for (let position = 0; position < count; position++) {
        skip();
        const value = count === 7 && (position === 3 || position === 4) ? flag() : number();
        if (value === undefined) throw new Error(`path data: no number at ${at} of "${data}"`);
        values.push(value);
      }
      segments.push({ letter, values });
      if (letter === 'M') letter = 'L';
      if (letter === 'm') letter = 'l';
      skip();
    } while (count > 0 && at < data.length && BEGINS.has(data.charCodeAt(at)));
  }
  if (segments.length === 0) throw new Error('path data: empty');
  return segments;
}

/**
 * The shortest plain spelling, with three decimals. It starts with an absolute moveto, so that paths can be
 * concatenated.
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
