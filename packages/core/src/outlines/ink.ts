// Dark greys as ink: in, a shape in its file's colours; out, the same shape, with the picture's ink where black would vanish on a dark canvas.
import type { IconGradient, IconPaint, IconShape } from '../scene/icon.js';
import { shadeFromHex } from '../theme/colour.js';
import { GREY_CHROMA } from '../theme/promises.js';

export function inked({ gradient, ...shape }: IconShape): IconShape {
  return {
    ...shape,
    ...(shape.fill === undefined ? {} : { fill: onAnyGround(shape.fill) }),
    ...(gradient === undefined || isDark(gradient) ? {} : { gradient }),
    ...(shape.stroke === undefined ? {} : { stroke: onAnyGround(shape.stroke) }),
  };
}

/** A shadow that lets its ground through may vanish. */
function isDark({ stops }: IconGradient): boolean {
  return stops.every(([, colour, opacity = 1]) => opacity === 1 && onAnyGround(colour) === 'ink');
}

function onAnyGround(paint: IconPaint): IconPaint {
  if (paint === 'ink') return paint;
  const { lightness, chroma } = shadeFromHex(paint);
  return chroma < GREY_CHROMA && lightness < 0.6 ? 'ink' : paint;
}
