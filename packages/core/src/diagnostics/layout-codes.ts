// Codes of wishes for the layout: those that cannot hold, and what a layout could not keep of a picture that is drawn.
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
    /** The line in the way, as it is written, and where. */
    readonly edge?: { readonly text: string; readonly line: number };
  };
  readonly W221: Record<never, never>;
  readonly W222: Record<never, never>;
}

const BECAUSE = {
  cycle: 'it contradicts another same= or before=',
  edge: 'a line asks for different ranks',
  group: 'the groups around the two stand on different ranks',
} as const;
const THEN = {
  cycle: 'remove one of them.',
  edge: 'turn the line round, or remove the option.',
  group: 'say same= of the groups, or remove the option.',
} as const;
const CONTRADICTIONS = {
  itself: 'names itself; name another.',
  inside: 'names what it stands inside, or what stands in it; name another.',
  order: 'leads back here along the other before= options; remove one of them.',
} as const;

export const layoutCodes: CodeTable<LayoutCodeArgs> = {
  E413: {
    severity: 'error',
    meaning: 'A wish for a rank contradicts itself or another one.',
    message: ({ id, option }) => `${option}=${id} cannot hold here.`,
    hint: ({ option, because }) => `${option}= ${CONTRADICTIONS[because]}`,
    example: 'flow "Checkout"\nnode a before=b\nnode b before=a\n',
    repair: 'flow "Checkout"\nnode a before=b\nnode b\n',
  },
  W220: {
    severity: 'warning',
    meaning: 'A wish for the rank of a node could not be kept in the picture.',
    message: ({ node, option }) => `${option}= of '${node}' is not kept in the picture.`,
    hint: ({ option, because, edge }) => {
      const why = edge === undefined ? BECAUSE[because] : `the line ${edge.text} (line ${edge.line}) is in the way`;
      return `${option}= cannot hold here: ${why}; ${THEN[because]}`;
    },
    example: '',
    repair: '',
  },
  W221: {
    severity: 'warning',
    meaning: 'A diagram is so large that its layout was not worked out to the end.',
    message: () =>
      'The diagram is too large for its lines to be laid out with all care; more of them cross than need to.',
    hint: () => 'Split it into diagrams of one subject each, or name the links between its groups once.',
    example: '',
    repair: '',
  },
  W222: {
    severity: 'warning',
    meaning: 'A diagram is too large for a text picture and is told as a list.',
    message: () => 'The diagram is too large to be laid out as text, so the text tells it as a list.',
    hint: () => 'Split it into diagrams of one subject each, or draw it as SVG.',
    example: '',
    repair: '',
  },
};
