// Codes of wishes for the layout: those that cannot hold, and what a layout could not keep of a picture that is drawn.
import type { CodeTable } from './define.js';

export interface LayoutCodeArgs {
  readonly E413: {
    readonly id: string;
    readonly option: 'same' | 'before';
    readonly because: 'itself' | 'group' | 'path';
  };
  readonly W220: {
    readonly node: string;
    readonly option: 'same' | 'before';
    readonly because: 'cycle' | 'edge' | 'group';
  };
  readonly W221: Record<never, never>;
  readonly W222: Record<never, never>;
}

const BECAUSE = {
  cycle: 'it contradicts another same= or before=; remove one of them.',
  edge: 'a line between the two asks for different ranks; remove the option or turn the line round.',
  group: 'the groups around the two stand on different ranks; name a node of the same group, or remove the option.',
} as const;

export const layoutCodes: CodeTable<LayoutCodeArgs> = {
  E413: {
    severity: 'error',
    meaning: 'A rank constraint contradicts itself, another one, the groups or the edges.',
    message: ({ id, option }) => `${option}=${id} cannot hold here.`,
    hint: ({ id, option, because }) =>
      because === 'group'
        ? `${option}= names a node of the same group; ranks of different groups are not compared.`
        : because === 'path'
          ? `A path of edges joins it to '${id}', so the two cannot share a rank; remove ${option}=.`
          : `${option}= must not lead back to the node itself; remove one of them.`,
    example: 'flow "Checkout"\nnode a\nnode b\nnode c same=a\na -> b\nb -> c\n',
    repair: 'flow "Checkout"\nnode a\nnode b\nnode c same=b\na -> b\na -> c\n',
  },
  W220: {
    severity: 'warning',
    meaning: 'A wish for the rank of a node could not be kept in the picture.',
    message: ({ node, option }) => `${option}= of '${node}' is not kept in the picture.`,
    hint: ({ option, because }) => `${option}= cannot hold here: ${BECAUSE[because]}`,
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
