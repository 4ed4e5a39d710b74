// The public interface of the library: node scripts/api/index.mjs [--check]
// Writes packages/library/api.md, the interface as text, whose change a reviewer sees, and docs/library-api.md, its reference. With --check both must be as they
// are, and the package's types must suit every way to import them (attw).
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { prepare, root } from '../fresh.mjs';
import { extractApi } from './extract.mjs';
import { apiPage } from './pages.mjs';

await prepare('build');
const types = join(root, 'packages/cli/library/index.d.ts');
const { text, faults } = extractApi({ types });
const papers = { 'packages/library/api.md': text, 'docs/library-api.md': await apiPage(types) };

const isCheck = process.argv.includes('--check');
for (const [path, content] of Object.entries(papers)) {
  const file = join(root, path);
  if (existsSync(file) && readFileSync(file, 'utf8') === content) continue;
  if (isCheck)
    faults.push(`${path} is not what the types say. If the change is meant, run: node scripts/api/index.mjs`);
  else writeFileSync(file, content);
}
if (isCheck) {
  const { status, stdout } = spawnSync(
    process.execPath,
    [join(root, 'node_modules/@arethetypeswrong/cli/dist/index.js'), '--pack', '--profile', 'esm-only', 'packages/cli'],
    { cwd: root, encoding: 'utf8' },
  );
  if (status !== 0) faults.push(stdout);
}
for (const each of faults) process.stderr.write(`${each}\n`);
process.exitCode = faults.length === 0 ? 0 : 1;
