// What the operations of this folder are called together where they are described.
import type { Tag } from '../http-route.js';

export const iconsTag: Tag = { name: 'Icons', description: 'Find icons, and choose them for many names.' };
