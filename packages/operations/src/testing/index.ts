// For tests of every way in: operations that are made up and use what a declaration can say, beside those there are.
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
