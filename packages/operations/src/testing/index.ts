// Test operations for every entry point: made up, to use everything a declaration can state, beside the real ones.
import type { AnyOperation } from '../operation.js';
import { operations } from '../registry.js';
import { getLabelPicture, putLabelPicture } from './labels/picture.js';
import { removeLabel } from './labels/remove.js';
import { renameLabel } from './labels/rename.js';
import { finishSignIn, listUsers } from './labels/sign-in.js';

export const operationsAndStubs: readonly AnyOperation[] = [
  ...operations,
  renameLabel,
  removeLabel,
  putLabelPicture,
  getLabelPicture,
  finishSignIn,
  listUsers,
];
