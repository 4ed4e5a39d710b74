// A PNG that a model sees whole: in, the exporter; out, one whose pictures have one width, and a smaller one if they were larger than
// a model is shown. Says so as a warning.
import type { PictureExporter } from '@linework/core';

const WIDTH = 1_000;
/** Models are shown no more of a long picture. */
const MOST_HEIGHT = 4_000;
const MOST_BYTES = 300_000;
const LEAST_WIDTH = 50;

export function fittedPng(exporter: PictureExporter): PictureExporter {
  return {
    ...exporter,
    toPng: async (scene, look) => {
      let width = Math.max(1, Math.min(WIDTH, Math.floor((MOST_HEIGHT * scene.width) / scene.height)));
      for (;;) {
        const png = await exporter.toPng(scene, { ...look, scale: width / scene.width });
        if (!png.ok) return png;
        const over = png.bytes.length / MOST_BYTES;
        if (over > 1 && width > LEAST_WIDTH) {
          // The bytes grow a little slower than the area.
          width = Math.floor(width * Math.min(0.9, Math.sqrt(1 / over)));
          continue;
        }
        if (width >= WIDTH) return png;
        return { ...png, warnings: [...png.warnings, { message: reduced(width) }] };
      }
    },
  };
}

function reduced(width: number): string {
  return `The image is ${width} px wide instead of ${WIDTH}: an image has at most ${MOST_HEIGHT} px of height and ${MOST_BYTES / 1_000} kB.`;
}
