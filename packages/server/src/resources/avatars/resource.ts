// Avatars of organisations.
import type { Resource } from '../../platform/resource.js';
import { tooManyPixels, unreadable } from './errors.js';
import { readAvatar } from './read.js';
import { deleteAvatar } from './remove.js';
import { stored } from './stored.js';
import { uploadAvatar } from './upload.js';

export const avatars: Resource = {
  endpoints: [readAvatar, uploadAvatar, deleteAvatar],
  tables: stored,
  errors: [unreadable, tooManyPixels],
};
