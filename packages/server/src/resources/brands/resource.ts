// The look of organisations' diagrams, and which of them an account draws with.
import type { Resource } from '../../platform/resource.js';
import { chooseOwnBrand, readOwnBrand } from './own.js';
import { previewBrand } from './preview.js';
import { readBrand } from './read.js';
import { deleteBrand } from './remove.js';
import { saveBrand } from './save.js';
import { stored } from './stored.js';

export const brands: Resource = {
  endpoints: [readBrand, saveBrand, deleteBrand, previewBrand, readOwnBrand, chooseOwnBrand],
  tables: stored,
};
