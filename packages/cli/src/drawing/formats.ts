// Every format of a picture, a line each: what its files are called, what it can be asked for, and how it is made. A format is
// loaded when it is asked for, so that none pays for another.
import type { Format } from './format.js';

export const SVG: Format = {
  name: 'svg',
  suffix: 'svg',
  mediaType: 'image/svg+xml',
  files: 'light-and-dark',
  auto: true,
  takes: ['scheme', 'embedSource', 'embedFont', 'background'],
  load: () => import('./formats/svg.js'),
};

export const formats: readonly Format[] = [
  SVG,
  {
    name: 'png',
    suffix: 'png',
    mediaType: 'image/png',
    files: 'light-and-dark',
    auto: false,
    takes: ['scheme', 'background', 'scale'],
    load: () => import('./formats/png.js'),
  },
  {
    name: 'pdf',
    suffix: 'pdf',
    mediaType: 'application/pdf',
    files: 'one',
    auto: false,
    takes: ['scheme', 'background'],
    load: () => import('./formats/pdf.js'),
  },
  {
    name: 'text',
    suffix: 'txt',
    mediaType: 'text/plain',
    files: 'one',
    auto: false,
    takes: ['columns', 'ascii'],
    load: () => import('./formats/text.js'),
  },
];
