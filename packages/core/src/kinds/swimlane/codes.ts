// The diagnostic codes of swimlane.
import type { CodeNumbers, CodeTable } from '../../diagnostics/define.js';
import { type Report, reporter } from '../../diagnostics/report.js';

export interface SwimlaneCodeArgs {
  readonly W650: { readonly from: string; readonly to: string; readonly early: string; readonly late: string };
  readonly W651: { readonly label: string };
  readonly W652: { readonly from: string; readonly to: string };
  readonly W653: { readonly label: string };
  readonly W654: { readonly label: string };
  readonly W655: { readonly label: string; readonly phases: readonly string[] };
}

export const swimlaneNumbers: CodeNumbers = { E: [650, 659], W: [650, 659] };

const HEAD = 'swimlane "Refund"\n';
const PHASES = `${HEAD}phase ask "Request"\nphase pay "Payment"\n`;

export const swimlaneCodes: CodeTable<SwimlaneCodeArgs> = {
  W650: {
    severity: 'warning',
    meaning:
      'A line leads back to a step of an earlier phase, but nothing leads forward again: a phase is out of order.',
    message: ({ from, to, early, late }) =>
      `'${from}' in '${late}' leads to '${to}' in the earlier phase '${early}', but nothing leads forward again, so this is not a loop.`,
    hint: () => 'Change phase= of one of the steps, the order of the phase lines, or the direction of this line.',
    example: `${PHASES}lane shop {\n  node money phase=ask\n  node check phase=pay\n}\ncheck -> money\n`,
    repair: `${PHASES}lane shop {\n  node money phase=pay\n  node check phase=ask\n}\ncheck -> money\n`,
  },
  W651: {
    severity: 'warning',
    style: true,
    meaning: 'A decision has several branches, and one of them has no label.',
    message: ({ label }) => `This branch of the decision '${label}' has no label.`,
    hint: () => 'Label it with the answer: check -> money : "yes"',
    example: `${HEAD}lane shop {\n  node a decision "Paid?"\n  node b\n  node c\n}\na -> b : "yes"\na -> c\n`,
    repair: `${HEAD}lane shop {\n  node a decision "Paid?"\n  node b\n  node c\n}\na -> b : "yes"\na -> c : "no"\n`,
  },
  W652: {
    severity: 'warning',
    style: true,
    meaning: 'A hand-off to another lane does not say what is handed over, though most others do.',
    message: ({ from, to }) => `The hand-off from '${from}' to '${to}' does not say what is handed over.`,
    hint: () => 'Name what the next lane receives: form -> check : "claim form"',
    example: `${HEAD}lane a {\n  node one\n  node four\n}\nlane b {\n  node two\n  node three\n}\none -> two : "form"\none -> three : "copy"\nthree -> four\n`,
    repair: `${HEAD}lane a {\n  node one\n  node four\n}\nlane b {\n  node two\n  node three\n}\none -> two : "form"\none -> three : "copy"\nthree -> four : "receipt"\n`,
  },
  W653: {
    severity: 'warning',
    style: true,
    meaning: 'A step has no lines, though other steps do.',
    message: ({ label }) => `No line leads to or from '${label}'.`,
    hint: () => 'Connect it to the preceding step: check -> money',
    example: `${HEAD}lane shop {\n  node a\n  node b\n  node c\n}\na -> b\n`,
    repair: `${HEAD}lane shop {\n  node a\n  node b\n  node c\n}\na -> b\nb -> c\n`,
  },
  W654: {
    severity: 'warning',
    meaning: 'A phase has no steps.',
    message: ({ label }) => `The phase '${label}' has no steps.`,
    hint: () => 'Set it on a step, such as node money phase=pay, or remove the phase.',
    example: `${PHASES}lane shop {\n  node check phase=ask\n}\n`,
    repair: `${PHASES}lane shop {\n  node check phase=ask\n  node money phase=pay\n}\n`,
  },
  W655: {
    severity: 'warning',
    style: true,
    meaning: 'A step has no phase, though others do, and no line implies one.',
    message: ({ label }) =>
      `The step '${label}' has no phase, and no line leads to it from one, so it is placed in the first.`,
    hint: ({ phases }) =>
      `Set it on its line: phase=${phases[0] ?? ''}${phases.length > 1 ? ` (or ${phases.slice(1, 4).join(', ')})` : ''}`,
    example: `${PHASES}lane shop {\n  node check phase=ask\n  node money phase=pay\n  node file\n}\ncheck -> money\nfile -> file\n`,
    repair: `${PHASES}lane shop {\n  node check phase=ask\n  node money phase=pay\n  node file phase=pay\n}\ncheck -> money\nfile -> file\n`,
  },
};

export const report: Report<SwimlaneCodeArgs> = reporter(swimlaneCodes);
