// npm test: installs and builds what is missing, then lint, structure, types, dead code, packages and tests. Logs go to standard error.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { build, install, root, run, tool } from './fresh.mjs';

install();
build();
tool('@biomejs/biome:biome', ['check', '--error-on-warnings', '.']);
run(process.execPath, ['scripts/structure.mjs']);
tool('typescript:tsc', ['-p', 'tsconfig.test.json']);
tool('knip', ['--no-progress']);
for (const name of readdirSync(join(root, 'packages')))
  tool('publint', [join('packages', name), '--pack', 'false', '--strict']);
// What is on file is accepted by name (npm run golden); a run of the tests never writes it.
tool('vitest', ['run', '--update=none']);
