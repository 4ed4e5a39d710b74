// PDF.
import type { PictureFormat } from '../format.js';

export const pdf: PictureFormat = {
  name: 'pdf',
  mediaType: 'application/pdf',
  takes: ['theme', 'background'],
  suffix: 'pdf',
  start: '%PDF-',
  files: 'one',
  auto: false,
  answeredIn: 'file',
  load: () => import('./make.js'),
};
