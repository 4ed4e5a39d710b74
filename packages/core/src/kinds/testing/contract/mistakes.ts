// Mistakes in the sources of a kind: which diagnostics each gets, that one run reports them all, and what its repairs write.

import { expect, test } from 'vitest';
import { checkSource } from '../../../check.js';
import type { Diagnostic } from '../../../diagnostics/report.js';
import { autofix } from '../../../every-kind.js';
import { applyEdits } from '../../../text/edit.js';
import { positionAt, type Source } from '../../../text/source.js';
import type { AnyKind } from '../../kind.js';
import type { Mistake } from '../mistake.js';
import { tableMistakes } from './table-mistakes.js';
import { type Always, context } from './trial.js';

export function mistakesHold({ codes, grammar }: AnyKind, mistakes: readonly Mistake[], always: Always): void {
  const own = new Set(codes.map(({ code }) => code));
  const isOwn = ({ code }: Diagnostic): boolean => own.has(code);

  for (const entry of codes) {
    test(`${entry.code} is raised by its example and silenced by its repair`, () => {
      const raised = diagnosticsOf(entry.example).filter(({ code }) => code === entry.code);
      expect(raised).not.toEqual([]);
      for (const { severity, message, hint } of raised) {
        expect(severity).toBe(entry.severity);
        expect(message).toMatch(/^\S.*[.?]$/s);
        expect(hint.trim()).not.toBe('');
      }
      const left = diagnosticsOf(entry.repair).filter(
        ({ code, severity }) => code === entry.code || severity === 'error',
      );
      expect(left).toEqual([]);
    });
  }

  test('one run reports the errors of the kind together with others, except those about something missing', () => {
    // In a kind of items a line without a keyword is a label without its quotes.
    const other = grammar.items === undefined ? 'E400' : 'E112';
    for (const { code, severity, example, repair } of codes) {
      const lines = new Set(linesOf(repair));
      const onlyAdds = linesOf(example).every((line) => lines.has(line));
      if (severity !== 'error' || onlyAdds) continue;
      expect(diagnosticsOf(`${example}zzz zzz\n`).map((each) => each.code)).toEqual(
        expect.arrayContaining([code, other]),
      );
    }
  });

  test.each(tableMistakes(grammar))('$name is an error there, and the kind adds nothing', ({ source: text, line }) => {
    const { source, diagnostics } = checkSource(text, context);
    const there = errorsIn(diagnostics).filter(({ span }) => positionAt(source, span.start).line === line);
    expect(there).not.toEqual([]);
    expect(diagnostics.filter(isOwn)).toEqual([]);
  });

  test('unreadable lines cause no diagnostics of the kind', () => {
    always((text) => {
      const before = new Set(diagnosticsOf(text).map(({ code }) => code));
      for (const broken of unreadable(text))
        expect(diagnosticsOf(broken).filter((each) => isOwn(each) && !before.has(each.code))).toEqual([]);
    });
  });

  test('every safe repair writes what its hint says', () => {
    for (const text of [...codes.map(({ example }) => example), ...mistakes.map(({ source }) => source)]) {
      const { source, diagnostics } = checkSource(text, context);
      for (const each of diagnostics) expect(unsaid(source, each), `${each.code} ${each.hint}\n${text}`).toEqual([]);
    }
  });

  test.each(mistakes)('$name', (mistake) => {
    const { diagnostics, source } = checkSource(mistake.source, context);
    const errors = errorsIn(diagnostics);
    expect(errors.map(({ code }) => code)).toEqual(mistake.codes);
    expect(errors[0]?.hint).toContain(mistake.hint);
    if (mistake.fixed !== undefined) {
      const { text, applied } = autofix(mistake.source, context);
      expect(text).toBe(mistake.fixed);
      expect(errorsIn(diagnosticsOf(text))).toEqual([]);
      expect(applied).toBeGreaterThan(0);
    }
    if (mistake.chosen !== undefined) {
      expect(autofix(mistake.source, context).applied).toBe(0);
      const [fix] = errors.flatMap((each) => each.fix ?? []);
      const text = fix ? applyEdits(source, [fix]) : mistake.source;
      expect(text).toBe(mistake.chosen);
      expect(errorsIn(diagnosticsOf(text))).toEqual([]);
    }
  });
}

function diagnosticsOf(text: string): readonly Diagnostic[] {
  return checkSource(text, context).diagnostics;
}

/** The source with one line, and with all lines of one first word, made unreadable. */
function unreadable(text: string): readonly string[] {
  const lines = text.split('\n');
  const firsts = lines.slice(1).flatMap((line) => /^\s*([A-Za-z]\S*) /.exec(line)?.[1] ?? []);
  const without = (isBroken: (line: string, at: number) => boolean): string =>
    lines
      .map((line, at) => (at > 0 && isBroken(line, at) ? line.replace(/\S.*?(?= \{$|$)/, 'zzz zzz ???') : line))
      .join('\n');
  return [
    ...lines.flatMap((line, at) => (/^\s*[A-Za-z]/.test(line) && at > 0 ? without((_, each) => each === at) : [])),
    ...[...new Set(firsts)].map((word) => without((line) => line.trimStart().startsWith(`${word} `))),
  ];
}

function errorsIn(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  return diagnostics.filter(({ severity }) => severity === 'error');
}

/** The lines that a safe repair writes but its hint does not show, whether whole or as inserted words. */
function unsaid(source: Source, { message, hint, fix }: Diagnostic): readonly string[] {
  const put = fix?.text.trim() ?? '';
  if (!fix?.safe || put === '' || hint.includes(put)) return [];
  const old = new Set(linesOf(source.text));
  const added = linesOf(applyEdits(source, [fix])).filter((each) => !old.has(each));
  // A hint shows one of several similar lines.
  return (message + hint).includes(added[0] ?? '') ? [] : added;
}

function linesOf(text: string): readonly string[] {
  return text.split('\n').map((each) => each.trim());
}
