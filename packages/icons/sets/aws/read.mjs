// Reads the set's package. In: its folder. Out: its drawings and the skipped ones.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { svgOf } from '../../scripts/svg-file.mjs';
import { awsName } from './names.mjs';

const FOLDER = 'icons';

/** @returns {import('../../scripts/source.mjs').Source} */
export function readSource(root) {
  const drawings = [];
  const leftOut = [];
  for (const folder of ['architecture-service', 'resource', 'architecture-group', 'category']) {
    for (const file of readdirSync(join(root, FOLDER, folder)).sort()) {
      const text = readFileSync(join(root, FOLDER, folder, file), 'utf8');
      const base = file.replace(/\.svg$/, '');
      if (/Dark$/.test(base)) {
        leftOut.push({ name: base, reason: 'the dark variant of another', meant: true });
        continue;
      }
      const named = awsName(folder, base, /<title>([^<]*)/.exec(text)?.[1]);
      const isTaken = drawings.some(({ name }) => name === named.name);
      const name = isTaken ? (folder === 'resource' ? `${named.name}-resource` : `group-${named.name}`) : named.name;
      drawings.push({ ...named, name, ...svgOf(text) });
    }
  }
  return { drawings, leftOut };
}
