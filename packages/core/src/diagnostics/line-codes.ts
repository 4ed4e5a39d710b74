// Codes for lines: edges that join frames; numbers, animation and roles of edges of flow and messages of sequence.
import { someOf } from '../text/short.js';
import type { CodeTable } from './define.js';

export interface LineCodeArgs {
  /** `other`: what it holds, or the frame itself. `instead`: a node in it. */
  readonly E206: { readonly frame: string; readonly other: string; readonly instead?: string };
  readonly E207: { readonly frame: string };
  readonly E410: Record<never, never>;
  readonly E411: Record<never, never>;
  readonly E412: Record<never, never>;
  readonly W200: { readonly count: number; readonly limit: number };
  readonly W500: {
    readonly role: string;
    readonly arrows: readonly { readonly arrow: string; readonly phrase: string }[];
  };
}

export const lineCodes: CodeTable<LineCodeArgs> = {
  E206: {
    severity: 'error',
    meaning: 'A line joins a frame to its own content or to itself.',
    message: ({ frame, other }) =>
      frame === other
        ? `This line joins the frame '${frame}' to itself.`
        : `'${other}' is inside '${frame}', so no line can run between them.`,
    hint: ({ instead }) =>
      instead === undefined
        ? 'End the line outside the frame, or remove it.'
        : `End the line at a node inside, such as '${instead}', or outside the frame.`,
    example: 'flow "Checkout"\ngroup g {\n  node a\n  node b\n}\na -> g\n',
    repair: 'flow "Checkout"\ngroup g {\n  node a\n  node b\n}\na -> b\n',
  },
  E207: {
    severity: 'error',
    meaning: 'A line ends at a frame with nothing in it.',
    message: ({ frame }) => `'${frame}' is empty, so no line can end at it.`,
    hint: () => 'Put something in it, or end the line elsewhere.',
    example: 'flow "Checkout"\nnode a\ngroup g {\n}\na -> g\n',
    repair: 'flow "Checkout"\nnode a\ngroup g {\n  node b\n}\na -> g\n',
  },
  E410: {
    severity: 'error',
    meaning: 'A line without an arrowhead cannot be animated.',
    message: () => "A '--' line has no direction to move in.",
    hint: () => 'Remove animate=on, or use an arrow with a head, such as ->.',
    example: 'flow "Checkout"\nnode a\nnode b\na -- b animate=on\n',
    repair: 'flow "Checkout"\nnode a\nnode b\na -> b animate=on\n',
  },
  E411: {
    severity: 'error',
    meaning: 'A step number is set in a diagram that is not numbered.',
    message: () => 'step= has no effect without numbered=on.',
    hint: () => 'Add numbered=on to the header, or remove step=.',
    example: 'flow "Checkout"\nnode a\nnode b\na -> b step=3\n',
    repair: 'flow "Checkout" numbered=on\nnode a\nnode b\na -> b step=3\n',
  },
  E412: {
    severity: 'error',
    meaning: 'A first number is set in a diagram that is not numbered.',
    message: () => 'start= has no effect without numbered=on.',
    hint: () => 'Add numbered=on to the header, or remove start=.',
    example: 'flow "Checkout" start=5\nnode a\nnode b\na -> b\n',
    repair: 'flow "Checkout" numbered=on start=5\nnode a\nnode b\na -> b\n',
  },
  W200: {
    severity: 'warning',
    meaning: 'A diagram has more numbered steps than a reader can follow.',
    message: ({ count, limit }) => `The diagram numbers ${count} steps; more than ${limit} are hard to follow.`,
    hint: () => 'Split it into phases, one diagram per phase, each starting at 1.',
    example: `flow "Long" numbered=on\nnode a\nnode b\n${'a -> b : "again"\n'.repeat(26)}`,
    repair: 'flow "Long" numbered=on\nnode a\nnode b\na -> b : "again"\n',
  },
  W500: {
    severity: 'warning',
    style: true,
    meaning: 'Labels name a relationship that has a role, but their arrows have none.',
    message: ({ role, arrows }) =>
      `These labels suggest role=${role}: ${someOf(arrows.map(({ arrow, phrase }) => `${arrow} ('${phrase}')`))}.`,
    hint: ({ role, arrows }) =>
      `Add role=${role} to ${arrows.length === 1 ? 'it' : 'each'} to colour the line by meaning, or set icon= if the label means something else.`,
    example: 'flow "Checkout"\nnode a\nnode b\na -> b : "reads from"\n',
    repair: 'flow "Checkout"\nnode a\nnode b\na -> b : "reads from" role=data\n',
  },
};
