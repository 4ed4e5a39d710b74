// The tag that groups the operations of this folder in descriptions.
import type { Tag } from '../http-route.js';

export const importTag: Tag = { name: 'Import', description: 'Files of other formats as diagrams.' };
