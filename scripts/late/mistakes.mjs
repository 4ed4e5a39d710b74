// What no source without mistakes and without words of other languages calls, of the core: bundles load it when it is first called. A test of
// packages/browser draws without it.

export const MISTAKES = [
  'core/src/diagnostics/bounded-text',
  'core/src/diagnostics/layout-codes',
  'core/src/diagnostics/line-codes',
  'core/src/diagnostics/option-codes',
  'core/src/diagnostics/text-codes',
  'core/src/foreign/mermaid/node-shapes',
  'core/src/grammar/advice',
  'core/src/grammar/cell-repairs',
  'core/src/grammar/codes',
  'core/src/grammar/form',
  'core/src/grammar/member-habits',
  'core/src/grammar/rows-without-keyword',
  'core/src/grammar/unknown-statement',
  'core/src/kinds/advice-reports',
  'core/src/kinds/foreign-header',
  'core/src/syntax/habits/answer',
  'core/src/syntax/habits/foreign-text',
  'core/src/syntax/habits/look-ahead',
  'core/src/syntax/habits/normalise',
  'core/src/syntax/moved',
  'core/src/syntax/tone-of-colour',
  'core/src/syntax/word-from',
  'core/src/text/edit',
];

/** They are loaded with what reads mistakes, or call it anyway. */
export const DIRECT =
  /packages\/convert\/|core\/src\/(?:catalogue|index|svg\/read-source)\.ts$|core\/src\/(?:compare|edit|source|vocabulary)\/|\/kinds\/(?:[a-z0-9]+\/)?habits\//;
