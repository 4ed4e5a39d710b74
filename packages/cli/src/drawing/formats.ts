// Every format of a picture, a line each: what its files are called, and how it is made. A format is
// loaded when it is asked for, so that none pays for another.
import { PICTURE_FORMATS } from '@linework/core';
import type { Format } from './format.js';

export const SVG: Format = {
  ...PICTURE_FORMATS.svg,
  suffix: 'svg',
  start: '<',
  files: 'light-and-dark',
  auto: true,
  load: () => import('./formats/svg.js'),
};

export const formats: readonly Format[] = [
  SVG,
  {
    ...PICTURE_FORMATS.png,
    suffix: 'png',
    start: '\x89PNG',
    files: 'light-and-dark',
    auto: false,
    load: () => import('./formats/png.js'),
  },
  {
    ...PICTURE_FORMATS.pdf,
    suffix: 'pdf',
    start: '%PDF-',
    files: 'one',
    auto: false,
    load: () => import('./formats/pdf.js'),
  },
  {
    ...PICTURE_FORMATS.text,
    suffix: 'txt',
    files: 'one',
    auto: false,
    load: () => import('./formats/text.js'),
  },
];
