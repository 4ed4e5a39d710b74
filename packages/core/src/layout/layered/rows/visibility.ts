// Vertical visibility. In: compaction nodes of a drawing without overlaps. Out: pairs whose upper one has to stay above
// the lower one; if all pairs do, no two compaction nodes meet, however they move up and down. A sweep from top to
// bottom over columns that record their content.
// A compaction node hidden behind a line or a label is kept apart by what hides it; only boxes keep a larger distance
// from each other than from a line between them, so the sweep also looks for boxes behind it.

export interface CompactionNode {
  /** Whatever moves together is one block; the compaction node's top is the block's position plus this. */
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

/** Clearance of a compaction node on either side; two with less than the sum between them do not pass each other. */
export type Margins = Readonly<Record<CompactionNode['kind'], number>>;

/** Approximate number of comparisons for finding the pairs. */
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
  // Among level ones, a line across comes first: it hides nothing of the boxes it joins.
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
        // Side by side, only closer than usual: in other columns both can pass.
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
