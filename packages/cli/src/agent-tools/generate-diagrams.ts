// generate_diagrams: runs `linework generate`; the answer names what was written, what is out of date and what failed.
import { type AnyOperation, operation } from '@linework/operations/operation';
import { type ToolPlace, verbAnswer } from './place.js';

/** The most sources of an answer, and the most lines of one. */
const MOST = 30;
const MOST_LINES = 8;
const LONGEST = 300;

interface Outcome {
  readonly source: string;
  readonly out: string;
  readonly status: string;
  readonly files?: readonly string[];
  readonly drift?: readonly { readonly path: string; readonly words: readonly string[] }[];
  readonly diagnostics?: readonly {
    readonly file: string;
    readonly line: number;
    readonly code: string;
    readonly message: string;
  }[];
  readonly error?: string;
}

export const generateDiagrams = (place: ToolPlace): AnyOperation =>
  operation({
    name: 'generate_diagrams',
    tool: 'generate_diagrams',
    summary: 'Generate the diagrams that linework.json defines',
    description: "Reads the project's files and writes each outdated diagram of sources in linework.json.",
    access: 'public',
    effect: 'destructive',
    refusals: ['validation.failed'],
    example: {},
    schemas: ({ z }) => ({
      input: z.strictObject({
        name: z.string().min(1).max(300).optional().describe('Only this entry of sources.'),
        check: z.boolean().optional().describe('Write nothing; report what is out of date.'),
      }),
      output: z.object({
        ok: z.boolean().describe('Whether every diagram is up to date now.'),
        unchanged: z.int(),
        sources: z
          .array(
            z.object({
              name: z.string(),
              out: z.string(),
              status: z.enum(['written', 'outdated', 'failed']),
              lines: z.array(z.string()).describe('Written files, changes or errors.'),
            }),
          )
          .describe('Those that are not unchanged.'),
        more: z.int().optional().describe('Number of sources that are not listed.'),
      }),
    }),
    run: async ({ name, check = false }) => {
      const ran = await verbAnswer('generate', { source: name, check }, place);
      if ('refused' in ran) return ran;
      const outcomes = (ran.printed ?? []) as readonly Outcome[];
      const changed = outcomes.filter(({ status }) => status !== 'unchanged');
      const more = changed.length - MOST;
      return {
        value: {
          ok: changed.every(({ status }) => status === 'written'),
          unchanged: outcomes.length - changed.length,
          sources: changed.slice(0, MOST).map(shortened),
          ...(more > 0 ? { more } : {}),
        },
      };
    },
  });

function shortened({ source, out, status, files = [], drift = [], diagnostics = [], error }: Outcome) {
  const lines = [
    ...(error === undefined ? [] : [error]),
    ...files,
    ...drift.flatMap(({ path, words }) => words.map((each) => `${path}: ${each}`)),
    ...diagnostics.map(({ file, line, code, message }) => `${file}:${line}: ${code}: ${message}`),
  ];
  const rest = lines.length - MOST_LINES;
  return {
    name: source,
    out,
    status: statusOf(status),
    lines: [
      ...lines.slice(0, MOST_LINES).map((each) => each.slice(0, LONGEST)),
      ...(rest > 0 ? [`and ${rest} more`] : []),
    ],
  };
}

function statusOf(status: string): 'written' | 'outdated' | 'failed' {
  return status === 'written' || status === 'failed' ? status : 'outdated';
}
