// The shades of a heat map: in, its numbers; out, the shade of each, evenly from the minimum to the maximum, and the
// scale below.
import { measureText } from '../../../metrics/index.js';
import { type Block, row } from '../../../scene/parts/block.js';
import { textBlock } from '../../../scene/parts/text-block.js';
import { SUB_TEXT } from '../../../scene/parts/type-scale.js';
import { SHADES, type ShadeRole } from '../../../scene/scene.js';
import { everyRow, type MatrixModel } from '../model.js';

export interface HeatScale {
  readonly least: number;
  readonly most: number;
  /** As in the cells. */
  readonly texts: readonly [least: string, most: string];
  readonly shadeOf: (value: number) => ShadeRole;
}

/** Undefined without a heat map or numbers. */
export function heatScale(model: MatrixModel): HeatScale | undefined {
  if (!model.heat) return undefined;
  const numbers = everyRow(model).flatMap(({ cells }) => cells.filter((each) => each.type === 'number'));
  const [first] = numbers;
  if (first === undefined) return undefined;
  let [low, high] = [first, first];
  for (const each of numbers) {
    if (each.value < low.value) low = each;
    if (each.value > high.value) high = each;
  }
  return {
    least: low.value,
    most: high.value,
    texts: [low.text, high.text],
    shadeOf: (value) => SHADES[shadeIndex(value, low.value, high.value)] ?? 'shade-1',
  };
}

/**
 * Equal numbers have a shade in the middle. Computed in halves, as the range of two numbers can exceed the largest
 * number.
 */
function shadeIndex(value: number, least: number, most: number): number {
  if (least === most) return 2;
  const share = (value / 2 - least / 2) / (most / 2 - least / 2);
  return Math.min(SHADES.length - 1, Math.max(0, Math.floor(share * SHADES.length)));
}

const STEP = { width: 28, height: 12 };

/** `3 [six shades] 97 USD`. */
export function heatKey({ texts: [least, most] }: HeatScale, unit: string | undefined): Block {
  const words = (text: string): Block =>
    textBlock(
      [{ text, style: SUB_TEXT, fill: 'secondary', maxWidth: Math.max(120, measureText(text, SUB_TEXT)) }],
      'start',
    );
  const ramp: Block = {
    width: SHADES.length * STEP.width,
    height: STEP.height,
    at: ({ x, y }) =>
      SHADES.map((fill, i) => ({
        type: 'rect',
        x: x + i * STEP.width,
        y,
        width: STEP.width,
        height: STEP.height,
        fill,
      })),
  };
  return row([words(least), ramp, words(unit === undefined ? most : `${most} ${unit}`)], 8);
}
