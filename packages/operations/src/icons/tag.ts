// The tag that groups the operations of this folder in descriptions.
import type { Tag } from '../http-route.js';

export const iconsTag: Tag = { name: 'Icons', description: 'Find icons, and choose them for many names.' };
