// convert_external: the source, or the file that it was written to, and what was lost.
import { type AnyOperation, isRefusal } from '@linework/operations';
import type { AnyTool } from '../context.js';
import type { Project } from '../project.js';
import { briefDiagnostics, briefFields } from './brief.js';
import { outField, overwriteField, type Paths, refusal, textOf, textOrPath, writtenField } from './project-fields.js';
import { withForm } from './tool-form.js';

interface Answer {
  readonly ok: boolean;
  readonly kind: string;
  readonly externalType: string;
  readonly source: string;
  readonly diagnostics: Parameters<typeof briefDiagnostics>[0];
  readonly stats: object;
  readonly next: string;
}

export const DIAGRAM_ENDING = 'out must end in .diagram.';

export const convertTool = (operation: AnyOperation, project: Project | undefined): AnyTool =>
  withForm<{ readonly source?: string } & Paths>(operation, {
    ...(project === undefined ? {} : { effect: 'destructive' }),
    schemas: (shared, { input, output }) => {
      const { render: _, ...fields } = input.shape;
      const { ok, kind, externalType, stats, next } = output.shape;
      const { z } = shared;
      const brief = briefFields(shared);
      return {
        input: z.strictObject({
          ...fields,
          ...textOrPath(shared, 'source', fields.source, project),
          ...outField(shared, project, 'Write the result to this .diagram file.'),
          ...overwriteField(shared, project),
        }),
        output: z.object({
          ok,
          kind,
          externalType,
          source: z.string().optional().describe('Empty if ok is false; omitted if it was written to out.'),
          ...writtenField(shared, project),
          ...brief,
          stats,
          next,
        }),
      };
    },
    run: async ({ source, path, out, overwrite = false, ...args }, ask) => {
      if (out !== undefined && !out.endsWith('.diagram')) return refusal(DIAGRAM_ENDING);
      const input = await textOf('source', source, path, project);
      if ('refused' in input) return input;
      const ran = await ask({ ...args, source: input.text }, input.settings);
      if (isRefusal(ran)) return ran;
      const { ok, kind, externalType, stats, next, diagnostics, ...converted } = ran.value as Answer;
      const written = ok && out !== undefined ? await project?.write(out, converted.source, overwrite) : undefined;
      if (written !== undefined && 'refused' in written) return written;
      const result = written === undefined ? { source: converted.source } : { written: [written] };
      return { value: { ok, kind, externalType, ...result, ...briefDiagnostics(diagnostics), stats, next } };
    },
  });
