// The converter's codes specific to entity-relationship diagrams. docs/conversion.md, Entity-relationship diagrams; examples are
// Mermaid texts.
import type { CodeTable } from '@linework/core';
import { short } from '../../short.js';

export interface ErCodeArgs {
  readonly M211: { readonly column: string; readonly target: string };
  readonly M212: { readonly table: string; readonly ends: readonly [string, string] };
}

const TITLED = '---\ntitle: Shop\n---\nerDiagram\n';
const USER = 'user {\n  uuid id PK\n}\n';
const POST = 'post {\n  uuid id PK\n}\n';
const BY = 'user ||--o{ post : writes\n';

export const erCodes: CodeTable<ErCodeArgs> = {
  M211: {
    severity: 'warning',
    meaning: 'A relationship names no columns and no existing one fits, so a column was added.',
    message: ({ column, target }) =>
      `The column '${short(column)}' was added for this relationship, as a key to ${target}.`,
    hint: () => "Rename the column, or write the table's own foreign key in its block.",
    example: `${TITLED}${USER}${POST}${BY}`,
    repair: `${TITLED}${USER}post {\n  uuid id PK\n  uuid user_id FK\n}\n${BY}`,
  },
  M212: {
    severity: 'warning',
    meaning: 'A many-to-many relationship was written as a join table.',
    message: ({ table, ends: [one, other] }) =>
      `'${short(one)}' to '${short(other)}' is many-to-many; the table '${table}' joins them.`,
    hint: () => 'Give the join table its real name and columns.',
    example: `${TITLED}${USER}${POST}user }o--o{ post : likes\n`,
    repair: `${TITLED}${USER}${POST}like {\n  uuid user_id PK, FK\n  uuid post_id PK, FK\n}\nuser ||--o{ like : gives\npost ||--o{ like : gets\n`,
  },
};
