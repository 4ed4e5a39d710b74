// SQL that defines tables: scripts and dumps of PostgreSQL, MySQL, SQLite, SQL Server, Oracle, Db2 and related databases.
import type { Importer } from '../../contract.js';
import { TABLE_OPTIONS } from '../../relational/options.js';

export const sql: Importer = {
  format: 'sql',
  meaning: 'Tables, keys, enums and views of SQL scripts and dumps, in all common dialects',
  options: TABLE_OPTIONS,
  codes: [],
  reads: (path) => /\.(?:sql|ddl|psql|pgsql|mysql|dump)$/i.test(path),
  recognises: (files) => {
    const named = files.find(({ path }) => /\.(?:sql|ddl|psql|pgsql|mysql)$/i.test(path));
    if (named) return { score: 0.9, reason: `${named.path} ends in .${named.path.split('.').pop()}` };
    const own = files.find(({ content }) => DEFINES.test(content.slice(0, 100_000)));
    return own && { score: 0.6, reason: `${own.path} creates a table` };
  },
  proposing: { subject: 'database', per: 'folder', isWhole: (path) => /schema[^/]*\.sql$/i.test(path) },
  load: async () => (await import('./read.js')).read,
};

const DEFINES = /^[ \t]*create (?:(?:global |local )?temp(?:orary)? |unlogged )?table\b/im;
