// What the operations of this folder are called together where they are described.
import type { Tag } from '../../http-route.js';

export const labelsTag: Tag = { name: 'Labels', description: 'Labels of an organisation: made up, to try the house.' };
