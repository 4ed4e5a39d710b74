// Migrations from the tables: npm run migration -w packages/server, after npm run build. A name says what changes.
/** @type {import('drizzle-kit').Config} */
export default { dialect: 'postgresql', schema: './drizzle.tables.cjs', out: './migrations' };
