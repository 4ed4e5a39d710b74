// Fields of drift, in requests and responses.
import type { z as Zod } from 'zod';
import { STATES } from './tables.js';

/** Characters of a source that is kept for the picture of a change. */
const LONGEST_SOURCE = 50_000;

const MOST_DIAGRAMS = 500;

const MOST_WORDS = 20;

/** Text on one line. */
function line(z: typeof Zod, longest: number) {
  return z
    .string()
    .min(1)
    .max(longest)
    .regex(/^\P{C}*$/u, 'Write it without control characters.');
}

const REPOSITORY_FORM =
  'Write the host in lower case and the path, without a scheme, an account and .git: github.com/acme/shop.';

export function repositoryField(z: typeof Zod) {
  return z
    .string()
    .max(300)
    .regex(/^[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::[1-9]\d{1,4})?(?:\/[\w.~%+-]+)+$/, REPOSITORY_FORM)
    .refine((name) => !name.endsWith('.git'), REPOSITORY_FORM)
    .describe('Host and path of the repository, such as github.com/acme/shop.');
}

export function folderInRepository(z: typeof Zod) {
  return z
    .string()
    .max(300)
    .regex(/^(?:[^\p{C}/\\]+(?:\/[^\p{C}/\\]+)*)?$/u, 'Write a path without a slash at its start or end.')
    .describe('Folder of the settings file in the repository; empty for its root.');
}

export function commitField(z: typeof Zod) {
  return z
    .string()
    .regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/, 'Write the whole hash of the commit: 40 or 64 hexadecimal digits.');
}

export function branchField(z: typeof Zod) {
  return line(z, 300);
}

export function runField(z: typeof Zod) {
  return line(z, 200).describe('Id of the run in your CI; another one for each try.');
}

function countFields(z: typeof Zod) {
  const count = z.int().min(0).max(1_000_000);
  return z.strictObject({ added: count, removed: count, changed: count });
}

export function changeFields(z: typeof Zod) {
  return z.strictObject({
    elements: countFields(z),
    edges: countFields(z),
    words: z.array(line(z, 500)).max(MOST_WORDS).describe('The changes in words, or why it could not be generated.'),
  });
}

export function reportedDiagram(z: typeof Zod) {
  return z.strictObject({
    path: line(z, 500).describe('The diagram file, or a document with # and the id of a fence.'),
    format: z
      .string()
      .regex(/^[a-z][a-z0-9-]{0,39}$/)
      .describe('What it is generated from, such as sql.'),
    inputs: z.array(line(z, 500)).max(20).optional().describe('The files that it is generated from.'),
    state: z
      .enum(STATES)
      .describe(
        'current: as generated now. drifted: it differs. missing: it does not exist. failed: it could not be generated. All but current are out of date.',
      ),
    change: changeFields(z).optional().describe('For one that is out of date.'),
    before: z.string().max(LONGEST_SOURCE).optional().describe('Its source now, for a picture of the change.'),
    after: z.string().max(LONGEST_SOURCE).optional().describe('The source that would be generated.'),
  });
}

export function reportedDiagrams(z: typeof Zod) {
  return z.array(reportedDiagram(z)).max(MOST_DIAGRAMS);
}

export function shownDrift(z: typeof Zod) {
  return z.object({
    path: z.string(),
    format: z.string(),
    inputs: z.array(z.string()),
    state: z.enum(STATES),
    since: z
      .object({ at: z.iso.datetime(), commit: z.string() })
      .describe('The first run in a row in which it was out of date.'),
    change: changeFields(z).nullable(),
    before: z.string().nullable().optional(),
    after: z.string().nullable().optional(),
  });
}
