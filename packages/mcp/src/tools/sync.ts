// sync_markdown: with a path, the document and its pictures are written, and the answer is the report only.
import { type AnyOperation, isRefusal } from '@linework/operations';
import type { AnyTool } from '../context.js';
import type { Project } from '../project.js';
import { briefDiagnostics, briefFields, cut, fitting, fittingErrors } from './brief.js';
import { type Paths, refusal, textOrPath } from './project-fields.js';
import { withForm } from './tool-form.js';

const REPORT = 1_000;
/** Characters of the entries for a text, which are objects. */
const ENTRIES = 2_500;
const DIAGNOSTICS = 1_500;

const IN_A_PROJECT =
  'Draws the diagram fences of a document as pictures. With path, writes the document and the pictures beside it, and returns a report. With markdown, returns both. Everything else stays unchanged.';

interface Entry {
  readonly id: string;
  readonly line: number;
  readonly status: string;
  readonly message: string | null;
  readonly diagnostics: Parameters<typeof briefDiagnostics>[0];
}

interface Answer {
  readonly changed: boolean;
  readonly report: readonly Entry[];
  readonly summary: object;
}

interface Given extends Paths {
  readonly markdown?: string;
  readonly convertExternal?: boolean;
  readonly mode?: 'check' | 'sync';
}

export function syncTool(operation: AnyOperation, project: Project | undefined): AnyTool {
  return withForm<Given>(operation, {
    ...(project === undefined ? {} : { description: IN_A_PROJECT, effect: 'destructive' }),
    schemas: (shared, { input, output }) => {
      const { z } = shared;
      const { mode, markdown, changed, files, report, summary, caps } = output.shape;
      const { diagnostics, more } = briefFields(shared);
      return {
        input: z.strictObject({ ...input.shape, ...textOrPath(shared, 'markdown', input.shape.markdown, project) }),
        output: z.object({
          mode,
          changed,
          summary,
          report:
            project === undefined
              ? report
              : z.union([z.array(z.string()).describe('With path: what was done with each diagram.'), report]),
          diagnostics: diagnostics.optional(),
          more,
          markdown: markdown.optional(),
          files: files.optional(),
          caps: caps.optional(),
        }),
      };
    },
    run: async ({ path, ...args }, ask) => {
      const { markdown, convertExternal: convert = false, mode = 'sync' } = args;
      if ((markdown === undefined) === (path === undefined)) return refusal('Send either markdown or path.');
      if (path === undefined || project === undefined) {
        const ran = await ask(args);
        return isRefusal(ran) ? ran : { value: shortened(ran.value as Answer) };
      }
      const ran = await project.sync(path, { convert, check: mode === 'check' });
      if (isRefusal(ran)) return ran;
      return { value: { mode, ...briefSync(ran.value as Answer) } };
    },
  });
}

function briefSync({ changed, summary, report }: Answer): object {
  const lines = report
    .filter(({ status }) => status !== 'unchanged')
    .map(({ id, line, status, message }) =>
      cut(`line ${line}: ${id === '' ? '' : `${id} `}${status}${message === null ? '' : `: ${message}`}`, 200),
    );
  const { kept: shown, more } = fitting(lines, REPORT);
  return {
    changed,
    summary,
    report: more === 0 ? shown : [...shown, `and ${more} more`],
    ...briefDiagnostics(report.flatMap(({ diagnostics }) => diagnostics)),
  };
}

/** Cuts the report of a text: as many entries and diagnostics as fit, and the number of the rest. */
function shortened<Of extends Answer>({ report, ...answer }: Of): object {
  const bare = report
    .filter(({ status, diagnostics }) => status !== 'unchanged' || diagnostics.length > 0)
    .map(({ message, ...entry }) => ({
      ...entry,
      diagnostics: [],
      message: message === null ? null : cut(message, 200),
    }));
  const entries = fitting(bare, ENTRIES);
  const lines = new Set(entries.kept.map(({ line }) => line));
  const problems = report.flatMap(({ line, diagnostics }) =>
    diagnostics.map((each) => ({
      line,
      severity: each.severity,
      each: { ...each, message: cut(each.message), hint: cut(each.hint) },
    })),
  );
  const listed = fittingErrors(
    problems.filter(({ line }) => lines.has(line)),
    DIAGNOSTICS,
  );
  const more = entries.more + problems.length - listed.kept.length;
  return {
    ...answer,
    report: entries.kept.map((entry) => ({
      ...entry,
      diagnostics: listed.kept.filter(({ line }) => line === entry.line).map(({ each }) => each),
    })),
    ...(more === 0 ? {} : { more }),
  };
}
