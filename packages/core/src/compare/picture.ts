// The picture of a comparison: in, the sources with their changes marked; out, one SVG, of two sources side by side, or one below
// the other if that is wider than a screen.
import { type Context, checkText } from '../check-cut.js';
import { composeChecked, drawScene } from '../draw-checked.js';
import type { Kinds } from '../kinds/kind.js';
import { SCREEN } from '../layout/page.js';

/** Undefined if there is nothing to show. */
export function comparisonPicture(
  marked: readonly string[],
  scheme: 'light' | 'dark',
  { defaults, ...context }: Context,
  kinds: Kinds,
): string | undefined {
  // Tones mark changes here, and a legend of outcomes would name them wrongly.
  const drawing: Context = { ...context, defaults: { ...defaults, legend: 'off' } };
  const pictures = marked.flatMap((source) => {
    const scene = composeChecked(checkText(source, drawing, kinds), drawing);
    const svg = drawScene(scene, source, [scheme], { embedSource: false }, drawing)[0]?.svg;
    const size = svg === undefined ? null : /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg);
    return svg === undefined || !size ? [] : [{ svg, width: Number(size[1]), height: Number(size[2]) }];
  });
  const [first, second] = pictures;
  if (first === undefined || second === undefined) return first?.svg;
  const beside = first.width + second.width <= SCREEN;
  const corner = beside ? { x: first.width, y: 0 } : { x: 0, y: first.height };
  const width = beside ? first.width + second.width : Math.max(first.width, second.width);
  const height = beside ? Math.max(first.height, second.height) : first.height + second.height;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${placed(first.svg, 0, 0)}${placed(second.svg, corner.x, corner.y)}</svg>\n`;
}

function placed(svg: string, x: number, y: number): string {
  return svg.trim().replace(/^<svg /, `<svg x="${x}" y="${y}" `);
}
