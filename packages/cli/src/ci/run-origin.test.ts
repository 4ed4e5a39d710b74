// Where a run comes from: for the environment of each system, for git itself, and for what none of them knows.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { repositoryName } from './repository-name.js';
import { folderInRepository, runOrigin } from './run-origin.js';

const NOW = new Date('2026-11-28T09:00:00Z');
const COMMITTED = '2026-11-27T08:00:00.000Z';
const SHA = 'a'.repeat(40);

const folder = mkdtempSync(join(tmpdir(), 'linework-origin-'));
const event = join(folder, 'event.json');
let head = '';

const git = (...words: readonly string[]): string =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...words], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, GIT_COMMITTER_DATE: COMMITTED },
  }).trim();

beforeAll(() => {
  git('init', '-q', '-b', 'trunk');
  git('remote', 'add', 'origin', 'https://ada:secret@git.example.com/acme/own.git');
  git('commit', '-q', '--allow-empty', '-m', 'Begin');
  head = git('rev-parse', 'HEAD');
  mkdirSync(join(folder, 'docs/api'), { recursive: true });
  writeFileSync(event, JSON.stringify({ repository: { default_branch: 'main' } }));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

type Env = Readonly<Record<string, string>>;

const GITHUB: Env = {
  GITHUB_ACTIONS: 'true',
  GITHUB_SERVER_URL: 'https://github.com',
  GITHUB_REPOSITORY: 'acme/shop',
  GITHUB_SHA: SHA,
  GITHUB_REF_NAME: 'main',
  GITHUB_RUN_ID: '77',
  GITHUB_RUN_ATTEMPT: '2',
};
const GITLAB: Env = {
  GITLAB_CI: 'true',
  CI_PROJECT_URL: 'https://gitlab.example.com/group/sub/shop',
  CI_COMMIT_SHA: SHA,
  CI_COMMIT_REF_NAME: 'main',
  CI_DEFAULT_BRANCH: 'main',
  CI_JOB_ID: '901',
};
const AZURE: Env = {
  TF_BUILD: 'True',
  BUILD_REPOSITORY_URI: 'https://acme@dev.azure.com/acme/My%20Project/_git/shop',
  BUILD_SOURCEVERSION: SHA,
  BUILD_SOURCEBRANCH: 'refs/heads/main',
  BUILD_BUILDID: '12',
};
const JENKINS: Env = {
  JENKINS_URL: 'https://ci.example.com/',
  GIT_URL: 'git@github.com:acme/shop.git',
  GIT_COMMIT: SHA,
  BRANCH_NAME: 'main',
  BRANCH_IS_PRIMARY: 'true',
  BUILD_TAG: 'jenkins-shop-4',
};

describe('a run comes from', () => {
  it.each<[string, Env, object]>([
    ['GitHub Actions', GITHUB, { repository: 'github.com/acme/shop', commit: SHA, branch: 'main', run: '77.2' }],
    [
      'GitHub Actions, with the default branch of its event',
      { ...GITHUB, GITHUB_EVENT_PATH: event, GITHUB_HEAD_REF: 'feature', GITHUB_REF_NAME: '9/merge' },
      { branch: 'feature', defaultBranch: 'main' },
    ],
    [
      'GitHub Actions, whose event cannot be read',
      { ...GITHUB, GITHUB_EVENT_PATH: join(folder, '.git/HEAD') },
      { branch: 'main', run: '77.2' },
    ],
    [
      'GitLab CI',
      GITLAB,
      {
        repository: 'gitlab.example.com/group/sub/shop',
        commit: SHA,
        branch: 'main',
        defaultBranch: 'main',
        run: '901',
      },
    ],
    [
      'GitLab CI, for a merge request',
      { ...GITLAB, CI_MERGE_REQUEST_SOURCE_BRANCH_NAME: 'feature' },
      { branch: 'feature' },
    ],
    [
      'Bitbucket Pipelines',
      {
        BITBUCKET_BUILD_NUMBER: '5',
        BITBUCKET_GIT_HTTP_ORIGIN: 'http://bitbucket.org/acme/shop',
        BITBUCKET_COMMIT: SHA,
        BITBUCKET_BRANCH: 'main',
      },
      { repository: 'bitbucket.org/acme/shop', commit: SHA, branch: 'main', run: '5.1' },
    ],
    [
      'Azure Pipelines',
      AZURE,
      { repository: 'dev.azure.com/acme/My%20Project/_git/shop', commit: SHA, branch: 'main', run: '12.1' },
    ],
    [
      'Azure Pipelines, for a pull request and a second try',
      { ...AZURE, SYSTEM_PULLREQUEST_SOURCEBRANCH: 'refs/heads/fix/x', SYSTEM_JOBATTEMPT: '2' },
      { branch: 'fix/x', run: '12.2' },
    ],
    [
      'Jenkins',
      JENKINS,
      { repository: 'github.com/acme/shop', commit: SHA, branch: 'main', defaultBranch: 'main', run: 'jenkins-shop-4' },
    ],
    ['Jenkins, for a change', { ...JENKINS, CHANGE_BRANCH: 'feature', BRANCH_IS_PRIMARY: '' }, { branch: 'feature' }],
  ])('%s', (_system, env, expected) => {
    expect(runOrigin(folder, env, NOW)).toMatchObject(expected);
  });

  it('git itself, if the environment says nothing, without the account in its address', () => {
    expect(runOrigin(folder, {}, NOW)).toEqual({
      repository: 'git.example.com/acme/own',
      commit: head,
      branch: 'trunk',
      run: `by hand ${NOW.toISOString()}`,
      committedAt: COMMITTED,
    });
    const { GITHUB_SHA: _, GITHUB_REF_NAME: __, ...some } = GITHUB;
    expect(runOrigin(folder, some, NOW)).toMatchObject({
      repository: 'github.com/acme/shop',
      commit: head,
      branch: 'trunk',
    });
  });

  it('the default branch that the remote has, if the system does not name it', () => {
    git('update-ref', 'refs/remotes/origin/trunk', head);
    git('symbolic-ref', 'refs/remotes/origin/HEAD', 'refs/remotes/origin/trunk');
    expect(runOrigin(folder, GITHUB, NOW).defaultBranch).toBe('trunk');
    git('symbolic-ref', '--delete', 'refs/remotes/origin/HEAD');
  });

  it('nowhere, outside of a repository, and the message says what is missing', () => {
    const empty = mkdtempSync(join(tmpdir(), 'linework-origin-'));
    expect(() => runOrigin(empty, {}, NOW)).toThrow('the name of the repository');
    expect(() => runOrigin(empty, { ...GITHUB, GITHUB_SHA: 'HEAD' }, NOW)).toThrow('the commit');
    expect(() => runOrigin(empty, { ...GITHUB, GITHUB_REF_NAME: '' }, NOW)).toThrow('the branch');
    rmSync(empty, { recursive: true });
  });
});

it('a folder is named as in its repository', () => {
  expect([folder, join(folder, 'docs'), join(folder, 'docs/api')].map(folderInRepository)).toEqual([
    '',
    'docs',
    'docs/api',
  ]);
});

describe('a repository has one name, whichever address it was cloned from', () => {
  it.each([
    ['https://github.com/acme/shop', 'github.com/acme/shop'],
    ['https://github.com/acme/shop.git/', 'github.com/acme/shop'],
    ['https://x-access-token:ghs_secret@GitHub.com/acme/shop.git', 'github.com/acme/shop'],
    ['git@github.com:acme/shop.git', 'github.com/acme/shop'],
    ['ssh://git@github.com:22/acme/shop.git', 'github.com/acme/shop'],
    ['git+ssh://git@github.com/acme/shop', 'github.com/acme/shop'],
    ['https://git.example.com:8443/acme/shop', 'git.example.com:8443/acme/shop'],
    ['https://example.com/a b/%E9', 'example.com/a%20b/%25E9'],
    ['/srv/git/shop.git', undefined],
    ['C:\\code\\shop', undefined],
    ['file:///srv/git/shop.git', undefined],
    ['../shop', undefined],
    ['https://github.com', undefined],
    ['', undefined],
  ])('%s', (address, expected) => {
    expect(repositoryName(address)).toBe(expected);
  });
});
