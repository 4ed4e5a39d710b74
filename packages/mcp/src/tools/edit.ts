// edit_diagram: what changed, and the source only if the caller has no file of it.
import { type AnyOperation, isRefusal } from '@linework/operations';
import type { AnyTool } from '../context.js';
import type { Project } from '../project.js';
import { briefDiagnostics, briefFields, cut, fitting } from './brief.js';
import { type Paths, textOf, textOrPath, writtenField } from './project-fields.js';
import { withForm } from './tool-form.js';

/** Characters of the list of changes. */
const CHANGES = 1_000;

interface Answer {
  readonly ok: boolean;
  readonly source: string;
  readonly fingerprint: string;
  readonly changes: readonly string[];
  readonly diagnostics: Parameters<typeof briefDiagnostics>[0];
  readonly refused?: object;
}

export const editTool = (operation: AnyOperation, project: Project | undefined): AnyTool =>
  withForm<{ readonly source?: string } & Paths>(operation, {
    ...(project === undefined ? {} : { effect: 'destructive' }),
    schemas: (shared, { input, output }) => {
      const { fingerprint, ok, refused, source, changes } = output.shape;
      const brief = briefFields(shared);
      const { z } = shared;
      return {
        input: z.strictObject({ ...input.shape, ...textOrPath(shared, 'source', input.shape.source, project) }),
        output: z.object({
          ok,
          source: project === undefined ? source : z.string().optional().describe('Unless it was written to path.'),
          ...writtenField(shared, project),
          fingerprint,
          changes,
          ...brief,
          refused,
        }),
      };
    },
    run: async ({ source, path, ...args }, ask) => {
      const input = await textOf('source', source, path, project);
      if ('refused' in input) return input;
      const ran = await ask({ ...args, source: input.text }, input.settings);
      if (isRefusal(ran)) return ran;
      const { ok, fingerprint, changes, refused, diagnostics, ...edited } = ran.value as Answer;
      const written = ok ? await input.file?.rewrite(edited.source) : undefined;
      if (written !== undefined && 'refused' in written) return written;
      const { kept: shown, more } = fitting(
        changes.map((each) => cut(each)),
        CHANGES,
      );
      return {
        value: {
          ok,
          ...(input.file === undefined ? { source: edited.source } : {}),
          ...(written === undefined ? {} : { written: [written] }),
          fingerprint,
          changes: more === 0 ? shown : [...shown, `and ${more} more`],
          ...briefDiagnostics(diagnostics),
          ...(refused === undefined ? {} : { refused }),
        },
      };
    },
  });
