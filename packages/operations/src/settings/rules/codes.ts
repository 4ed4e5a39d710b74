// R1xx: a team's style rules. In, the broken rule and what was found; out, the diagnostic. Severity and hint are the rule's own if it has them.
import { type CodeEntry, type CodeTable, codeEntries, type Report, reporter } from '@linework/core';

export interface RuleCodeArgs {
  readonly R100: Record<never, never>;
  readonly R101: Record<never, never>;
  readonly R102: { readonly size: number; readonly most: number };
  readonly R103: { readonly kind: string; readonly instead: readonly string[] };
  readonly R104: { readonly id: string; readonly pattern: string };
  readonly R105: { readonly label: string; readonly pattern: string };
  readonly R106: { readonly label: string; readonly icon?: string; readonly use: readonly string[] };
  readonly R107: { readonly id: string; readonly tone: string; readonly allow?: readonly string[] };
  readonly R108: { readonly line: string };
  readonly R109: { readonly label: string; readonly size: number; readonly most: number };
  readonly R110: { readonly names: readonly string[] };
  readonly R111: { readonly id: string; readonly first: string; readonly other: string };
  readonly R112: {
    readonly line: string;
    readonly from: string;
    readonly to: string;
    readonly order: readonly string[];
  };
  readonly R113: { readonly word: string; readonly use: string };
}

/** Most names in one message. */
const LISTED = 5;

const table: CodeTable<RuleCodeArgs> = {
  R100: {
    severity: 'error',
    meaning: 'The team requires a title, and the diagram has none.',
    message: () => 'The diagram has no title.',
    hint: () => 'Write a title after the kind: flow "Checkout"',
    example: '',
    repair: '',
  },
  R101: {
    severity: 'error',
    meaning: 'The team requires a description, and the diagram has none.',
    message: () => 'The diagram has no description.',
    hint: () => 'Describe the picture in the first line: desc="Who calls whom at checkout"',
    example: '',
    repair: '',
  },
  R102: {
    severity: 'error',
    meaning: 'A diagram has more nodes than the team allows.',
    message: ({ size, most }) => `The diagram has ${size} nodes; the team allows ${most}.`,
    hint: () => 'Split it into an overview and a diagram for each part.',
    example: '',
    repair: '',
  },
  R103: {
    severity: 'error',
    meaning: 'A diagram is of a kind that the team does not use.',
    message: ({ kind }) => `The team does not use ${kind}.`,
    hint: ({ instead }) => `Use another kind, such as ${instead.join(', ')}.`,
    example: '',
    repair: '',
  },
  R104: {
    severity: 'error',
    meaning: "An id does not match the team's pattern.",
    message: ({ id, pattern }) => `The id '${id}' does not match ${pattern}.`,
    hint: () => 'Rename it here and in every line that refers to it.',
    example: '',
    repair: '',
  },
  R105: {
    severity: 'error',
    meaning: "A label does not match the team's pattern.",
    message: ({ label, pattern }) => `The label '${label}' does not match ${pattern}.`,
    hint: () => 'Write a label that matches the pattern.',
    example: '',
    repair: '',
  },
  R106: {
    severity: 'error',
    meaning: 'A label names something for which the team prescribes an icon.',
    message: ({ label, icon }) => `'${label}' has ${icon === undefined ? 'no icon' : `the icon ${icon}`}.`,
    hint: ({ use }) => `Write icon=${use.length > 1 ? ` with one of: ${use.join(', ')}` : (use[0] ?? '')}`,
    example: '',
    repair: '',
  },
  R107: {
    severity: 'error',
    meaning: 'A written tone is not one that the team allows for the type.',
    message: ({ id, tone }) => `'${id}' is ${tone}.`,
    hint: ({ allow }) => (allow ? `Use one of: ${allow.join(', ')}.` : 'Remove tone=, or use another tone.'),
    example: '',
    repair: '',
  },
  R108: {
    severity: 'error',
    meaning: 'The team requires a label on each edge, and one has none.',
    message: ({ line }) => `'${line}' has no label.`,
    hint: ({ line }) => `Write what it does after a colon: ${line} : "reads orders"`,
    example: '',
    repair: '',
  },
  R109: {
    severity: 'error',
    meaning: 'A group has more nodes directly in it than the team allows.',
    message: ({ label, size, most }) => `'${label}' has ${size} nodes; the team allows ${most} in a group.`,
    hint: () => 'Split the group, or draw it in a diagram of its own.',
    example: '',
    repair: '',
  },
  R110: {
    severity: 'error',
    meaning: 'The team requires an owner, and the description names none.',
    message: ({ names }) =>
      names.length > LISTED ? 'The description names no owner.' : `The description does not name ${anyOf(names)}.`,
    hint: ({ names }) =>
      `Name the owner in the first line: desc="… Owner: ${names[0] ?? ''}"${
        names.length > LISTED ? ` (or another of the ${names.length} names in the settings file)` : ''
      }`,
    example: '',
    repair: '',
  },
  R111: {
    severity: 'error',
    meaning: 'Several nodes use a node of a type that the team does not share.',
    message: ({ id, first, other }) => `'${other}' uses '${id}', which '${first}' already uses.`,
    hint: ({ id, first, other }) =>
      `Let '${other}' use '${first}', or give '${other}' a node of its own in place of '${id}'.`,
    example: '',
    repair: '',
  },
  R112: {
    severity: 'error',
    meaning: "An edge goes up in the team's layers.",
    message: ({ line, from, to }) => `'${line}' goes up from ${from} to ${to}.`,
    hint: ({ order }) => `Turn the edge around or move a node. The layers from top to bottom: ${order.join(', ')}.`,
    example: '',
    repair: '',
  },
  R113: {
    severity: 'error',
    meaning: 'A label has a word for which the team uses another one.',
    message: ({ word, use }) => `The team writes '${use}', not '${word}'.`,
    hint: ({ word, use }) => `Write '${use}' in place of '${word}'.`,
    example: '',
    repair: '',
  },
};

/** `A, B or C`. */
function anyOf(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  return names.length > 1 ? `${names.slice(0, -1).join(', ')} or ${last}` : last;
}

export const ruleCodes: readonly CodeEntry[] = codeEntries(table);
export const ruleReport: Report<RuleCodeArgs> = reporter(table);
