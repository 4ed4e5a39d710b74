// check_repository: what `linework ci` finds, cut to a size that an agent can read.
import { type AnyOperation, operation } from '@linework/operations/operation';
import type { Finding } from '../ci/finding.js';
import { type ToolPlace, verbAnswer } from './place.js';

/** The most findings of an answer. */
const MOST = 30;
const LONGEST = 300;

interface Printed {
  readonly ok: boolean;
  readonly counts: { readonly diagrams: number; readonly sources: number; readonly documents: number };
  readonly findings: readonly Finding[];
}

export const checkRepository = (place: ToolPlace): AnyOperation =>
  operation({
    name: 'check_repository',
    tool: 'check_repository',
    summary: 'Check every diagram, source and document of the project',
    description:
      'Checks all *.diagram files, and reports generated diagrams and pictures in Markdown that are out of date. Writes nothing.',
    access: 'public',
    effect: 'read',
    refusals: ['validation.failed'],
    example: {},
    schemas: ({ z }) => ({
      input: z.strictObject({
        changed: z.string().min(1).max(200).optional().describe('Only what changed since this git revision.'),
        strict: z.boolean().optional().describe('Also fail on warnings.'),
      }),
      output: z.object({
        ok: z.boolean(),
        counts: z.object({ diagrams: z.int(), sources: z.int(), documents: z.int() }),
        findings: z.array(
          z.object({
            file: z.string(),
            line: z.int().optional(),
            column: z.int().optional(),
            level: z.enum(['error', 'warning', 'note']),
            code: z.string(),
            message: z.string(),
            hint: z.string().optional(),
          }),
        ),
        more: z.int().optional().describe('Number of findings that are not listed.'),
      }),
    }),
    run: async ({ changed, strict = false }) => {
      const ran = await verbAnswer('ci', { changed, 'fail-on-warning': strict }, place);
      if ('refused' in ran) return ran;
      const { ok, counts, findings } = ran.printed as Printed;
      const more = findings.length - MOST;
      const listed = [...findings].sort((a, b) => rank(a) - rank(b)).slice(0, MOST);
      return { value: { ok, counts, findings: listed.map(shortened), ...(more > 0 ? { more } : {}) } };
    },
  });

const rank = ({ level }: Finding): number => ['error', 'warning', 'note'].indexOf(level);

function shortened({ file, line, column, level, code, message, hint }: Finding) {
  return {
    file,
    ...(line === undefined ? {} : { line }),
    ...(column === undefined ? {} : { column }),
    level,
    code,
    message: message.slice(0, LONGEST),
    ...(hint === undefined ? {} : { hint: hint.slice(0, LONGEST) }),
  };
}
