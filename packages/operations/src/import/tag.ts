// What the operations of this folder are called together where they are described.
import type { Tag } from '../http-route.js';

export const importTag: Tag = { name: 'Import', description: 'Files of other formats as diagrams.' };
