// Pictures as PDF.
import { madeBy } from '../exported.js';
import type { MakePicture } from '../format.js';

export const make: MakePicture = madeBy((exporter, scene, { scheme, background, theme, fontFiles }) =>
  exporter.toPdf(scene, {
    scheme,
    ...(background === undefined ? {} : { background }),
    ...(theme === undefined ? {} : { theme }),
    ...(fontFiles === undefined ? {} : { fontFiles }),
  }),
);
