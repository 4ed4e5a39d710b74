// Diagnostic codes of flow only.
import type { CodeNumbers, CodeTable } from '../../diagnostics/define.js';
import { type Report, reporter } from '../../diagnostics/report.js';

export interface FlowCodeArgs {
  readonly E414: { readonly id: string };
  readonly W204: Record<never, never>;
  readonly W205: { readonly label: string };
}

export const flowNumbers: CodeNumbers = { E: [414, 419], W: [204, 209] };

export const flowCodes: CodeTable<FlowCodeArgs> = {
  E414: {
    severity: 'error',
    meaning: 'An overlay names no nodes.',
    message: ({ id }) => `The overlay '${id}' has no nodes.`,
    hint: () => 'List its nodes: nodes=api,db',
    example: 'flow "Checkout"\nnode a\noverlay o "Scope"\n',
    repair: 'flow "Checkout"\nnode a\noverlay o "Scope" nodes=a\n',
  },
  W204: {
    severity: 'warning',
    style: true,
    meaning: 'Every arrow of a flow is dashed, although -> is the plain one.',
    message: () => "Every arrow is '-->', which is dashed: a reply, a read, an optional link.",
    hint: () => 'Write -> for a plain arrow.',
    example: 'flow "Checkout"\nnode a\nnode b\na --> b\n',
    repair: 'flow "Checkout"\nnode a\nnode b\na -> b\n',
  },
  W205: {
    severity: 'warning',
    style: true,
    meaning: 'A decision has several ways out and one of them has no label.',
    message: ({ label }) => `This way out of the decision '${label}' has no label.`,
    hint: () => 'Label it with the answer: a -> b : "yes"',
    example: 'flow "Checkout"\nnode a decision "Paid?"\nnode b\nnode c\na -> b : "yes"\na -> c\n',
    repair: 'flow "Checkout"\nnode a decision "Paid?"\nnode b\nnode c\na -> b : "yes"\na -> c : "no"\n',
  },
};

export const report: Report<FlowCodeArgs> = reporter(flowCodes);
