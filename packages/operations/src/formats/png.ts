// Pictures as PNG.
import { exported } from './exported.js';
import type { Format } from './format.js';

export const png: Format = exported('png', (exporter, scene, { scheme, background, scale }) =>
  exporter.toPng(scene, {
    scheme,
    ...(background === undefined ? {} : { background }),
    ...(scale === undefined ? {} : { scale }),
  }),
);
