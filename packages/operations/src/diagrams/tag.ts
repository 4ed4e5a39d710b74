// What the operations of this folder are called together where they are described.
import type { Tag } from '../http-route.js';

export const diagramsTag: Tag = { name: 'Diagrams', description: 'Check, draw, describe and convert diagrams.' };
