import type { OwnIcon } from '@linework/icons';
import { sql } from 'drizzle-orm';
import {
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { moment, ownerId, tsvector } from '../../platform/db/columns.js';

export const diagrams = pgTable(
  'diagrams',
  {
    ownerId: ownerId(),
    id: text().notNull(),
    title: text().notNull(),
    kind: text().notNull(),
    /** Empty for none; parts are separated by slashes. */
    folder: text().notNull(),
    theme: text({ enum: ['light', 'dark', 'auto'] }).notNull(),
    embedSource: boolean('embed_source').notNull(),
    visibility: text({ enum: ['private', 'unlisted'] }).notNull(),
    /** Whether its link also shows earlier versions. */
    showVersions: boolean('show_versions').notNull().default(false),
    source: text().notNull(),
    /** From 1; increases with every save. */
    version: integer().notNull(),
    made: moment().notNull(),
    updated: moment().notNull(),
    locked: moment(),
    deleted: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.id] }),
    index('diagrams_listed').on(table.ownerId, table.updated.desc(), table.id.desc()).where(sql`deleted is null`),
    index('diagrams_in_folder')
      .on(table.ownerId, table.folder, table.updated.desc(), table.id.desc())
      .where(sql`deleted is null`),
    index('diagrams_unlisted')
      .on(table.ownerId, table.made.desc(), table.id.desc())
      .where(sql`visibility = 'unlisted' and deleted is null`),
    index('diagrams_deleted').on(table.deleted).where(sql`deleted is not null`),
  ],
);

export const diagramVersions = pgTable(
  'diagram_versions',
  {
    ownerId: ownerId(),
    diagramId: text('diagram_id').notNull(),
    number: integer().notNull(),
    id: text().notNull(),
    title: text().notNull(),
    kind: text().notNull(),
    source: text().notNull(),
    made: moment().notNull(),
    /** The account that saved it, and the key it used; empty if it was signed in. */
    by: text().notNull(),
    keyId: text('key_id').notNull(),
    /** Number of the version that it copies. */
    restoredFrom: integer('restored_from'),
    /** The organisation's icons that it names, so that it is drawn even after one was deleted; null for none. */
    icons: jsonb().$type<readonly OwnIcon[]>(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.diagramId, table.number] }),
    uniqueIndex('diagram_versions_id').on(table.ownerId, table.diagramId, table.id),
    foreignKey({
      columns: [table.ownerId, table.diagramId],
      foreignColumns: [diagrams.ownerId, diagrams.id],
    })
      .onDelete('cascade')
      // Versions follow a diagram that gets another owner.
      .onUpdate('cascade'),
  ],
);

/** What a search compares, apart from the diagrams: their frequent changes would write the large index of words again. */
export const diagramWords = pgTable(
  'diagram_words',
  {
    ownerId: ownerId(),
    diagramId: text('diagram_id').notNull(),
    /** search/lexemes.ts. */
    words: tsvector().notNull(),
    /** Whether a sweep has yet to read the source: rows that a migration created have only the words of the title and the folder. */
    isPartial: boolean('is_partial').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.diagramId] }),
    foreignKey({
      columns: [table.ownerId, table.diagramId],
      foreignColumns: [diagrams.ownerId, diagrams.id],
    })
      .onDelete('cascade')
      .onUpdate('cascade'),
    // Without a list of pending entries, which every search would read from end to end.
    index('diagram_words_lexemes').using('gin', table.words).with({ fastupdate: false }),
    index('diagram_words_partial').on(table.ownerId, table.diagramId).where(sql`is_partial`),
  ],
);
