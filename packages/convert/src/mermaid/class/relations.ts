// Maps Mermaid's relations to the eight relations: in, its ends and its line; out, the word, which class it is written from,
// and whether anything is lost. docs/conversion.md, Class diagrams.
import type { ClassRelation } from './ast.js';

export interface Meant {
  readonly word: string;
  /** Written from the second class. */
  readonly turned: boolean;
  /** The word is only the nearest. */
  readonly near: boolean;
}

const WHOLES = { composition: 'owns', aggregation: 'has' } as const;

export function meantBy({ fromEnd, toEnd, dotted }: ClassRelation): Meant {
  const one = (word: string, turned: boolean, near = false): Meant => ({ word, turned, near });
  const both = fromEnd !== 'none' && toEnd !== 'none';
  if (fromEnd === 'lollipop' || toEnd === 'lollipop') return one('implements', fromEnd === 'lollipop', both);
  if (fromEnd === 'extension' && toEnd === 'extension') return one('<->', false, true);
  if (fromEnd === 'extension' || toEnd === 'extension')
    return one(dotted ? 'implements' : 'inherits', fromEnd === 'extension', both);
  if (fromEnd === 'composition' || fromEnd === 'aggregation') return one(WHOLES[fromEnd], false, both || dotted);
  if (toEnd === 'composition' || toEnd === 'aggregation') return one(WHOLES[toEnd], true, both || dotted);
  if (both) return one('<->', false, dotted);
  if (fromEnd === 'none' && toEnd === 'none') return one('--', false, dotted);
  return one(dotted ? 'uses' : '->', fromEnd === 'dependency');
}
