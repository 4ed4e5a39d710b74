// The codes of flow.
import type { CodeTable } from '../../diagnostics/define.js';
import { type Report, reporter } from '../../diagnostics/report.js';

export interface FlowCodeArgs {
  readonly E410: Record<never, never>;
  readonly E411: Record<never, never>;
  readonly E412: Record<never, never>;
  readonly E413: { readonly id: string; readonly option: 'same' | 'before' };
  readonly E414: { readonly id: string };
  readonly W200: { readonly count: number; readonly limit: number };
  readonly W204: Record<never, never>;
  readonly W205: { readonly label: string };
  readonly W500: { readonly role: string; readonly arrows: readonly string[] };
}

export const flowCodes: CodeTable<FlowCodeArgs> = {
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
    meaning: 'A step number stands in a diagram that is not numbered.',
    message: () => 'step= has no effect without numbered=on.',
    hint: () => 'Add numbered=on to the header, or remove step=.',
    example: 'flow "Checkout"\nnode a\nnode b\na -> b step=3\n',
    repair: 'flow "Checkout" numbered=on\nnode a\nnode b\na -> b step=3\n',
  },
  E412: {
    severity: 'error',
    meaning: 'A first number is given in a diagram that is not numbered.',
    message: () => 'start= has no effect without numbered=on.',
    hint: () => 'Add numbered=on to the header, or remove start=.',
    example: 'flow "Checkout" start=5\nnode a\nnode b\na -> b\n',
    repair: 'flow "Checkout" numbered=on start=5\nnode a\nnode b\na -> b\n',
  },
  E413: {
    severity: 'error',
    meaning: 'A rank constraint contradicts itself, another one or the edges.',
    message: ({ id, option }) => `${option}=${id} cannot hold here.`,
    hint: ({ option }) =>
      option === 'same'
        ? 'Two nodes that a path of edges joins cannot share a rank; remove same=.'
        : 'before= must not lead back to the node itself; remove one of them.',
    example: 'flow "Checkout"\nnode a\nnode b\nnode c same=a\na -> b\nb -> c\n',
    repair: 'flow "Checkout"\nnode a\nnode b\nnode c same=b\na -> b\na -> c\n',
  },
  E414: {
    severity: 'error',
    meaning: 'An overlay names no nodes.',
    message: ({ id }) => `The overlay '${id}' surrounds nothing.`,
    hint: () => 'Name its nodes: nodes=api,db',
    example: 'flow "Checkout"\nnode a\noverlay o "Scope"\n',
    repair: 'flow "Checkout"\nnode a\noverlay o "Scope" nodes=a\n',
  },
  W200: {
    severity: 'warning',
    meaning: 'A diagram has more numbered steps than a reader follows.',
    message: ({ count, limit }) => `The diagram numbers ${count} steps; more than ${limit} are hard to follow.`,
    hint: () => 'Split it into phases, a diagram each, that each restart at 1.',
    example: `flow "Long" numbered=on\nnode a\nnode b\n${'a -> b : "again"\n'.repeat(26)}`,
    repair: 'flow "Long" numbered=on\nnode a\nnode b\na -> b : "again"\n',
  },
  W204: {
    severity: 'warning',
    meaning: 'Every arrow of a flow is dashed, though -> is the plain one.',
    message: () => "Every arrow is '-->', which is dashed: a reply, a read, an optional link.",
    hint: () => 'Write -> for a plain arrow.',
    example: 'flow "Checkout"\nnode a\nnode b\na --> b\n',
    repair: 'flow "Checkout"\nnode a\nnode b\na -> b\n',
  },
  W205: {
    severity: 'warning',
    meaning: 'A decision has several ways out and one of them has no label.',
    message: ({ label }) => `This way out of the decision '${label}' has no label.`,
    hint: () => 'Name the answer: a -> b : "yes"',
    example: 'flow "Checkout"\nnode a decision "Paid?"\nnode b\nnode c\na -> b : "yes"\na -> c\n',
    repair: 'flow "Checkout"\nnode a decision "Paid?"\nnode b\nnode c\na -> b : "yes"\na -> c : "no"\n',
  },
  W500: {
    severity: 'warning',
    meaning: 'Labels name a relationship that has a role, but the arrows have none.',
    message: ({ role, arrows }) => `Arrows name a relationship of the role ${role}: ${arrows.join(', ')}.`,
    hint: ({ role }) => `Add role=${role} to them to colour the line by meaning.`,
    example: 'flow "Checkout"\nnode a\nnode b\na -> b : "reads from"\n',
    repair: 'flow "Checkout"\nnode a\nnode b\na -> b : "reads from" role=data\n',
  },
};

export const report: Report<FlowCodeArgs> = reporter(flowCodes);
