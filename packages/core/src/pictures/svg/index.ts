// SVG.
import type { PictureFormat } from '../format.js';

export const svg: PictureFormat = {
  name: 'svg',
  mediaType: 'image/svg+xml',
  takes: ['theme', 'embedSource', 'embedFont', 'background'],
  suffix: 'svg',
  start: '<',
  files: 'light-and-dark',
  auto: true,
  answeredIn: 'svg',
  load: () => import('./make.js'),
};
