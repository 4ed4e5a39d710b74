// What the operations of this folder are called together where they are described.
import type { Tag } from '../http-route.js';

export const vocabularyTag: Tag = { name: 'Vocabulary', description: 'The language reference as data.' };
