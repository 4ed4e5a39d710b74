// The icons of organisations.
import type { Resource } from '../../platform/resource.js';
import { ownIcons } from './tables.js';

export const icons: Resource = { tables: [ownIcons] };
