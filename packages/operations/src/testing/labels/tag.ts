// The tag that groups the operations of this folder in descriptions.
import type { Tag } from '../../http-route.js';

export const labelsTag: Tag = { name: 'Labels', description: 'Labels of an organisation: made up, for tests.' };
