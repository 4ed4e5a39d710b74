// What the operations of this folder are called together where they are described.
import type { Tag } from '../http-route.js';

export const markdownTag: Tag = { name: 'Markdown', description: 'Keep pictures of diagrams in documents in step.' };
