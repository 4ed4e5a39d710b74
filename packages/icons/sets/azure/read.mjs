// Reads the set's package. In: its folder. Out: its drawings and the skipped ones.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readReactIcon } from '../../scripts/react-icon.mjs';
import { boxOf } from '../../scripts/svg-file.mjs';
import { azureName } from './names.mjs';

const FOLDER = 'azure';

/** @returns {import('../../scripts/source.mjs').Source} */
export function readSource(root) {
  const drawings = [];
  const files = readdirSync(join(root, FOLDER)).filter((file) => file.endsWith('.js') && file !== 'index.js');
  const bases = files.map((file) => file.slice(0, -'.js'.length)).sort();
  for (const base of bases) {
    const svg = readReactIcon(readFileSync(join(root, FOLDER, `${base}.js`), 'utf8'));
    const { name, aliases } = azureName(base);
    // Without the vendor's name it can collide with another name.
    const isTaken = name !== base && bases.includes(name);
    drawings.push({ name: isTaken ? base : name, aliases, markup: svg.children, box: boxOf(svg) });
  }
  return { drawings, leftOut: [] };
}
