// What the operations of this folder are called together where they are described.
import type { Tag } from '../http-route.js';

export const patternsTag: Tag = { name: 'Patterns', description: 'Find ready-made diagrams, fill them and draw them.' };
