// Rules of folders in the library of an organisation.
import { ROLES } from '@linework/operations';
import { boolean, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment, ownerId } from '../../platform/db/columns.js';

/** What a rule leaves to the folders above is null. */
export const folderRules = pgTable(
  'folder_rules',
  {
    ownerId: ownerId(),
    /** Empty for the whole library. */
    folder: text().notNull(),
    /** Null together with the people who see. */
    seeRoles: text('see_roles', { enum: ROLES }).array(),
    seePeople: text('see_people').array(),
    writeRoles: text('write_roles', { enum: ROLES }).array(),
    writePeople: text('write_people').array(),
    unlisted: boolean(),
    brand: boolean(),
    styleRules: boolean('style_rules'),
    setBy: text('set_by').notNull(),
    setAt: moment('set_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.folder] })],
);
