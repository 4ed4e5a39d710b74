// The table of roles in docs/organisations.md: in, the page; out, the page with the table that packages/operations/src/roles.ts has.
import { isPermitted, PERMISSION_MEANINGS, ROLES } from '@linework/operations';

const TABLE = /^\| \| viewer \|.*\n(?:\|.*\n)*/m;

/** The least powerful role comes first. */
const COLUMNS = [...ROLES].reverse();

export function withRoles(page) {
  if (!TABLE.test(page)) throw new Error('The page has no table that begins with "| | viewer |".');
  const rows = Object.entries(PERMISSION_MEANINGS).map(([permission, meaning]) =>
    row([meaning, ...COLUMNS.map((role) => (isPermitted(role, permission) ? 'yes' : ''))]),
  );
  const lines = [row(['', ...COLUMNS]), `|${'---|'.repeat(COLUMNS.length + 1)}`, ...rows];
  return page.replace(TABLE, () => `${lines.join('\n')}\n`);
}

function row(cells) {
  return `|${cells.map((each) => (each === '' ? ' |' : ` ${each} |`)).join('')}`;
}
