// Migrations from the tables: npm run migration -w packages/server, after tsc -b. A name says what changes.
/** @type {import('drizzle-kit').Config} */
export default { dialect: 'postgresql', schema: './dist/**/tables.js', out: './migrations' };
