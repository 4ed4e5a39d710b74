// Turns the design into the text of packages/core/src/theme/theme-table.ts: one `#rrggbb` for each role and scheme.
import { INK_NAMES, INKS } from '../../packages/core/src/scene/colour-roles/inks.js';
import { LINE_ROLE_ROWS, LINE_ROLES } from '../../packages/core/src/scene/colour-roles/line-roles.js';
import type { Numbers } from '../../packages/core/src/scene/colour-roles/numbers.js';
import { SHADES } from '../../packages/core/src/scene/scene.js';
import { directionAt } from '../../packages/core/src/theme/arithmetic.js';
import { fitted, type Hex, type Shade } from '../../packages/core/src/theme/colour.js';
import { surfaces } from '../../packages/core/src/theme/surfaces.js';
import { type Design, SCHEMES, TONE_HUES, type ToneName } from './design.js';

const TONE_NAMES = Object.keys(TONE_HUES) as ToneName[];

function shadeOf([lightness, chroma, hue]: Numbers): Shade {
  return { lightness, chroma, hue: directionAt(hue) };
}

function rolesOf(scheme: 'light' | 'dark'): ReadonlyMap<string, Hex> {
  const design: Design = SCHEMES[scheme];
  const roles = new Map<string, Hex>([['canvas', fitted(shadeOf(design.canvas))]]);
  for (const ink of INK_NAMES) roles.set(ink, fitted(shadeOf(INKS[ink][scheme])));
  for (const tone of TONE_NAMES) {
    const chroma = tone === 'neutral' ? 'neutralChroma' : 'chroma';
    const fill = shadeOf([design.fill.lightness, design.fill[chroma], TONE_HUES[tone]]);
    const { fill: filled, frames } = surfaces(shadeOf(design.canvas), fill);
    roles.set(`${tone}-fill`, filled);
    roles.set(`${tone}-stroke`, fitted(shadeOf(design.stroke[tone])));
    roles.set(`${tone}-text`, fitted(shadeOf([design.text.lightness, design.text[chroma], TONE_HUES[tone]])));
    roles.set(`${tone}-strong`, fitted(shadeOf(design.strong[tone])));
    for (const [level, frame] of frames.entries()) roles.set(`${tone}-frame-${level + 1}`, frame);
  }
  // Without a brand, the parts in its colour are blue, and numbers are on ink.
  for (const [role, colour] of [...roles]) {
    if (role.startsWith('blue-')) roles.set(role.replace('blue', 'brand'), colour);
  }
  roles.set('badge', roles.get('ink') ?? '#');
  roles.set('badge-text', roles.get('canvas') ?? '#');
  const [first, last] = design.shades;
  for (const [i, role] of SHADES.entries()) {
    const share = i / (SHADES.length - 1);
    const at = (n: 0 | 1 | 2): number => first[n] + (last[n] - first[n]) * share;
    roles.set(role, fitted(shadeOf([at(0), at(1), at(2)])));
  }
  for (const role of LINE_ROLES) roles.set(`role-${role}`, fitted(shadeOf(LINE_ROLE_ROWS[role][scheme])));
  return roles;
}

/** The file's text. */
export function themeTable(): string {
  const scheme = (name: string, of: 'light' | 'dark'): string => {
    const rows = [...rolesOf(of)].map(([role, value]) => `  ${/-/.test(role) ? `'${role}'` : role}: '${value}',`);
    return `export const ${name}: Theme = {\n${rows.join('\n')}\n};\n`;
  };
  return [
    '// Colour of every role, light and dark. Made by scripts/theme/generate.mjs: change scripts/theme/design.ts and scene/colour-roles/.',
    "import type { Theme } from './contract.js';",
    '',
    scheme('LIGHT', 'light'),
    scheme('DARK', 'dark'),
  ].join('\n');
}
