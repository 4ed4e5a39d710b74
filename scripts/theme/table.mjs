// Turns the design into the text of packages/core/src/svg/theme-table.ts: one `#rrggbb` for each role and scheme.
import { hexFromOklch, mixedHex } from './colour.mjs';
import { FRAME_SHARES, SCHEMES, TONE_HUES } from './design.mjs';

/** @typedef {typeof SCHEMES.light | typeof SCHEMES.dark} Design */

/** @param {readonly number[]} colour @returns {readonly [number, number, number]} */
const triple = ([lightness = 0, chroma = 0, hue = 0]) => [lightness, chroma, hue];

/** @param {readonly number[]} colour */
const hex = (colour) => hexFromOklch(...triple(colour));

/** @param {Design} design @returns {ReadonlyMap<string, string>} role to hex */
function rolesOf(design) {
  const roles = new Map();
  for (const name of /** @type {const} */ (['canvas', 'ink', 'secondary', 'line', 'hairline'])) {
    roles.set(name, hex(design[name]));
  }
  for (const [tone, hue] of Object.entries(TONE_HUES)) {
    const chromaOf = (/** @type {{ chroma: number, neutralChroma: number }} */ part) =>
      tone === 'neutral' ? part.neutralChroma : part.chroma;
    const key = /** @type {keyof typeof TONE_HUES} */ (tone);
    const fillChroma = chromaOf(design.fill);
    roles.set(`${tone}-fill`, hex([design.fill.lightness, fillChroma, hue]));
    roles.set(`${tone}-stroke`, hex(design.stroke[key]));
    roles.set(`${tone}-text`, hex([design.text.lightness, chromaOf(design.text), hue]));
    roles.set(`${tone}-strong`, hex(design.strong[key]));
    for (const [level, share] of FRAME_SHARES.entries()) {
      roles.set(
        `${tone}-frame-${level + 1}`,
        mixedHex(triple(design.canvas), [design.fill.lightness, fillChroma, hue], share),
      );
    }
  }
  for (const [role, colour] of Object.entries(design.roles)) roles.set(`role-${role}`, hex(colour));
  return roles;
}

/** @returns {string} the file's text */
export function themeTable() {
  const scheme = (/** @type {string} */ name, /** @type {Design} */ design) => {
    const rows = [...rolesOf(design)].map(([role, value]) => `  ${/-/.test(role) ? `'${role}'` : role}: '${value}',`);
    return `export const ${name}: Readonly<Record<ColourRole, string>> = {\n${rows.join('\n')}\n};\n`;
  };
  return [
    '// Colour of every role, light and dark. Made by scripts/theme/generate.mjs from scripts/theme/design.mjs; change those.',
    "import type { ColourRole } from '../scene/scene.js';",
    '',
    scheme('LIGHT', SCHEMES.light),
    scheme('DARK', SCHEMES.dark),
  ].join('\n');
}
