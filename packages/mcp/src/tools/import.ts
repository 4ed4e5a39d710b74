// import_diagram: the source, or the files that it was written to, what was skipped, and the names of its parts, each of which another call
// returns.
import { type AnyOperation, isRefusal, type Refusal } from '@linework/operations';
import type { AnyTool } from '../context.js';
import type { Project, Written } from '../project.js';
import { briefDiagnostics, briefFields, cut, fitting } from './brief.js';
import { DIAGRAM_ENDING } from './convert.js';
import { outField, overwriteField, type Paths, refusal, writtenField } from './project-fields.js';
import { withForm } from './tool-form.js';

/** Characters of the list of parts, and of the list of written files. */
const PARTS = 500;
const DIAGNOSTICS = 600;

interface Diagram {
  readonly source: string;
  readonly stats: { readonly nodes: number };
}

interface Answer extends Diagram {
  readonly ok: boolean;
  readonly format: string;
  readonly found: string;
  readonly kind: string;
  readonly diagnostics: Parameters<typeof briefDiagnostics>[0];
  readonly parts: readonly (Diagram & { readonly name: string })[];
  readonly next: string;
}

interface Given extends Paths {
  readonly files?: readonly object[];
  readonly format?: string;
  readonly part?: string;
  readonly overrides?: unknown;
}

export const importTool = (operation: AnyOperation, project: Project | undefined): AnyTool =>
  withForm<Given>(operation, {
    ...(project === undefined ? {} : { effect: 'destructive' }),
    description:
      'Reads files such as SQL, OpenAPI, Compose, Kubernetes or pipelines. Returns a source and what was omitted. Large inputs become an overview with parts.',
    schemas: (shared, { input, output }) => {
      const { ok, format, found: foundFormat, kind, stats, next } = output.shape;
      const { z } = shared;
      const brief = briefFields(shared);
      const { files, ...rest } = input.shape;
      return {
        input: z.strictObject({
          files: project === undefined ? files : files.optional(),
          ...(project === undefined
            ? {}
            : { path: z.string().min(1).max(1_000).optional().describe('A file or folder, instead of files.') }),
          ...outField(shared, project, 'Write the result to this .diagram file, and parts beside it.'),
          ...overwriteField(shared, project),
          part: z.string().min(1).max(300).optional().describe('Return this part.'),
          ...rest,
        }),
        output: z.object({
          ok,
          format,
          found: foundFormat,
          kind,
          source: z.string().optional().describe('Omitted if it was written to out.'),
          ...writtenField(shared, project),
          stats,
          parts: z.array(z.string()).optional().describe('Names of parts, with the number of nodes.'),
          ...brief,
          next,
        }),
      };
    },
    run: async ({ files, path, out, overwrite = false, part, ...args }, ask) => {
      if (out !== undefined && !out.endsWith('.diagram')) return refusal(DIAGRAM_ENDING);
      if ((files === undefined) === (path === undefined)) return refusal('Send either files or path.');
      const inputs = path === undefined ? files : await project?.inputs(path, args.format);
      if (inputs !== undefined && 'refused' in inputs) return inputs;
      const overrides = args.overrides ?? (out === undefined ? undefined : await project?.overrides(out));
      if (isRefused(overrides)) return overrides;
      const ran = await ask({ ...args, files: inputs, ...(overrides === undefined ? {} : { overrides }) });
      if (isRefusal(ran)) return ran;
      const answer = ran.value as Answer;
      const chosen = part === undefined ? answer : answer.parts.find(({ name }) => name === part);
      if (chosen === undefined) return refusal(`There is no part '${cut(part ?? '', 80)}'. ${partsOf(answer)}`);
      const written = answer.ok && out !== undefined ? await writeAll(out, answer, chosen, overwrite, project) : [];
      if ('refused' in written) return written;
      return { value: briefImport(answer, chosen, written) };
    },
  });

function briefImport(answer: Answer, chosen: Diagram, written: readonly Written[]) {
  const { ok, format, found: foundFormat, kind, diagnostics, parts, next } = answer;
  const names = fitting(
    parts.map(({ name, stats }) => `${cut(name, 120)} (${stats.nodes})`),
    PARTS,
  );
  const listed = fitting(written, PARTS);
  return {
    ok,
    format,
    found: cut(foundFormat, 200),
    kind,
    ...(written.length === 0 ? { source: chosen.source } : { written: listed.kept }),
    stats: chosen.stats,
    ...(parts.length === 0 ? {} : { parts: names.more === 0 ? names.kept : [...names.kept, `and ${names.more} more`] }),
    ...briefDiagnostics(diagnostics, DIAGNOSTICS),
    next: cut(next, 200),
  };
}

/** The parts go beside the overview, as the command writes them. */
async function writeAll(
  out: string,
  { parts }: Answer,
  chosen: Diagram,
  overwrite: boolean,
  project: Project | undefined,
): Promise<readonly Written[] | Refusal> {
  const isPart = parts.some((each) => each === chosen);
  if (project === undefined) return [];
  const all = [
    { path: out, source: chosen.source },
    ...(isPart ? [] : parts.map(({ name, source }) => ({ path: project.partPath(out, name), source }))),
  ];
  const written: Written[] = [];
  for (const { path, source } of all) {
    const done = await project.write(path, source, overwrite);
    if ('refused' in done) return done;
    written.push(done);
  }
  return written;
}

function partsOf({ parts }: Answer): string {
  if (parts.length === 0) return 'This input has only one part.';
  const { kept: shown } = fitting(
    parts.map(({ name }) => name),
    PARTS,
  );
  return `Parts: ${shown.join(', ')}.`;
}

function isRefused(value: unknown): value is Refusal {
  return typeof value === 'object' && value !== null && 'refused' in value;
}
