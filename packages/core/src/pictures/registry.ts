// Every picture format, one per line.
import type { PictureFormat } from './format.js';
import { pdf } from './pdf/index.js';
import { png } from './png/index.js';
import { svg } from './svg/index.js';
import { text } from './text/index.js';

export const pictureFormats: readonly PictureFormat[] = [svg, png, pdf, text];

/** The default. */
export const defaultFormat: PictureFormat = svg;
