// The tag that groups the operations of this folder in descriptions.
import type { Tag } from '../http-route.js';

export const patternsTag: Tag = { name: 'Patterns', description: 'Find ready-made diagrams, fill them and draw them.' };
