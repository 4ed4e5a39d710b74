// The papers of the npm package, beside what it runs: README with the pictures it shows, licence, and the notices of what is
// bundled. In: those of the repository; out, the same in packages/cli, which git does not keep.
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const target = join(root, 'packages', 'cli');

const readme = readFileSync(join(root, 'README.md'), 'utf8');
writeFileSync(join(target, 'README.md'), readme);
cpSync(join(root, 'LICENSE'), join(target, 'LICENSE'));
rmSync(join(target, 'docs'), { recursive: true, force: true });
for (const [path] of readme.matchAll(/(?<=src="|srcset="|\]\()docs\/[^")#]+/g)) {
  mkdirSync(dirname(join(target, path)), { recursive: true });
  cpSync(join(root, path), join(target, path), { recursive: true });
}

const notices = ['icons/NOTICE', 'export/NOTICE', 'server/generated/swagger/NOTICE'];
writeFileSync(
  join(target, 'NOTICE'),
  notices
    .map((path) => `${path.split('/')[0]}\n\n${readFileSync(join(root, 'packages', path), 'utf8').trim()}\n`)
    .join('\n'),
);
