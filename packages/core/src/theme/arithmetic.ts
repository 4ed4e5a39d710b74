// Roots and angles from + - * / only. Math.cbrt, Math.pow, Math.sin and Math.cos may differ in their last bits between
// engines (ECMA-262, section 21.3.2); these do not, so a theme has the same bytes wherever it is made.

/** Steps of Newton's method: enough to settle from 1 down to the root of 1e-20, far below the darkest colour. */
const STEPS = 64;

/** The root of a number from 0 to about 1, or beyond; for a negative number, the negative root. */
function root(value: number, degree: 3 | 5): number {
  if (value === 0) return 0;
  const size = Math.abs(value);
  let at = Math.max(1, size);
  for (let step = 0; step < STEPS; step++) {
    const square = at * at;
    const power = degree === 3 ? square : square * square;
    const next = at - (power * at - size) / (degree * power);
    // Newton approaches from above; the first step that no longer does has reached the precision of the numbers.
    if (next >= at) break;
    at = next;
  }
  return value < 0 ? -at : at;
}

export function cubeRoot(value: number): number {
  return root(value, 3);
}

/** value to the power 2.4, for values from 0 on: the square times the fifth root of the square. */
export function powerOf2Point4(value: number): number {
  const square = value * value;
  return square * root(square, 5);
}

/** A direction in a plane, of length 1. */
export interface Direction {
  readonly x: number;
  readonly y: number;
}

/** Taylor series on half a quarter turn; the first omitted term is below 1e-14. */
function small(radians: number): Direction {
  const square = radians * radians;
  const sine =
    radians * (1 - (square / 6) * (1 - (square / 20) * (1 - (square / 42) * (1 - (square / 72) * (1 - square / 110)))));
  const cosine =
    1 -
    (square / 2) *
      (1 - (square / 12) * (1 - (square / 30) * (1 - (square / 56) * (1 - (square / 90) * (1 - square / 132)))));
  return { x: cosine, y: sine };
}

const RADIANS = 0.017453292519943295;

/** The direction at an angle in degrees. */
export function directionAt(degrees: number): Direction {
  const quarters = Math.round(degrees / 90);
  const { x, y } = small((degrees - quarters * 90) * RADIANS);
  switch (((quarters % 4) + 4) % 4) {
    case 0:
      return { x, y };
    case 1:
      return { x: -y, y: x };
    case 2:
      return { x: -x, y: -y };
    default:
      return { x: y, y: -x };
  }
}

/** One direction turned by another. */
export function turned(by: Direction, from: Direction): Direction {
  return { x: from.x * by.x - from.y * by.y, y: from.x * by.y + from.y * by.x };
}
