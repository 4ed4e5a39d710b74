// Writes absolute outline commands as compact path data with a given number of decimals. Rounding errors don't
// accumulate, since every point is relative to the exact position of the point that was written before it.

/** @param {readonly import('./outline.mjs').Command[]} commands @param {number} decimals */
export function pathText(commands, decimals) {
  const scale = 10 ** decimals;
  const spelled = speller(scale);
  let text = '';
  let before = '';
  /** Whether the number written last contains a point: then a number that starts with a point needs no space. */
  let pointed = false;
  let [x, y, startX, startY] = [0, 0, 0, 0];
  /** Last control point of the preceding cubic curve. */
  let control;

  const write = (letter, numbers) => {
    // Further pairs after a moveto are linetos (SVG 2, 9.3.3).
    let first = letter !== before || letter === 'M' || letter === 'm';
    if (first) text += letter;
    before = letter;
    for (const number of numbers) {
      const piece = spelled(number);
      const opens = piece.charCodeAt(0);
      text += first || opens === MINUS || (opens === POINT && pointed) ? piece : ` ${piece}`;
      pointed = number % scale !== 0;
      first = false;
    }
  };
  /** The shorter of the two spellings, absolute or relative. */
  const either = (letter, points, fixed = []) => {
    const relative = points.map((value, at) => value - (at % 2 === 0 ? x : y));
    let gain = 0;
    for (let at = 0; at < points.length; at++) gain += room(points[at], spelled) - room(relative[at], spelled);
    const numbers = gain >= 0 ? relative : points;
    write(gain >= 0 ? letter.toLowerCase() : letter, fixed.length === 0 ? numbers : [...fixed, ...numbers]);
  };
  const along = (letter, value, from) => {
    const short = room(value - from, spelled) <= room(value, spelled);
    write(short ? letter.toLowerCase() : letter, [short ? value - from : value]);
  };

  for (const { letter, values } of commands) {
    if (letter === 'Z') {
      if (before !== 'z') text += 'z';
      before = 'z';
      [x, y, control] = [startX, startY, undefined];
      continue;
    }
    const points = values.map((value) => Math.round(value * scale));
    const [endX, endY] = points.slice(-2);
    let next;
    if (letter === 'M') {
      if (text === '') write('M', points);
      else either('M', points);
      [startX, startY] = [endX, endY];
    } else if (letter === 'L') {
      if (endY === y) along('H', endX, x);
      else if (endX === x) along('V', endY, y);
      else either('L', points);
    } else if (letter === 'C') {
      const [ax, ay, bx, by] = points;
      const [mirrorX, mirrorY] = control === undefined ? [x, y] : [2 * x - control[0], 2 * y - control[1]];
      const smooth = Math.abs(mirrorX - ax) <= 1 && Math.abs(mirrorY - ay) <= 1;
      if (smooth) either('S', [bx, by, endX, endY]);
      else either('C', points);
      next = [bx, by];
    } else if (letter === 'Q') either('Q', points);
    else {
      const [, , turn, large, sweep] = values;
      either('A', [endX, endY], [points[0], points[1], Math.round(turn) * scale, large * scale, sweep * scale]);
    }
    [x, y, control] = [endX, endY, next];
  }
  return text;
}

const MINUS = 45;
const POINT = 46;

/** Number of characters a number takes, with the space in front of it. */
function room(number, spelled) {
  return spelled(number).length + (number < 0 ? 0 : 1);
}

/** A number of `1 / scale` units as text. Caches the few thousand that occur often. */
function speller(scale) {
  let known = SPELLED.get(scale);
  if (known === undefined) {
    known = new Array(2 * MOST_SPELLED);
    SPELLED.set(scale, known);
  }
  return (number) => {
    const at = number + MOST_SPELLED;
    const cached = known[at];
    if (cached !== undefined) return cached;
    const text = String(number / scale + 0).replace(/^(-?)0\./, '$1.');
    if (at >= 0 && at < known.length) known[at] = text;
    return text;
  };
}

const SPELLED = new Map();
/** Numbers up to this absolute value are cached. */
const MOST_SPELLED = 30_000;
