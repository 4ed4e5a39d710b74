// PNG.
import type { PictureFormat } from '../format.js';

export const png: PictureFormat = {
  name: 'png',
  mediaType: 'image/png',
  takes: ['theme', 'background', 'scale'],
  suffix: 'png',
  start: '\x89PNG',
  files: 'light-and-dark',
  auto: false,
  answeredIn: 'file',
  load: () => import('./make.js'),
};
