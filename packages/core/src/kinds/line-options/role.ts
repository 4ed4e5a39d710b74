// What a line carries.
import { textOf } from '../../grammar/entry.js';
import { LINE_ROLE_ROWS, LINE_ROLES, type LineRole } from '../../scene/colour-roles/line-roles.js';
import type { LineOption } from './contract.js';

export interface WithRole {
  readonly role?: LineRole;
}

export const roleOption: LineOption<WithRole> = {
  spec: {
    name: 'role',
    value: { type: 'choice', values: LINE_ROLES },
    // The outcome is the rarer statement; a role that dots the line says more than its colour.
    under: 'tone',
    keeps: LINE_ROLES.filter((role) => LINE_ROLE_ROWS[role].dash !== 'solid'),
    meaning: `what it carries: ${LINE_ROLES.map((role) => LINE_ROLE_ROWS[role].carries).join(', ')}`,
  },
  reader: () => (entry) => {
    const written = textOf(entry, 'role');
    const role = LINE_ROLES.find((each) => each === written);
    return role === undefined ? {} : { role };
  },
  paint: ({ role }) => (role === undefined ? {} : { stroke: `role-${role}` }),
  words: ({ role }) => role,
};
