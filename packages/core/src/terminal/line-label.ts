// The text on a line, for flows and sequences alike. In: the line's label. Out: its text with its number, its mark and
// its tone, and the line's stroke. Roles differ by weight and dash.
import { LINE_ROLE_ROWS, type LineRole } from '../scene/colour-roles/line-roles.js';
import type { Dash, Tone } from '../scene/scene.js';
import { plain } from './cells.js';
import type { Charset, Stroke } from './glyphs.js';

interface Said {
  readonly label?: string;
  readonly icon?: string;
  readonly number?: number;
  readonly tone?: Tone;
}

const GOOD = ['yes', 'ok', 'success', 'done', 'allowed', 'verified'];
const BAD = ['no', 'error', 'failed', 'denied', 'blocked', 'revoked'];

function statusMark(icon: string | undefined, charset: Charset): string {
  if (icon === undefined || charset === 'ascii' || !icon.startsWith('status:')) return '';
  const name = icon.slice('status:'.length);
  return GOOD.includes(name) ? '✓ ' : BAD.includes(name) ? '✗ ' : '';
}

export function lineText({ label, icon, number, tone }: Said, charset: Charset): string {
  const text = label === undefined || tone === undefined ? label : `${label} (${tone})`;
  const words = text ?? (tone === undefined ? '' : `(${tone})`);
  const mark = statusMark(icon, charset);
  const counted = number === undefined ? '' : plain(words) === '' ? `${number}` : `${number}. `;
  return `${counted}${mark}${words}`;
}

interface Stroked {
  readonly dash: Dash;
  readonly role?: LineRole;
  readonly tone?: Tone;
}

/** A tone takes the place of the role, as in the picture. */
export function lineStroke({ dash, role, tone }: Stroked): Stroke {
  if (role === undefined || tone !== undefined) return { weight: 1, dash };
  const { stroke } = LINE_ROLE_ROWS[role];
  return dash === 'solid' || stroke.dash !== 'solid' ? stroke : { ...stroke, dash };
}

export function roleStroke(role: LineRole): Stroke {
  return LINE_ROLE_ROWS[role].stroke;
}
