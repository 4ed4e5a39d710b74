// Pictures as PNG.
import { madeBy } from '../exported.js';
import type { MakePicture } from '../format.js';

export const make: MakePicture = madeBy((exporter, scene, { scheme, background, scale, theme, fontFiles }) =>
  exporter.toPng(scene, {
    scheme,
    ...(background === undefined ? {} : { background }),
    ...(scale === undefined ? {} : { scale }),
    ...(theme === undefined ? {} : { theme }),
    ...(fontFiles === undefined ? {} : { fontFiles }),
  }),
);
