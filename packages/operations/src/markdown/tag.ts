// The tag that groups the operations of this folder in descriptions.
import type { Tag } from '../http-route.js';

export const markdownTag: Tag = {
  name: 'Markdown',
  description: 'Keep the pictures of diagrams in documents up to date.',
};
