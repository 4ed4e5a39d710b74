// Pictures as SVG; embedded glyphs come from the exporter.
import type { Context } from '../../check-cut.js';
import { type DrawOptions, drawScene } from '../../draw-checked.js';
import { compose } from '../../draw-on-demand.js';
import type { Scene } from '../../scene/scene.js';
import type { PictureExporter } from '../exporter.js';
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
  const loaded = scene !== undefined && (embedFont || context.brand?.fontFiles) ? await exporter?.() : undefined;
  const glyphs = scene && loaded ? await glyphsFor(scene, loaded, embedFont, context) : {};
  const look = {
    ...(embedSource === undefined ? {} : { embedSource }),
    ...(background === undefined ? {} : { background }),
    ...glyphs,
  };
  const results = drawScene(composed, text, schemes, look, context);
  const { svg: _, ...report } = results[0] ?? { ok: false, diagnostics: [] };
  return { report, contents: results.flatMap(({ svg }) => (svg === undefined ? [] : [svg])), warnings: [] };
};

/** A brand's font is always embedded, since no viewer can be expected to have it. */
async function glyphsFor(
  scene: Scene,
  exporter: PictureExporter,
  embedFont: boolean | undefined,
  { brand }: Context,
): Promise<Pick<DrawOptions, 'fonts' | 'brandFonts'>> {
  const files = brand?.fontFiles;
  return {
    ...(files && { brandFonts: await exporter.embeddedBrandFonts(scene, files) }),
    ...(embedFont && { fonts: await exporter.embeddedFonts(scene) }),
  };
}
