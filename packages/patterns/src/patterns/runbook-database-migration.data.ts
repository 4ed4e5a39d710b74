// Database migration without downtime, as a pattern.
import type { Pattern } from '../pattern.js';

export const runbookDatabaseMigration: Pattern = {
  id: 'runbook-database-migration',
  title: 'Database migration without downtime',
  topic: 'delivery',
  description: 'A schema change in steps that work with both old and new code: expand, backfill, switch, contract.',
  tags: [
    'expand and contract',
    'schema migration',
    'zero downtime migration',
    'parallel change',
    'online schema change',
    'database change',
    'rename column safely',
    'backfill',
    'dual write',
    'liquibase',
    'flyway',
  ],
  use: 'Renaming or splitting columns of a table in use.',
  avoid: 'A table nobody reads yet.',
  flavours: [],
  parameters: { check: { type: 'switch', default: true, meaning: 'Old and new are compared' } },
  source: `
sequence "{{title}}"
actor dev person "Engineer"
actor pipe function "Pipeline"
actor app service "Application"
actor db database "Database"
divider "1 Expand"
dev -> pipe : "migration: add column email_address"
pipe -> db : "alter table, no lock"
divider "2 Write both"
dev -> pipe : "release: write both columns"
pipe -> app : "rolling deploy"
app -> db : "writes email and email_address" role=data
divider "3 Backfill"
loop "1,000 rows at a time" {
  pipe -> db : "copy where empty" role=data
}
@if check
opt "compare" {
  pipe -> db : "count differences" role=data
  db --> pipe : "0"
}
@end
divider "4 Read new"
dev -> pipe : "release: read email_address"
pipe -> app : "rolling deploy, rollback possible"
app -> db : "reads email_address" role=data
divider "5 Contract, a week later"
dev -> pipe : "migration: drop column email"
pipe -> db : "alter table"
`,
};
