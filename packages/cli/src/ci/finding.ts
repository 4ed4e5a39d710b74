// The findings of a pipeline: in, the JSON of check and sync; out, findings with their locations. Those of generate are in generated.ts.
import type { DiagnosticRecord } from '@linework/core';

export interface Finding {
  readonly step: 'check' | 'generate' | 'sync';
  /** For a generated diagram: the name of its source in the settings file, the first if it has several. */
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
  /** The outdated files that follow from it, relative to the folder of the run, and the command that updates them. */
  readonly outputs?: readonly string[];
  readonly command?: string;
}

/** Whether a source of this run writes the diagram, and whether something about that source is reported. */
export type GeneratedFiles = (file: string, fence?: string) => 'fine' | 'reported' | undefined;

interface Checked {
  readonly file: string;
  readonly diagnostics?: readonly DiagnosticRecord[];
  readonly error?: string;
}

/** What a generated diagram lacks is reported with its source. */
export function ofCheck(results: readonly Checked[], generated: GeneratedFiles): readonly Finding[] {
  return results.flatMap(({ file, diagnostics = [], error }) => [
    ...(generated(file) === undefined ? diagnostics.map((each) => ofDiagnostic('check', file, each)) : []),
    ...(error === undefined ? [] : [{ step: 'check', file, level: 'error', code: 'file', message: error } as const]),
  ]);
}

function ofDiagnostic(step: Finding['step'], file: string, { severity, ...each }: DiagnosticRecord): Finding {
  const { code, line, column, endLine, endColumn, message, hint } = each;
  return { step, file, line, column, endLine, endColumn, level: severity, code, message, hint };
}

interface Synced {
  readonly file: string;
  readonly changed?: boolean;
  readonly report?: readonly {
    readonly id: string;
    readonly line: number;
    readonly status: string;
    readonly message?: string;
    readonly diagnostics?: readonly DiagnosticRecord[];
  }[];
  readonly error?: string;
}

/** Fences that a source writes are reported with their source. */
export function ofSync(results: readonly Synced[], generated: GeneratedFiles): readonly Finding[] {
  return results.flatMap(({ file, report = [], error }) => [
    ...report.flatMap(({ id, line, status, message, diagnostics = [] }): readonly Finding[] => {
      const writer = generated(file, id);
      if (writer === 'reported') return [];
      const problems = writer === undefined ? diagnostics.map((each) => ofDiagnostic('sync', file, each)) : [];
      if (status === 'failed')
        return [
          ...problems,
          {
            step: 'sync',
            file,
            line,
            level: 'error',
            code: 'not-drawn',
            message: message ?? 'This diagram cannot be drawn.',
          },
        ];
      if (status !== 'synced' && status !== 'converted') return problems;
      return [
        ...problems,
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
