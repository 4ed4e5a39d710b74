// The documentation of the npm packages: README with its pictures, licence, and the notices of bundled parts. In: those of the
// repository; out, copies in packages/cli and packages/service, which git ignores.
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

/** The notices of all bundled parts are beside the packed README. */
function atHome(text) {
  return text.replaceAll('packages/icons/NOTICE', 'NOTICE');
}

/** The documents and pictures of docs/ that a document links or shows, except in its code fences. */
function shownBy(paper) {
  const text = readFileSync(join(root, paper), 'utf8').replace(/^(`{3,}).*?^\1`*$/gms, '');
  const paths = [...text.matchAll(/(?<=src="|srcset="|\]\()(?![a-z]+:)[^")#\s]+/g)];
  return paths.map(([path]) => posix.join(posix.dirname(paper), path)).filter((path) => path.startsWith('docs/'));
}

const noticeIn = (path) => `${path.split('/')[0]}\n\n${readFileSync(join(root, 'packages', path), 'utf8').trim()}\n`;
const bundledIn = (of) => readFileSync(join(root, 'packages', of, 'bundle', 'NOTICE'), 'utf8');
writeFileSync(
  join(target, 'NOTICE'),
  [noticeIn('icons/NOTICE'), noticeIn('export/NOTICE'), bundledIn('cli')].join('\n'),
);

const service = join(root, 'packages', 'service');
cpSync(join(root, 'LICENSE'), join(service, 'LICENSE'));
writeFileSync(
  join(service, 'NOTICE'),
  [noticeIn('server/generated/swagger/NOTICE'), bundledIn('service'), bundledIn('editor'), bundledIn('console')].join(
    '\n',
  ),
);
