// The tag that groups the operations of this folder in descriptions.
import type { Tag } from '../http-route.js';

export const vocabularyTag: Tag = { name: 'Vocabulary', description: 'The language reference as data.' };
