// A problem of a fence at its place: in, a diagnostic of its source; out, where that is in the Markdown file, and one line of text.
import { readFileSync } from 'node:fs';
import type { Diagnostic } from '@linework/library';
import type { Fence } from './fence.js';

export interface Problem {
  readonly code: string;
  readonly severity: Diagnostic['severity'];
  readonly message: string;
  /** What to write instead; can be empty. */
  readonly hint: string;
  /** The Markdown file, if the tool names it. */
  readonly file?: string;
  /** In the file, from 1; without a file, in the text that the tool passed. */
  readonly line: number;
  readonly column: number;
  /** `FILE:LINE:COLUMN: error CODE: MESSAGE HINT`. */
  readonly text: string;
}

/** Thrown by a plugin to stop a build. `problems` has at least one error. */
export class DiagramError extends Error {
  override readonly name = 'DiagramError';
  readonly problems: readonly Problem[];
  /** The place of the first one, where Vite and Astro look for it. */
  readonly loc: Pick<Problem, 'file' | 'line' | 'column'> | undefined;

  constructor(problems: readonly Problem[]) {
    super(problems.map(({ text }) => text).join('\n'));
    this.problems = problems;
    this.loc = problems[0];
  }
}

export function problemsOf(diagnostics: readonly Diagnostic[], fence: Fence): readonly Problem[] {
  if (diagnostics.length === 0) return [];
  const { line, indent } = placeOf(fence);
  return diagnostics.map((each) => {
    const at = { line: line + each.line, column: indent + each.column };
    const place = fence.file === undefined ? `${at.line}:${at.column}` : `${fence.file}:${at.line}:${at.column}`;
    const { code, severity, message, hint } = each;
    const text = `${place}: ${severity} ${code}: ${message}${hint === '' ? '' : ` ${hint}`}`;
    return { code, severity, message, hint, ...(fence.file === undefined ? {} : { file: fence.file }), ...at, text };
  });
}

/**
 * Line of the opening marks, and columns in front of each line. Most tools remove front matter first and count lines from there, so the
 * fence is looked up in the file; it can only be further down.
 */
function placeOf({ file, line, source }: Fence): { readonly line: number; readonly indent: number } {
  const lines = file === undefined ? [] : linesOf(file);
  const wanted = source.replace(/\n$/, '').split('\n');
  for (let at = Math.max(0, line); at + wanted.length <= lines.length; at++)
    if (wanted.every((each, i) => lines[at + i]?.endsWith(each)))
      return { line: at, indent: (lines[at]?.length ?? 0) - (wanted[0]?.length ?? 0) };
  return { line, indent: 0 };
}

function linesOf(file: string): readonly string[] {
  try {
    return readFileSync(file, 'utf8').split(/\r\n|\n|\r/);
  } catch {
    // A page that a plugin made has a name and no file.
    return [];
  }
}
