// Fields of hosted diagrams, in requests and responses.
import type { z as Zod } from 'zod';
import type { ListedRow } from './repo.js';

/** UTF-16 units; diagnostics report the language's own limits. */
const LONGEST_SOURCE = 1_000_000;

/** Maximum bytes of a body with a source. */
export const SOURCE_BODY = 4_000_000;

export function sourceField(z: typeof Zod) {
  return z.string().min(1).max(LONGEST_SOURCE).describe('The diagram in the Linework language.');
}

export function idField(z: typeof Zod) {
  return z.string().max(40).describe('Id of the diagram.');
}

/** UTF-16 units. */
export const LONGEST_FOLDER = 300;

/** Names between slashes: `team/payments`. */
export function folderField(z: typeof Zod) {
  return z
    .string()
    .max(LONGEST_FOLDER)
    .regex(/^(?:[^/\p{C}]+(?:\/[^/\p{C}]+)*)?$/u, 'Write a folder as names separated by slashes: team/payments.')
    .describe('Names separated by slashes; empty for none.');
}

export function settingFields(z: typeof Zod) {
  return {
    title: z
      .string()
      .trim()
      .min(1)
      .max(200)
      .optional()
      .describe("Default: the diagram's own, which its pictures keep in any case."),
    folder: folderField(z).optional(),
    theme: z.enum(['light', 'dark', 'auto']).optional().describe('Colours of its link; light by default.'),
    embedSource: z
      .boolean()
      .optional()
      .describe('Whether anyone with the link sees the source, on its page and inside its SVG. Default: false.'),
    visibility: z
      .enum(['private', 'unlisted'])
      .optional()
      .describe(
        'private (default): only you, or members of the organisation. unlisted: anyone with the link sees the latest version, not its source. If you make it private again, caches can still serve it for up to a minute.',
      ),
    showVersions: z
      .boolean()
      .optional()
      .describe('Whether anyone with the link also sees earlier versions. Default: false.'),
  };
}

export function aliasField(z: typeof Zod) {
  return z
    .string()
    .max(60)
    .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'Write lower-case words and digits joined by single hyphens.')
    .describe('Name of a stable link, which always shows the latest version.');
}

export function hostedFields(z: typeof Zod) {
  return z.object({
    id: z.string(),
    title: z.string(),
    kind: z.string(),
    folder: z.string(),
    theme: z.enum(['light', 'dark', 'auto']),
    embedSource: z.boolean(),
    visibility: z.enum(['private', 'unlisted']),
    showVersions: z.boolean(),
    locked: z.boolean(),
    version: z.int().describe('Increases with every save.'),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
    deletedAt: z.iso.datetime().nullable().describe('Time of deletion, which can be undone for thirty days.'),
    url: z.string().describe('Address of its page.'),
    svgUrl: z.string(),
    darkSvgUrl: z.string(),
    pngUrl: z.string(),
  });
}

export function asHosted(baseUrl: string, row: ListedRow) {
  const url = `${baseUrl}/d/${row.id}`;
  return {
    id: row.id,
    title: row.title,
    kind: row.kind,
    folder: row.folder,
    theme: row.theme,
    embedSource: row.embedSource,
    visibility: row.visibility,
    showVersions: row.showVersions,
    locked: row.locked !== null,
    version: row.version,
    createdAt: row.made.toISOString(),
    updatedAt: row.updated.toISOString(),
    deletedAt: row.deleted?.toISOString() ?? null,
    url,
    svgUrl: `${url}.svg`,
    darkSvgUrl: `${url}.dark.svg`,
    pngUrl: `${url}.png`,
  };
}

/** The response header that names the version (RFC 9110, section 8.8.3). */
export function etagOf({ version }: Pick<ListedRow, 'version'>): string {
  return `"${version}"`;
}
