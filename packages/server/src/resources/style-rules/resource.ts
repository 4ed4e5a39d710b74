// The style rules of organisations.
import type { Resource } from '../../platform/resource.js';
import { styleRules as rows } from './tables.js';

export const styleRules: Resource = { tables: [rows] };
