// publish_diagram: what `linework publish` does with one file of the project, and its link. Uses the account of `linework login`, or LINEWORK_API_KEY.
import { type AnyOperation, operation } from '@linework/operations/operation';
import { type ToolPlace, verbAnswer } from './place.js';
import { projectOf } from './project.js';

/** The most diagnostics of an answer. */
const MOST = 10;

interface Diagnostic {
  readonly code: string;
  readonly line: number;
  readonly message: string;
}

interface Printed {
  readonly id?: string;
  readonly status?: 'new' | 'updated' | 'unchanged';
  readonly version?: number;
  readonly visibility?: 'private' | 'unlisted';
  readonly url?: string;
  readonly stableUrl?: string | null;
  readonly diagnostics?: readonly Diagnostic[];
  readonly error?: string;
}

export const publishDiagram = (place: ToolPlace): AnyOperation =>
  operation({
    name: 'publish_diagram',
    tool: 'publish_diagram',
    summary: 'Publish a diagram of the project and get its link',
    description:
      'Sends a .diagram file to the service that linework login signed in to. Private unless unlisted is set.',
    access: 'public',
    effect: 'write',
    refusals: ['validation.failed'],
    example: { path: 'docs/shop.diagram', alias: 'shop' },
    schemas: ({ z }) => ({
      input: z.strictObject({
        path: z.string().min(1).max(1_000).describe('A .diagram file of the project.'),
        alias: z.string().min(1).max(60).optional().describe('Stable link: publishing to it again adds a version.'),
        organization: z.string().min(1).max(64).optional().describe('Slug of the organisation that gets it.'),
        folder: z.string().max(300).optional().describe('Folder of the account, such as team/payments.'),
        title: z.string().min(1).max(300).optional(),
        unlisted: z.boolean().optional().describe('Show it to anyone with the link.'),
      }),
      output: z.object({
        ok: z.boolean(),
        id: z.string().optional(),
        status: z.enum(['new', 'updated', 'unchanged']).optional(),
        version: z.int().optional(),
        visibility: z.enum(['private', 'unlisted']).optional(),
        url: z.string().optional(),
        diagnostics: z.array(z.object({ code: z.string(), line: z.int(), message: z.string() })).optional(),
      }),
    }),
    run: async ({ path, alias, organization, folder, title, unlisted }) => {
      const file = await projectOf(place).read(path);
      if ('refused' in file) return file;
      const options = {
        alias,
        organization,
        folder,
        title,
        unlisted,
        private: undefined,
        theme: undefined,
        host: undefined,
      };
      const ran = await verbAnswer('publish', options, place, [path]);
      if ('refused' in ran) return ran;
      const [{ id, status, version, visibility, url, stableUrl, diagnostics, error = '' } = {}] =
        ran.printed as readonly Printed[];
      const reports = diagnostics?.slice(0, MOST).map(({ code, line, message }) => ({ code, line, message }));
      if (id === undefined && reports) return { value: { ok: false, diagnostics: reports } };
      if (id === undefined || status === undefined || version === undefined || visibility === undefined)
        return { refused: 'validation.failed', message: error };
      const warnings = reports === undefined || reports.length === 0 ? {} : { diagnostics: reports };
      return { value: { ok: true, id, status, version, visibility, url: stableUrl ?? url ?? '', ...warnings } };
    },
  });
