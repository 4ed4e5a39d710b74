// How only uploaded pictures fail.
import type { OwnError } from '@linework/operations';

export const unreadable: OwnError = {
  key: 'picture.unreadable',
  status: 422,
  meaning: 'The picture cannot be read. Send an undamaged PNG, JPEG or WebP file.',
};

export const tooManyPixels: OwnError = {
  key: 'picture.too_large',
  status: 422,
  meaning: 'The picture has too many pixels. Send a smaller one.',
};
