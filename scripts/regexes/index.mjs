// Checks the regular expressions of the packages: a line for each that hostile text can make slow, and exit code 1.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn, root } from '../fresh.mjs';
import { slowIn } from './slow.mjs';

const messages = filesIn('packages', /\/src\/.*(?<!\.test)\.ts$/)
  .filter((file) => !file.includes('/testing/'))
  .flatMap((file) => slowIn(file, readFileSync(join(root, file), 'utf8')));
for (const each of messages) process.stdout.write(`${each}\n`);
if (messages.length > 0)
  process.stdout.write('Write each so that no text can be read in two ways, or use several steps.\n');
process.exitCode = messages.length === 0 ? 0 : 1;
