// Who stands over whom. In: compaction nodes of a drawing, none over another. Out: pairs of which the upper one has to stay over
// the lower one; where every pair does, no compaction node meets another, however they move up and down. Swept from top to bottom
// over columns that know what stands in them.
// A compaction node hidden behind a line or a label is kept apart by what hides it; only boxes stand farther from each other than
// both stand from a line between them, so they are looked for behind it.

export interface CompactionNode {
  /** What moves together is one block; the compaction node's top is the block's place and this. */
  readonly block: number;
  readonly offset: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly kind: 'box' | 'label' | 'line';
}

/** The upper one and the lower one. */
export type Pair = readonly [CompactionNode, CompactionNode];

/** What a compaction node keeps free at either side; two that are less than both apart do not pass each other. */
export type Margins = Readonly<Record<CompactionNode['kind'], number>>;

/** How many comparisons finding the pairs takes, about. */
export function visibilitySteps(count: number): number {
  return 4 * count * count;
}

export function visiblePairs(compactionNodes: readonly CompactionNode[], margins: Margins): Pair[] {
  const sides = compactionNodes.flatMap(({ left, right, kind }) => [left - margins[kind], right + margins[kind]]);
  const columns = [...new Set(sides)].sort((a, b) => a - b);
  const columnAt = new Map(columns.map((x, i) => [x, i]));
  const standing: number[][] = columns.map(() => []);
  const foundFor = new Int32Array(compactionNodes.length).fill(-1);
  const pairs: Pair[] = [];
  // Of those that stand level, a line across comes first: it hides nothing of the boxes it joins.
  const order = Array.from(compactionNodes.keys()).sort((i, j) => {
    const [a, b] = [compactionNodes[i] as CompactionNode, compactionNodes[j] as CompactionNode];
    return middle(a) - middle(b) || tall(a) - tall(b) || i - j;
  });
  for (const i of order) {
    const lower = compactionNodes[i] as CompactionNode;
    const end = columnAt.get(sides[2 * i + 1] as number) as number;
    for (let column = columnAt.get(sides[2 * i] as number) as number; column < end; column++) {
      const stack = standing[column] as number[];
      let hidden = false;
      for (let k = stack.length - 1; k >= 0; k--) {
        const j = stack[k] as number;
        const upper = compactionNodes[j] as CompactionNode;
        // Side by side, only nearer than usual: in other columns both may pass.
        if (upper.bottom > lower.top || middle(upper) === middle(lower)) continue;
        if ((!hidden || upper.kind === 'box') && foundFor[j] !== i) {
          foundFor[j] = i;
          if (upper.block !== lower.block) pairs.push([upper, lower]);
        }
        if (upper.kind === 'box') break;
        hidden = true;
      }
      stack.push(i);
    }
  }
  return pairs;
}

export function inOrder(a: CompactionNode, b: CompactionNode): Pair {
  return middle(a) <= middle(b) ? [a, b] : [b, a];
}

export function tall({ top, bottom }: CompactionNode): number {
  return bottom - top;
}

/** Twice the height of its middle. */
function middle({ top, bottom }: CompactionNode): number {
  return top + bottom;
}
