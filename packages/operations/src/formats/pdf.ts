// Pictures as PDF.
import { exported } from './exported.js';
import type { Format } from './format.js';

export const pdf: Format = exported('pdf', (exporter, scene, { scheme, background }) =>
  exporter.toPdf(scene, { scheme, ...(background === undefined ? {} : { background }) }),
);
