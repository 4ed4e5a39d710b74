// Where a repository runs the command by itself: in, its folder; out, its hooks and the files of its pipelines that name it.
import { readdirSync, statSync } from 'node:fs';
import { isAbsolute, join, relative, sep } from 'node:path';
import { Failure } from '../command/failure.js';
import { gitIn } from '../files/git.js';
import { textIfReadable } from '../files/input-files.js';
import { shownPath } from '../files/read-text.js';
import { repositoryAround } from '../files/repository-log.js';
import type { Examined } from './contract.js';

const PIPELINES = [
  '.gitlab-ci.yml',
  'azure-pipelines.yml',
  'bitbucket-pipelines.yml',
  '.circleci/config.yml',
  'Jenkinsfile',
  'package.json',
];
const HOOKS = ['.husky/pre-commit', '.pre-commit-config.yaml', 'lefthook.yml'];
const WORKFLOWS = '.github/workflows';
/** Files of a folder that are read. */
const MOST = 100;

export function hooksExamined(folder: string): Examined {
  const root = repositoryAround(folder) ?? folder;
  const names = (path: string): boolean => /\blinework\b/.test(textIfReadable(join(root, path)) ?? '');
  const own = relative(root, join(hooksFolder(root), 'pre-commit'))
    .split(sep)
    .join('/');
  const hooks = [own, ...HOOKS].filter(names);
  const pipelines = [...workflowsIn(root), ...PIPELINES].filter(names);
  const says = [
    hooks.length === 0 ? 'No hook runs linework' : `Hooks: ${hooks.map(shownPath).join(', ')}`,
    pipelines.length === 0 ? 'no pipeline runs linework' : `pipelines: ${pipelines.map(shownPath).join(', ')}`,
  ].join('; ');
  const examined = { name: 'hooks', says: `${says}.` } as const;
  if (hooks.includes(own) && !isExecutable(join(root, own)))
    return { ...examined, state: 'broken', next: `Git skips ${own}, which is not executable. Run: chmod +x ${own}` };
  if (hooks.includes('.pre-commit-config.yaml') && !isFile(join(root, own)))
    return { ...examined, state: 'note', next: 'The hook is not installed in this clone. Run: pre-commit install' };
  if (hooks.length + pipelines.length === 0)
    return { ...examined, state: 'ok', next: 'To check diagrams in a pipeline, add the step: linework ci' };
  return { ...examined, state: 'ok' };
}

/** Also with core.hooksPath, and in a linked working tree. */
function hooksFolder(root: string): string {
  try {
    const path = gitIn(root)('rev-parse', '--git-path', 'hooks').trim();
    return isAbsolute(path) ? path : join(root, path);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return join(root, '.git', 'hooks');
  }
}

function workflowsIn(root: string): readonly string[] {
  try {
    return readdirSync(join(root, WORKFLOWS))
      .filter((name) => /\.ya?ml$/.test(name))
      .sort()
      .slice(0, MOST)
      .map((name) => `${WORKFLOWS}/${name}`);
  } catch {
    return [];
  }
}

function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() === true;
}

function isExecutable(path: string): boolean {
  return process.platform === 'win32' || ((statSync(path, { throwIfNoEntry: false })?.mode ?? 0) & 0o111) !== 0;
}
