// Plain text, for terminals.
import type { PictureFormat } from '../format.js';

export const text: PictureFormat = {
  name: 'text',
  mediaType: 'text/plain',
  takes: ['columns', 'ascii'],
  suffix: 'txt',
  files: 'one',
  auto: false,
  answeredIn: 'text',
  load: () => import('./make.js'),
};
