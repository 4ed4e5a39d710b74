// Colours of a logo: in, the text of an SVG; out, its strong colours, the one with the largest shapes first, or why the logo cannot be used.
import { brandTheme, type IconShape } from '@linework/core';
import { usageFailure } from '../command/failure.js';
import { strongColours } from './strong-colours.js';

/** A line has this share of the area around it. */
const LINE_SHARE = 0.1;

/** `shown` names the file in messages. */
export function coloursOfLogo(text: string, shown: string): readonly string[] {
  // Any colour will do: only the logo is read.
  const result = brandTheme({ colours: { primary: '#000000' }, logo: text });
  if (!result.ok)
    throw usageFailure(result.problems.map(({ message, hint }) => `${shown}: ${message} ${hint}`).join('\n'));
  const amounts = new Map<string, number>();
  const add = (paint: string | undefined, amount: number): void => {
    if (paint?.startsWith('#')) amounts.set(paint, (amounts.get(paint) ?? 0) + amount);
  };
  for (const shape of result.brand.logo?.shapes ?? []) {
    const area = areaOf(shape);
    add(shape.fill, area);
    add(shape.stroke, area * LINE_SHARE);
  }
  return strongColours(amounts);
}

/** Of the rectangle around its points. */
function areaOf({ d }: IconShape): number {
  const numbers = (d.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number);
  const span = (axis: 0 | 1): number => {
    const own = numbers.filter((_, at) => at % 2 === axis);
    return (
      own.reduce((most, each) => Math.max(most, each), Number.NEGATIVE_INFINITY) -
      own.reduce((least, each) => Math.min(least, each), Number.POSITIVE_INFINITY)
    );
  };
  return numbers.length < 4 ? 0 : span(0) * span(1);
}
