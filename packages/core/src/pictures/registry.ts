// Every format of a picture, a line each.
import type { PictureFormat } from './format.js';
import { pdf } from './pdf/index.js';
import { png } from './png/index.js';
import { svg } from './svg/index.js';
import { text } from './text/index.js';

export const pictureFormats: readonly PictureFormat[] = [svg, png, pdf, text];

/** Where nothing is asked for. */
export const defaultFormat: PictureFormat = svg;
