// npm test: installs and builds what is missing, then lint, structure, types and tests. Logs go to standard error.
import { build, install, run, tool } from './fresh.mjs';

install();
build();
tool('@biomejs/biome:biome', ['check', '--error-on-warnings', '.']);
run(process.execPath, ['scripts/structure.mjs']);
tool('typescript:tsc', ['-p', 'tsconfig.test.json']);
tool('knip', ['--no-progress']);
tool('vitest', ['run']);
