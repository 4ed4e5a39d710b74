// The text styles of every picture (docs/look.md, Type).
import type { TextStyle } from '../../metrics/contract.js';

export const TITLE_TEXT: TextStyle = { size: 18, weight: 600 };
export const NODE_TEXT: TextStyle = { size: 14, weight: 500 };
export const GROUP_TEXT: TextStyle = { size: 12, weight: 600 };
export const EDGE_TEXT: TextStyle = { size: 12, weight: 500 };
export const SUB_TEXT: TextStyle = { size: 12, weight: 400 };
export const BADGE_TEXT: TextStyle = { size: 11, weight: 600 };
