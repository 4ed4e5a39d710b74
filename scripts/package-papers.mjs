// The papers of the npm package, beside what it runs: README with the pictures it shows, licence, and the notices of what is
// bundled. In: those of the repository; out, the same in packages/cli, which git does not keep.
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const target = join(root, 'packages', 'cli');

rmSync(join(target, 'docs'), { recursive: true, force: true });
cpSync(join(root, 'LICENSE'), join(target, 'LICENSE'));
const papers = new Set(['README.md']);
for (const paper of papers) {
  mkdirSync(dirname(join(target, paper)), { recursive: true });
  if (paper === 'README.md') writeFileSync(join(target, paper), atHome(readFileSync(join(root, paper), 'utf8')));
  else cpSync(join(root, paper), join(target, paper));
  if (paper.endsWith('.md')) for (const each of shownBy(paper)) papers.add(each);
}

/** The notices of all that is bundled stand beside the packed README. */
function atHome(text) {
  return text.replaceAll('packages/icons/NOTICE', 'NOTICE');
}

/** The documents and pictures of docs/ that one links or shows; what stands in its code fences is no link. */
function shownBy(paper) {
  const text = readFileSync(join(root, paper), 'utf8').replace(/^(`{3,}).*?^\1`*$/gms, '');
  const paths = [...text.matchAll(/(?<=src="|srcset="|\]\()(?![a-z]+:)[^")#\s]+/g)];
  return paths.map(([path]) => posix.join(posix.dirname(paper), path)).filter((path) => path.startsWith('docs/'));
}

const notices = ['icons/NOTICE', 'export/NOTICE', 'server/generated/swagger/NOTICE'];
writeFileSync(
  join(target, 'NOTICE'),
  notices
    .map((path) => `${path.split('/')[0]}\n\n${readFileSync(join(root, 'packages', path), 'utf8').trim()}\n`)
    .join('\n'),
);
