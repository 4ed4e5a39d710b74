// Prisma schemas, in one file or several.
import type { Importer } from '../../contract.js';
import { TABLE_OPTIONS } from '../../relational/options.js';

export const prisma: Importer = {
  format: 'prisma',
  meaning: 'Models, enums, views and relations of Prisma schemas, from one or more files',
  options: TABLE_OPTIONS,
  codes: [],
  reads: (path) => path.endsWith('.prisma'),
  recognises: (files) => {
    const named = files.find(({ path }) => path.endsWith('.prisma'));
    if (named) return { score: 0.95, reason: `${named.path} ends in .prisma` };
    const own = files.find(({ content }) => BLOCK.test(content.slice(0, 100_000)));
    return own && { score: 0.8, reason: `${own.path} has the blocks of a Prisma schema` };
  },
  proposing: { subject: 'database', per: 'folder', isWhole: (path) => /(?:^|\/)schema\.prisma$/.test(path) },
  load: async () => (await import('./read.js')).read,
};

const BLOCK = /^(?:datasource|generator) \w+ \{[^\S\n]*\n\s*provider[ \t]*=/m;
