// A scene as PNG: our own SVG of it, drawn by resvg with the Inter files of this package and, for characters Inter
// lacks, with the one font of the machine that has them. The same input gives the same bytes on every machine while
// Inter suffices.
import type { Scene } from '@linework/core';
import { type RenderedImage, renderAsync } from '@resvg/resvg-js';
import { INTER_FILES } from '../fonts/inter.js';
import { substitutesFor } from '../fonts/substitutes.js';
import { fontWarnings } from '../fonts/warnings.js';
import { textsOf } from '../picture/texts.js';
import type { PngOptions, PngResult } from './options.js';
import { pngSize } from './size.js';
import { svgForPng } from './svg.js';

export async function toPng(scene: Scene, options: PngOptions = {}): Promise<PngResult> {
  const size = pngSize(scene, options);
  if (!size.ok) return size;
  const { fontFiles } = options;
  // fontkit is loaded only for a brand's font.
  const brand = fontFiles && (await import('../brand-font/outlined-texts.js')).brandOutlines(fontFiles);
  const substitutes = substitutesFor(textsOf(scene.nodes), undefined, brand?.haveAll);
  const picture = brand ? brand.outlined(scene, substitutes.faces) : scene;
  const image = await rendered(svgForPng(picture, options, substitutes.missing), size.scale, [
    ...Object.values(INTER_FILES),
    ...new Set(substitutes.faces.map((each) => each.path)),
  ]);
  return {
    ok: true,
    bytes: image.asPng(),
    width: image.width,
    height: image.height,
    warnings: fontWarnings(substitutes),
  };
}

function rendered(svg: string, scale: number, fontFiles: string[]): Promise<RenderedImage> {
  return renderAsync(svg, {
    fitTo: { mode: 'zoom', value: scale },
    font: { fontFiles, loadSystemFonts: false, defaultFontFamily: 'Inter' },
    logLevel: 'off',
  });
}
