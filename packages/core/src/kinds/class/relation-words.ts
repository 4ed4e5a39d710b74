// The eight relations of classes, and how each is drawn: in, its keyword; out, heads, dash, and which end is above.
import type { Dash, Head } from '../../scene/scene.js';

export const RELATION_WORDS = ['inherits', 'implements', 'owns', 'has', 'uses', '->', '--', '<->'] as const;
export type RelationWord = (typeof RELATION_WORDS)[number];

export interface RelationLook {
  readonly dash: Dash;
  /** At the source end, and at the other. */
  readonly startHead: Head;
  readonly endHead: Head;
  /** The target is above, as a parent is. */
  readonly up: boolean;
}

/** UML 2.5: a hollow triangle at the parent, a diamond at the whole, dashes if only a contract is shared. */
export const RELATION_LOOKS: Readonly<Record<RelationWord, RelationLook>> = {
  inherits: { dash: 'solid', startHead: false, endHead: 'triangle', up: true },
  implements: { dash: 'dashed', startHead: false, endHead: 'triangle', up: true },
  owns: { dash: 'solid', startHead: 'diamond-filled', endHead: false, up: false },
  has: { dash: 'solid', startHead: 'diamond', endHead: false, up: false },
  uses: { dash: 'dashed', startHead: false, endHead: 'open', up: false },
  '->': { dash: 'solid', startHead: false, endHead: 'open', up: false },
  '--': { dash: 'solid', startHead: false, endHead: false, up: false },
  '<->': { dash: 'solid', startHead: 'open', endHead: 'open', up: false },
};

export function isRelationWord(text: string): text is RelationWord {
  return (RELATION_WORDS as readonly string[]).includes(text);
}
