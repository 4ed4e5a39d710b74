// Arguments that name files of the project, which only a server in the project's folder has: `path` instead of a text, `out` for
// the result.
import type { Refusal } from '@linework/operations';
import type { ZodString } from 'zod';
import type { OwnSettings, Project, ProjectText } from '../project.js';
import type { Shared } from './tool-form.js';

export interface Paths {
  readonly path?: string;
  readonly out?: string;
  readonly overwrite?: boolean;
}

const LONGEST_PATH = 1_000;

/** The text is required where there is no `path` to send instead. */
export function textOrPath({ z }: Shared, name: string, text: ZodString, project: Project | undefined) {
  if (project === undefined) return { [name]: text };
  const path = z.string().min(1).max(LONGEST_PATH).optional().describe(`A file of the project, instead of ${name}.`);
  return { [name]: text.optional(), path };
}

export function outField({ z }: Shared, project: Project | undefined, meaning: string) {
  return project === undefined ? {} : { out: z.string().min(1).max(LONGEST_PATH).optional().describe(meaning) };
}

export function overwriteField({ z }: Shared, project: Project | undefined) {
  return project === undefined ? {} : { overwrite: z.boolean().optional().describe('Replace another file at out.') };
}

export function writtenField({ z }: Shared, project: Project | undefined) {
  const written = z.array(z.object({ path: z.string(), status: z.enum(['written', 'unchanged']) }));
  return project === undefined ? {} : { written: written.optional() };
}

export interface Text {
  readonly text: string;
  readonly settings: OwnSettings;
  readonly file?: ProjectText;
}

export async function textOf(
  name: string,
  text: string | undefined,
  path: string | undefined,
  project: Project | undefined,
): Promise<Text | Refusal> {
  if ((text === undefined) === (path === undefined)) return refusal(`Send either ${name} or path.`);
  if (text !== undefined) return { text, settings: {} };
  if (project === undefined || path === undefined) return refusal('There are no files here.');
  const file = await project.read(path);
  return 'refused' in file ? file : { text: file.text, settings: file.settings, file: file };
}

export function refusal(message: string): Refusal {
  return { refused: 'validation.failed', message };
}
