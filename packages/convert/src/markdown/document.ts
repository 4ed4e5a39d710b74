// Converts the Mermaid fences of a Markdown document: in, the document; out, the document with `diagram` fences instead,
// and the result of each fence. A fence that cannot be converted, and everything else, stays byte for byte.
// docs/limits.md, Markdown sync.
import type { DiagnosticRecord } from '@linework/core';
import type { ConvertContext, ConvertOptions } from '../mermaid/contract.js';
import { convertMermaid } from '../mermaid/index.js';
import { type Fence, type FenceLine, fencesOf } from './fences.js';
import { headingAbove } from './headings.js';

export interface FenceReport {
  /** Line of its opening marks, in the given document. */
  readonly line: number;
  /** The produced kind; empty if there is none. */
  readonly kind: string;
  readonly status: 'converted' | 'failed';
  /** Positions refer to the given document. */
  readonly diagnostics: readonly DiagnosticRecord[];
}

export interface DocumentResult {
  /** Whether every Mermaid fence was converted. */
  readonly ok: boolean;
  readonly markdown: string;
  readonly changed: boolean;
  /** One per Mermaid fence, in order. */
  readonly report: readonly FenceReport[];
}

const LANGUAGE = 'mermaid';

export function convertDocument(document: string, options: ConvertOptions, context: ConvertContext): DocumentResult {
  const report: FenceReport[] = [];
  const parts: string[] = [];
  let done = 0;
  for (const fence of fencesOf(document)) {
    if (fence.language.toLowerCase() !== LANGUAGE) continue;
    const text = fence.lines.map((each) => textOf(document, each)).join('\n');
    const title = headingAbove(document, fence);
    const named = title === undefined ? options : { ...options, title };
    const { ok, kind, source, diagnostics } = convertMermaid(text, named, context);
    const placed = diagnostics.map((each) => inDocument(each, fence));
    report.push({ line: fence.line, kind, status: ok ? 'converted' : 'failed', diagnostics: placed });
    const first = fence.lines[0];
    const last = fence.lines.at(-1);
    if (!ok || first === undefined || last === undefined) continue;
    const afterLanguage = fence.languageStart + fence.language.length;
    const ending = /\r\n|\n|\r/.exec(document.slice(afterLanguage, first.start))?.[0] ?? '\n';
    parts.push(
      document.slice(done, fence.languageStart),
      'diagram',
      document.slice(afterLanguage, first.lineStart),
      source
        .trimEnd()
        .split('\n')
        .map((line) => (line === '' ? fence.prefix.trimEnd() : fence.prefix + line))
        .join(ending),
    );
    done = last.end;
  }
  const markdown = [...parts, document.slice(done)].join('');
  return { ok: report.every((each) => each.status === 'converted'), markdown, changed: markdown !== document, report };
}

export function textOf(document: string, { start, end, spaces }: FenceLine): string {
  return ' '.repeat(spaces) + document.slice(start, end);
}

/** With positions in the document that contains the fence. */
export function inDocument(diagnostic: DiagnosticRecord, fence: Fence): DiagnosticRecord {
  const { fix, ...rest } = placed(diagnostic, fence);
  // An edit of several lines would lack the prefixes of quotes and lists.
  return fix === undefined || fix.text.includes('\n') ? rest : { ...rest, fix: placed(fix, fence) };
}

interface Range {
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
}

function placed<T extends Range>(range: T, { line, lines }: Fence): T {
  const moved = (column: number, at: number): number => {
    const its = lines[at - 1];
    return its === undefined ? column : Math.max(1, column - its.spaces + its.start - its.lineStart);
  };
  return {
    ...range,
    line: line + range.line,
    column: moved(range.column, range.line),
    endLine: line + range.endLine,
    endColumn: moved(range.endColumn, range.endLine),
  };
}
