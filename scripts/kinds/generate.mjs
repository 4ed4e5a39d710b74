// Writes the lists that load kinds, if they changed; a step of npm run build.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../fresh.mjs';
import { kindLists } from './lists.mjs';

for (const [path, text] of kindLists()) {
  const file = join(root, path);
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
}
