// Everything in an icon that is not path data, a colour or a number. In: the icon. Out: each such part with its place; none for an
// icon that can go into a picture.
import type { IconArt } from '../../scene/icon.js';
import { OUTLINE_LIMITS } from '../limits.js';

const NUMBER = String.raw`-?\d{1,7}(?:\.\d{1,3})?`;
const POINT = `${NUMBER} ${NUMBER}`;
const OUTLINE = new RegExp(`^M${POINT}(?:[ML]${POINT}|C${POINT} ${POINT} ${POINT}|Z)*$`);
const HEX = /^#[0-9a-f]{6}$/;
const INK = /^(?:ink|#[0-9a-f]{6})$/;

type Check = (value: unknown) => boolean;

const isText =
  (pattern: RegExp): Check =>
  (value) =>
    typeof value === 'string' && pattern.test(value);
const isNumber =
  (least: number, most: number): Check =>
  (value) =>
    typeof value === 'number' && value >= least && value <= most;
const isListOf =
  (length: number, check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.length === length && value.every(check);
const isObjectOf =
  (checks: Readonly<Record<string, Check>>): Check =>
  (value) =>
    typeof value === 'object' &&
    value !== null &&
    Object.getPrototypeOf(value) === Object.prototype &&
    Object.entries(value).every(([key, each]) => Object.hasOwn(checks, key) && checks[key]?.(each));

const isPlace = isNumber(-1e6, 1e6);
const isPart = isNumber(0, 1);
const isStop: Check = (value) =>
  Array.isArray(value) && value.length <= 3 && isPart(value[0]) && isText(HEX)(value[1]) && isPart(value[2] ?? 1);
const isGradient = isObjectOf({
  line: isListOf(4, isPlace),
  circle: isListOf(5, isPlace),
  matrix: isListOf(6, isPlace),
  stops: (value) => Array.isArray(value) && value.length >= 2 && value.length <= 32 && value.every(isStop),
});
const SHAPE: Readonly<Record<string, Check>> = {
  d: isText(OUTLINE),
  fill: isText(INK),
  gradient: isGradient,
  stroke: isText(INK),
  strokeWidth: isNumber(0, 1e6),
  strokeCap: isText(/^(?:butt|square)$/),
  strokeJoin: isText(/^(?:miter|bevel)$/),
  evenOdd: (value) => value === true,
  opacity: isPart,
  clip: isText(OUTLINE),
};

export function strayText(art: IconArt): readonly string[] {
  const { width, height, shapes, ...more } = art;
  const stray = Object.keys(more);
  if (![width, height].every(isNumber(0.1, 1e5))) stray.push(`size ${width} ${height}`);
  if (shapes.length === 0 || shapes.length > 2 * OUTLINE_LIMITS.elements) stray.push(`${shapes.length} shapes`);
  let length = 0;
  shapes.forEach((shape, at) => {
    length += shape.d.length + (shape.clip?.length ?? 0);
    for (const [key, value] of Object.entries(shape)) {
      if (!Object.hasOwn(SHAPE, key) || !SHAPE[key]?.(value)) stray.push(`${at}.${key} ${JSON.stringify(value)}`);
    }
  });
  if (length > OUTLINE_LIMITS.outline) stray.push(`${length} characters`);
  return stray;
}
