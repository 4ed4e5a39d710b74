// The tag that groups the operations of this folder in descriptions.
import type { Tag } from '../http-route.js';

export const diagramsTag: Tag = { name: 'Diagrams', description: 'Check, draw, describe and convert diagrams.' };
