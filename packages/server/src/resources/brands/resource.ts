// The look of organisations' diagrams.
import type { Resource } from '../../platform/resource.js';
import { readBrand } from './read.js';
import { deleteBrand } from './remove.js';
import { saveBrand } from './save.js';
import { brands as rows } from './tables.js';

export const brands: Resource = { endpoints: [readBrand, saveBrand, deleteBrand], tables: [rows] };
