// Drizzle schemas: TypeScript files that are read as data and never executed.
import type { Importer } from '../../contract.js';
import { TABLE_OPTIONS } from '../../relational/options.js';

export const drizzle: Importer = {
  format: 'drizzle',
  meaning: 'Tables, enums, views and relations of Drizzle schemas in TypeScript, read as data',
  options: TABLE_OPTIONS,
  codes: [],
  reads: (path) => /\.[cm]?[jt]sx?$/.test(path) && !/\.d\.[cm]?ts$/.test(path),
  recognises: (files) => {
    const own = files.find(({ path, content }) => /\.[cm]?[jt]sx?$/.test(path) && TABLE.test(content));
    return own && { score: 0.85, reason: `${own.path} makes tables with Drizzle` };
  },
  proposing: { subject: 'database', per: 'folder' },
  load: async () => (await import('./read.js')).read,
};

const TABLE =
  /\b(?:pg|mysql|sqlite|singlestore|mssql|gel|cockroach)(?:Table|Schema|View|MaterializedView|Enum)(?:Creator)?\s*\(/;
