// Problems in the text: in, the problems of the newest drawing; out, underlines, marks beside the line numbers, and tooltips with a fix.
import {
  type Action,
  type Diagnostic,
  lintGutter,
  nextDiagnostic,
  previousDiagnostic,
  setDiagnostics,
} from '@codemirror/lint';
import type { Extension } from '@codemirror/state';
import { type EditorView, keymap } from '@codemirror/view';
import type { Problem, ProblemFix } from '../problem.js';

export function markingProblems(): Extension {
  return [
    lintGutter(),
    keymap.of([
      { key: 'F8', run: nextDiagnostic },
      { key: 'Shift-F8', run: previousDiagnostic },
    ]),
  ];
}

export function markProblems(view: EditorView, problems: readonly Problem[], apply: (fix: ProblemFix) => void): void {
  view.dispatch(
    setDiagnostics(
      view.state,
      problems.map((each) => diagnosticOf(each, apply)),
    ),
  );
}

function diagnosticOf(
  { start, end, severity, message, hint, code, fix }: Problem,
  apply: (fix: ProblemFix) => void,
): Diagnostic {
  const actions: readonly Action[] = fix === undefined ? [] : [{ name: fix.words, apply: () => apply(fix) }];
  return {
    from: start,
    to: end,
    severity: severity === 'error' ? 'error' : 'warning',
    message: `${message} ${hint}`.trim(),
    source: code,
    actions,
  };
}
