// The findings of a pipeline: in, the JSON of check, generate and sync; out, findings with their locations.
import type { DiagnosticRecord } from '@linework/core';

export interface Finding {
  readonly step: 'check' | 'generate' | 'sync';
  /** For a generated diagram: the name of its source in the settings file. */
  readonly source?: string;
  /** Relative to the folder of the run. */
  readonly file: string;
  /** From 1; omitted if the finding is about the whole file. */
  readonly line?: number;
  readonly column?: number;
  readonly endLine?: number;
  readonly endColumn?: number;
  readonly level: 'error' | 'warning' | 'note';
  /** A code of the language or the style rules, or a word such as `not-made`. */
  readonly code: string;
  readonly message: string;
  readonly hint?: string;
}

interface Checked {
  readonly file: string;
  readonly diagnostics?: readonly DiagnosticRecord[];
  readonly error?: string;
}

export function ofCheck(results: readonly Checked[]): readonly Finding[] {
  return results.flatMap(({ file, diagnostics = [], error }) => [
    ...diagnostics.map((each) => ofDiagnostic('check', file, each)),
    ...(error === undefined ? [] : [{ step: 'check', file, level: 'error', code: 'file', message: error } as const]),
  ]);
}

function ofDiagnostic(step: Finding['step'], file: string, { severity, ...each }: DiagnosticRecord): Finding {
  const { code, line, column, endLine, endColumn, message, hint } = each;
  return { step, file, line, column, endLine, endColumn, level: severity, code, message, hint };
}

interface Generated {
  readonly source: string;
  readonly out: string;
  readonly status: string;
  readonly drift?: readonly {
    readonly path: string;
    readonly words: readonly string[];
    readonly causes: readonly string[];
  }[];
  readonly error?: string;
}

const RUN_GENERATE = 'Run linework generate and commit the result.';

export function ofGenerate(results: readonly Generated[]): readonly Finding[] {
  return results.flatMap(({ source, out, status, drift = [], error }): readonly Finding[] => {
    const [file = out] = out.split('#');
    if (status === 'failed')
      return [
        { step: 'generate', source, file, level: 'error', code: 'not-made', message: `${source}: ${error ?? ''}` },
      ];
    return drift.flatMap(({ path, words, causes }) =>
      words.map(
        (message): Finding => ({
          step: 'generate',
          source,
          file: path,
          level: 'error',
          code: 'out-of-step',
          message: from(message, causes),
          hint: RUN_GENERATE,
        }),
      ),
    );
  });
}

function from(message: string, causes: readonly string[]): string {
  return causes.length === 0 ? message : `${message} It comes from ${causes.join(', ')}.`;
}

interface Synced {
  readonly file: string;
  readonly changed?: boolean;
  readonly report?: readonly {
    readonly line: number;
    readonly status: string;
    readonly message?: string;
    readonly diagnostics?: readonly DiagnosticRecord[];
  }[];
  readonly error?: string;
}

export function ofSync(results: readonly Synced[]): readonly Finding[] {
  return results.flatMap(({ file, report = [], error }) => [
    ...report.flatMap(({ line, status, message, diagnostics = [] }): readonly Finding[] => {
      const told = diagnostics.map((each) => ofDiagnostic('sync', file, each));
      if (status === 'failed')
        return [
          ...told,
          {
            step: 'sync',
            file,
            line,
            level: 'error',
            code: 'not-drawn',
            message: message ?? 'This diagram cannot be drawn.',
          },
        ];
      if (status !== 'synced' && status !== 'converted') return told;
      return [
        ...told,
        {
          step: 'sync',
          file,
          line,
          level: 'error',
          code: 'out-of-step',
          message: 'The picture of this diagram is out of date.',
          hint: 'Run linework sync and commit the result.',
        },
      ];
    }),
    ...(error === undefined ? [] : [{ step: 'sync', file, level: 'error', code: 'file', message: error } as const]),
  ]);
}
