// Pictures as SVG; embedded glyphs come from the exporter.
import { drawScene } from '../../draw-checked.js';
import { compose } from '../../draw-on-demand.js';
import type { MakePicture } from '../format.js';

export const make: MakePicture = async (
  text,
  schemes,
  { embedSource, embedFont, background },
  { context, exporter },
) => {
  if (embedFont && exporter === undefined) return { refused: 'Embedding glyphs is not available here.' };
  const composed = await compose(text, context);
  const { scene } = composed;
  const glyphs = scene && embedFont ? await exporter?.() : undefined;
  const look = {
    ...(embedSource === undefined ? {} : { embedSource }),
    ...(background === undefined ? {} : { background }),
    ...(scene && glyphs && { fonts: await glyphs.embeddedFonts(scene) }),
  };
  const results = drawScene(composed, text, schemes, look, context);
  const { svg: _, ...report } = results[0] ?? { ok: false, diagnostics: [] };
  return { report, contents: results.flatMap(({ svg }) => (svg === undefined ? [] : [svg])), warnings: [] };
};
