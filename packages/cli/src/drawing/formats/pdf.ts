// Pictures as PDF.
import { madeBy } from './exported.js';

export const make = madeBy((exporter, scene, { scheme, background }) =>
  exporter.toPdf(scene, { scheme, ...(background === undefined ? {} : { background }) }),
);
