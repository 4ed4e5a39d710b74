// The directions that other languages write: Mermaid, DOT and D2. In, a word; out, the way the lines run here.

export type Way = 'right' | 'down' | 'left' | 'up';

/** Mermaid's and DOT's, in capitals; `BR` is a direction of Mermaid's flowcharts that means down. */
export const MERMAID_WAYS: Readonly<Record<string, Way>> = {
  LR: 'right',
  RL: 'left',
  TB: 'down',
  TD: 'down',
  BR: 'down',
  BT: 'up',
};

const SIGNS: Readonly<Record<string, Way>> = { '>': 'right', '<': 'left', '^': 'up', v: 'down' };

/** A word or a sign in any case. */
export function mermaidWay(word: string): Way | undefined {
  const capitals = word.toUpperCase();
  if (Object.hasOwn(MERMAID_WAYS, capitals)) return MERMAID_WAYS[capitals];
  return Object.hasOwn(SIGNS, word) ? SIGNS[word] : undefined;
}
