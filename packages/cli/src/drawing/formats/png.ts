// Pictures as PNG.
import { madeBy } from './exported.js';

export const make = madeBy((exporter, scene, options) => exporter.toPng(scene, options));
