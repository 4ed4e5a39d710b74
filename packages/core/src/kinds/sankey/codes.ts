// The diagnostic codes of sankey.
import type { CodeNumbers, CodeTable } from '../../diagnostics/define.js';
import { type Report, reporter } from '../../diagnostics/report.js';

export interface SankeyCodeArgs {
  readonly E770: { readonly path: readonly string[]; readonly lines: readonly number[] };
  readonly E771: Record<never, never>;
  readonly E772: Record<never, never>;
  readonly W770: {
    readonly id: string;
    readonly label: string;
    readonly incoming: string;
    readonly outgoing: string;
    readonly rest: string;
    readonly more: 'in' | 'out';
  };
  readonly W771: { readonly id: string };
  readonly W772: { readonly from: string; readonly to: string };
}

export const sankeyNumbers: CodeNumbers = { E: [770, 779], W: [770, 779] };

export const sankeyCodes: CodeTable<SankeyCodeArgs> = {
  E770: {
    severity: 'error',
    meaning: 'Flows form a cycle, so they have no order from left to right.',
    message: ({ path, lines }) =>
      path.length === 2
        ? `'${path[0]}' flows into itself.`
        : `Flows form a cycle: ${path.join(' -> ')} (lines ${lines.join(', ')}).`,
    hint: ({ path }) =>
      `Remove this line, or end it at a separate node: node ${path.at(-1)}-again "Back in ${path.at(-1)}"`,
    example: 'sankey "Water"\nnode tank\nnode pump\ntank -> pump value=5\npump -> tank value=2\n',
    repair:
      'sankey "Water"\nnode tank\nnode pump\nnode tank-again "Back in tank"\ntank -> pump value=5\npump -> tank-again value=5\n',
  },
  E771: {
    severity: 'error',
    meaning: 'No flow has a value above 0.',
    message: () => 'No flow has a value above 0, so no flow has a width.',
    hint: () => 'Give a flow a value above 0: coal -> grid value=75.5',
    example: 'sankey "Energy"\nnode coal\nnode grid\ncoal -> grid value=0\n',
    repair: 'sankey "Energy"\nnode coal\nnode grid\ncoal -> grid value=0\ncoal -> grid value=75.5\n',
  },
  E772: {
    severity: 'error',
    meaning: 'The sum of the flows of a node is too large to calculate.',
    message: () => 'The sum of the flows is too large to calculate.',
    hint: () => 'Use a larger unit, and name it in the header: unit="TWh"',
    example: `sankey "Energy"\nnode a\nnode b\nnode c\na -> b value=1${'0'.repeat(308)}\na -> c value=1${'0'.repeat(308)}\n`,
    repair: 'sankey "Energy"\nnode a\nnode b\nnode c\na -> b value=1\na -> c value=1\n',
  },
  W770: {
    severity: 'warning',
    style: true,
    meaning: 'The inflow and outflow of a node differ.',
    message: ({ label, incoming, outgoing }) => `"${label}" gets ${incoming} but gives ${outgoing}.`,
    hint: ({ id, rest, more }) =>
      more === 'in'
        ? `Add where the rest goes: ${id} -> losses value=${rest}`
        : `Add where the rest comes from: imports -> ${id} value=${rest}`,
    example: 'sankey "Energy"\nnode coal\nnode grid\nnode homes\ncoal -> grid value=75.5\ngrid -> homes value=60\n',
    repair:
      'sankey "Energy"\nnode coal\nnode grid\nnode homes\nnode losses\ncoal -> grid value=75.5\ngrid -> homes value=60\ngrid -> losses value=15.5\n',
  },
  W771: {
    severity: 'warning',
    meaning: 'A node has no flow, so it is not drawn.',
    message: ({ id }) => `'${id}' has no flow, so it is not drawn.`,
    hint: ({ id }) => `Add a flow to or from it, such as ${id} -> grid value=1, or remove its line.`,
    example: 'sankey "Energy"\nnode coal\nnode gas\nnode grid\ncoal -> grid value=75.5\n',
    repair: 'sankey "Energy"\nnode coal\nnode gas\nnode grid\ncoal -> grid value=75.5\ngas -> grid value=20\n',
  },
  W772: {
    severity: 'warning',
    style: true,
    meaning: 'A flow of 0 has no width, so it is not drawn.',
    message: ({ from, to }) => `${from} -> ${to} is 0, so it is not drawn.`,
    hint: () => 'Remove this line, or keep it to list the flow only in the outline.',
    example: 'sankey "Energy"\nnode coal\nnode gas\nnode grid\ncoal -> grid value=75.5\ngas -> grid value=0\n',
    repair: 'sankey "Energy"\nnode coal\nnode grid\ncoal -> grid value=75.5\n',
  },
};

export const report: Report<SankeyCodeArgs> = reporter(sankeyCodes);
