// What CI reports about generated diagrams: the repositories, their runs, what the newest run of the default branch found, and its count per day.
import {
  boolean,
  customType,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { moment, ownerId } from '../../platform/db/columns.js';

export const STATES = ['current', 'drifted', 'missing', 'failed'] as const;

interface Counts {
  readonly added: number;
  readonly removed: number;
  readonly changed: number;
}

export interface DiagramChange {
  readonly elements: Counts;
  readonly edges: Counts;
  readonly words: readonly string[];
}

/** Text that sorts by its bytes, in the database as in JavaScript. */
const bytewise = customType<{ data: string }>({ dataType: () => 'text collate "C"' });

export const driftRepositories = pgTable(
  'drift_repositories',
  {
    ownerId: ownerId(),
    id: text().notNull(),
    name: bytewise().notNull(),
    /** Of its settings file; empty for the root. */
    folder: bytewise().notNull(),
    branch: text().notNull(),
    /** Of the newest run of the branch; null if it has none. */
    position: bytewise(),
    commit: text(),
    run: text(),
    at: moment(),
    diagrams: integer().notNull(),
    outOfDate: integer('out_of_date').notNull(),
    /** When a run was last reported. */
    updated: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.id] }),
    uniqueIndex('drift_repositories_name').on(table.ownerId, table.name, table.folder),
    index('drift_repositories_updated').on(table.updated),
  ],
);

export const driftRuns = pgTable(
  'drift_runs',
  {
    ownerId: ownerId(),
    repositoryId: text('repository_id').notNull(),
    /** The hash of commit and run. */
    id: text().notNull(),
    commit: text().notNull(),
    branch: text().notNull(),
    /** Whether it was of the default branch. */
    isCounted: boolean('is_counted').notNull(),
    /** The hash of what was reported. */
    content: text().notNull(),
    position: bytewise().notNull(),
    at: moment().notNull(),
    received: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.repositoryId, table.id] }),
    index('drift_runs_position').on(table.ownerId, table.repositoryId, table.position),
    index('drift_runs_received').on(table.received),
    foreignKey({
      name: 'drift_runs_of_repository',
      columns: [table.ownerId, table.repositoryId],
      foreignColumns: [driftRepositories.ownerId, driftRepositories.id],
    }).onDelete('cascade'),
  ],
);

/** Runs of the default branch by day, UTC. */
export const driftDays = pgTable(
  'drift_days',
  {
    ownerId: ownerId(),
    repositoryId: text('repository_id').notNull(),
    day: date({ mode: 'string' }).notNull(),
    runs: integer().notNull(),
    /** Of the newest run of the day, as the counts are. */
    position: bytewise().notNull(),
    diagrams: integer().notNull(),
    outOfDate: integer('out_of_date').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.repositoryId, table.day] }),
    index('drift_days_day').on(table.day),
    foreignKey({
      name: 'drift_days_of_repository',
      columns: [table.ownerId, table.repositoryId],
      foreignColumns: [driftRepositories.ownerId, driftRepositories.id],
    }).onDelete('cascade'),
  ],
);

/** Those that were out of date in the newest run. */
export const driftDiagrams = pgTable(
  'drift_diagrams',
  {
    ownerId: ownerId(),
    repositoryId: text('repository_id').notNull(),
    path: bytewise().notNull(),
    format: text().notNull(),
    inputs: text().array().notNull(),
    state: text({ enum: STATES }).notNull(),
    /** Position of the first run in a row in which it was out of date. */
    since: bytewise().notNull(),
    sinceAt: moment('since_at').notNull(),
    sinceCommit: text('since_commit').notNull(),
    change: jsonb().$type<DiagramChange>(),
    before: text(),
    after: text(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.repositoryId, table.path] }),
    foreignKey({
      name: 'drift_diagrams_of_repository',
      columns: [table.ownerId, table.repositoryId],
      foreignColumns: [driftRepositories.ownerId, driftRepositories.id],
    }).onDelete('cascade'),
  ],
);
