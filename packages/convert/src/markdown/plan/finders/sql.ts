// Statements that create tables that reference each other: a schema.
import type { Finder } from '../contract.js';

const TABLE = /\bcreate\s+table\b/gi;
const REFERENCE = /\breferences\b|\bforeign\s+key\b/i;

export const sql: Finder = (block) => {
  if (block.type !== 'fence' || !/^(?:sql|postgres(?:ql)?|pgsql|mysql|sqlite|ddl)$/i.test(block.language))
    return undefined;
  const text = block.lines.join('\n');
  const tables = (text.match(TABLE) ?? []).length;
  if (tables < 2 || !REFERENCE.test(text)) return undefined;
  return {
    kind: 'schema',
    reason: `The code fence creates ${tables} tables that reference each other.`,
    lacks: ['The tables with their columns and keys. Read them in the fence.'],
  };
};
