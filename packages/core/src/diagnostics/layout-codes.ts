// Codes for layout constraints: those that contradict each other, and those that a drawn picture could not satisfy.
import type { CodeTable } from './define.js';

export interface LayoutCodeArgs {
  readonly E413: {
    readonly id: string;
    readonly option: 'same' | 'before';
    readonly because: 'itself' | 'inside' | 'order';
  };
  readonly W220: {
    readonly node: string;
    readonly option: 'same' | 'before';
    readonly because: 'cycle' | 'edge' | 'group';
    /** The edge in the way, as written, and its source line. */
    readonly edge?: { readonly text: string; readonly line: number };
  };
  readonly W221: Record<never, never>;
  readonly W222: Record<never, never>;
}

const BECAUSE = {
  cycle: 'It conflicts with another same= or before=.',
  edge: 'An edge requires different ranks.',
  group: 'The groups around the two nodes are on different ranks.',
} as const;
const THEN = {
  cycle: 'Remove one of them.',
  edge: 'Reverse the edge, or remove the option.',
  group: 'Set same= on the groups, or remove the option.',
} as const;
const CONTRADICTIONS = {
  itself: 'names its own statement. Name another one.',
  inside: 'names a statement around or inside its own. Name another one.',
  order: 'leads back here through other before= options. Remove one of them.',
} as const;

export const layoutCodes: CodeTable<LayoutCodeArgs> = {
  E413: {
    severity: 'error',
    meaning: 'A rank constraint conflicts with itself or with another one.',
    message: ({ id, option }) => `${option}=${id} cannot be satisfied here.`,
    hint: ({ option, because }) => `${option}= ${CONTRADICTIONS[because]}`,
    example: 'flow "Checkout"\nnode a before=b\nnode b before=a\n',
    repair: 'flow "Checkout"\nnode a before=b\nnode b\n',
  },
  W220: {
    severity: 'warning',
    meaning: 'The layout could not satisfy a rank constraint.',
    message: ({ node, option }) => `The layout could not satisfy ${option}= on '${node}'.`,
    hint: ({ because, edge }) => {
      const why = edge === undefined ? BECAUSE[because] : `The edge ${edge.text} (line ${edge.line}) is in the way.`;
      return `${why} ${THEN[because]}`;
    },
    example: '',
    repair: '',
  },
  W221: {
    severity: 'warning',
    meaning: 'A diagram is too large for a complete layout.',
    message: () => 'The diagram is too large for a complete layout, so some lines cross unnecessarily.',
    hint: () => 'Split it into diagrams of one subject each, or replace repeated links between its groups with one.',
    example: '',
    repair: '',
  },
  W222: {
    severity: 'warning',
    meaning: 'A diagram is too large for a text picture and is written as a list.',
    message: () => 'The diagram is too large to lay out as text, so it is written as a list.',
    hint: () => 'Split it into diagrams of one subject each, or draw it as SVG.',
    example: '',
    repair: '',
  },
};
