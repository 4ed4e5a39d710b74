// Lines between classes in Mermaid and PlantUML: in, the sign at each end and the line; out, which of our relations they mean,
// which class it is written from, and whether anything is lost. docs/conversion.md, Class diagrams.

/** The sign at an end of a line. */
export type RelationEnd = 'none' | 'extension' | 'composition' | 'aggregation' | 'dependency' | 'lollipop' | 'other';

export interface RelationLine {
  readonly fromEnd: RelationEnd;
  readonly toEnd: RelationEnd;
  readonly dotted: boolean;
}

export interface MeantRelation {
  readonly word: 'inherits' | 'implements' | 'owns' | 'has' | 'uses' | '->' | '<->' | '--';
  /** Written from the second class. */
  readonly turned: boolean;
  /** The word is only the nearest. */
  readonly near: boolean;
}

/** `^`, `+` and `>>` are PlantUML's. */
const ENDS: ReadonlyMap<string, RelationEnd> = new Map([
  ['', 'none'],
  ['<|', 'extension'],
  ['|>', 'extension'],
  ['^', 'extension'],
  ['<', 'dependency'],
  ['>', 'dependency'],
  ['>>', 'dependency'],
  ['*', 'composition'],
  ['+', 'composition'],
  ['o', 'aggregation'],
  ['()', 'lollipop'],
]);

export function relationEnd(sign: string): RelationEnd {
  return ENDS.get(sign) ?? 'other';
}

const WHOLES = { composition: 'owns', aggregation: 'has' } as const;

export function relationMeant({ fromEnd, toEnd, dotted }: RelationLine): MeantRelation {
  const one = (word: MeantRelation['word'], turned: boolean, near = false): MeantRelation => ({ word, turned, near });
  const both = fromEnd !== 'none' && toEnd !== 'none';
  const other = fromEnd === 'other' || toEnd === 'other';
  if (fromEnd === 'lollipop' || toEnd === 'lollipop') return one('implements', fromEnd === 'lollipop', both);
  if (fromEnd === 'extension' && toEnd === 'extension') return one('<->', false, true);
  if (fromEnd === 'extension' || toEnd === 'extension')
    return one(dotted ? 'implements' : 'inherits', fromEnd === 'extension', both);
  if (fromEnd === 'composition' || fromEnd === 'aggregation') return one(WHOLES[fromEnd], false, both || dotted);
  if (toEnd === 'composition' || toEnd === 'aggregation') return one(WHOLES[toEnd], true, both || dotted);
  if (fromEnd === 'dependency' && toEnd === 'dependency') return one('<->', false, dotted);
  if (fromEnd !== 'dependency' && toEnd !== 'dependency') return one('--', false, dotted || other);
  return one(dotted ? 'uses' : '->', fromEnd === 'dependency', other);
}
