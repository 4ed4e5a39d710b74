// Codes for lines with numbers, animation and roles: edges of flow, messages of sequence.
import { someOf } from '../text/short.js';
import type { CodeTable } from './define.js';

export interface LineCodeArgs {
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
