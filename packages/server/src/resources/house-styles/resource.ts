// What organisations draw and check with: the brand, the style rules and the icons together.
import type { Resource } from '../../platform/resource.js';
import { stored } from './stored.js';

export const houseStyles: Resource = { tables: stored };
