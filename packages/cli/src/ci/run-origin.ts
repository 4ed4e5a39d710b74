// Where a run of a pipeline comes from: in, the environment of a CI system and the repository; out, the repository's name, the commit, the branches and the
// id of the run, or a failure that says what is missing. Names of variables: the documentation of each system, Predefined variables.
import { existsSync, readFileSync } from 'node:fs';
import { usageFailure } from '../command/failure.js';
import { gitIn } from '../files/git.js';
import { repositoryName } from './repository-name.js';

type Env = Readonly<Record<string, string | undefined>>;

export interface RunOrigin {
  /** Host and path, without an account: `github.com/acme/shop`. */
  readonly repository: string;
  readonly commit: string;
  readonly branch: string;
  readonly defaultBranch?: string;
  /** Another one for each try. */
  readonly run: string;
  /** When the commit was made. */
  readonly committedAt?: string;
}

interface Partly {
  /** An address of the repository. */
  readonly address?: string | undefined;
  readonly commit?: string | undefined;
  readonly branch?: string | undefined;
  readonly defaultBranch?: string | undefined;
  readonly run?: string | undefined;
}

interface System {
  readonly is: (env: Env) => boolean;
  readonly read: (env: Env) => Partly;
}

const SYSTEMS: readonly System[] = [
  {
    is: ({ GITHUB_ACTIONS }) => GITHUB_ACTIONS === 'true',
    read: (env) => ({
      address: joined('/', env.GITHUB_SERVER_URL, env.GITHUB_REPOSITORY),
      commit: env.GITHUB_SHA,
      branch: env.GITHUB_HEAD_REF || env.GITHUB_REF_NAME,
      defaultBranch: defaultBranchOfEvent(env.GITHUB_EVENT_PATH),
      run: joined('.', env.GITHUB_RUN_ID, env.GITHUB_RUN_ATTEMPT),
    }),
  },
  {
    is: ({ GITLAB_CI }) => GITLAB_CI === 'true',
    read: (env) => ({
      address: env.CI_PROJECT_URL,
      commit: env.CI_COMMIT_SHA,
      branch: env.CI_MERGE_REQUEST_SOURCE_BRANCH_NAME || env.CI_COMMIT_REF_NAME,
      defaultBranch: env.CI_DEFAULT_BRANCH,
      run: env.CI_JOB_ID,
    }),
  },
  {
    is: ({ BITBUCKET_BUILD_NUMBER }) => !!BITBUCKET_BUILD_NUMBER,
    read: (env) => ({
      address: env.BITBUCKET_GIT_HTTP_ORIGIN,
      commit: env.BITBUCKET_COMMIT,
      branch: env.BITBUCKET_BRANCH || env.BITBUCKET_TAG,
      run: joined('.', env.BITBUCKET_BUILD_NUMBER, env.BITBUCKET_STEP_RUN_NUMBER || '1'),
    }),
  },
  {
    is: ({ TF_BUILD }) => TF_BUILD === 'True',
    read: (env) => ({
      address: env.BUILD_REPOSITORY_URI,
      commit: env.BUILD_SOURCEVERSION,
      branch: withoutRef(env.SYSTEM_PULLREQUEST_SOURCEBRANCH || env.BUILD_SOURCEBRANCH),
      run: joined('.', env.BUILD_BUILDID, env.SYSTEM_JOBATTEMPT || '1'),
    }),
  },
  {
    is: ({ JENKINS_URL }) => !!JENKINS_URL,
    read: (env) => {
      const branch = env.CHANGE_BRANCH || env.BRANCH_NAME || env.GIT_BRANCH?.replace(/^origin\//, '');
      return {
        address: env.GIT_URL,
        commit: env.GIT_COMMIT,
        branch,
        defaultBranch: env.BRANCH_IS_PRIMARY === 'true' ? branch : undefined,
        run: env.BUILD_TAG,
      };
    },
  },
];

const COMMIT = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;

/** Characters of a run's id. */
const LONGEST_RUN = 200;

/** What the environment lacks, git itself knows. `now`: when the run began. */
export function runOrigin(folder: string, env: Env, now: Date): RunOrigin {
  const of = SYSTEMS.find(({ is }) => is(env))?.read(env) ?? {};
  const git = askedGit(folder);
  const repository = repositoryName(of.address ?? '') ?? repositoryName(git('remote', 'get-url', 'origin') ?? '');
  const commit = [of.commit, git('rev-parse', '--verify', '--quiet', 'HEAD')].find((each) => COMMIT.test(each ?? ''));
  const branch = of.branch || git('symbolic-ref', '--quiet', '--short', 'HEAD');
  if (repository === undefined) throw missing('the name of the repository: the remote origin has no address of a host');
  if (commit === undefined) throw missing('the commit');
  if (!branch) throw missing('the branch: nothing is checked out by its name');
  const defaultBranch =
    of.defaultBranch || git('symbolic-ref', '--quiet', '--short', 'refs/remotes/origin/HEAD')?.replace(/^origin\//, '');
  const committed = git('show', '--no-patch', '--no-show-signature', '--format=%cI', commit);
  return {
    repository,
    commit,
    branch,
    run: (of.run || `by hand ${now.toISOString()}`).slice(-LONGEST_RUN),
    ...(defaultBranch ? { defaultBranch } : {}),
    ...(committed === undefined || Number.isNaN(Date.parse(committed))
      ? {}
      : { committedAt: new Date(committed).toISOString() }),
  };
}

/** The folder in its repository, with slashes and empty for the root. */
export function folderInRepository(folder: string): string {
  return (askedGit(folder)('rev-parse', '--show-prefix') ?? '').replace(/\/$/, '');
}

function missing(what: string) {
  return usageFailure(`A report needs ${what}.`);
}

/** Undefined if git does not know. */
function askedGit(folder: string): (...words: readonly string[]) => string | undefined {
  const git = gitIn(folder);
  return (...words) => {
    try {
      return git(...words).trim() || undefined;
    } catch {
      return undefined;
    }
  };
}

/** Undefined if a part is missing. */
function joined(by: string, ...parts: readonly (string | undefined)[]): string | undefined {
  return parts.every((each) => !!each) ? parts.join(by) : undefined;
}

function withoutRef(ref: string | undefined): string | undefined {
  return ref?.replace(/^refs\/(?:heads|tags)\//, '');
}

/** The event of a run on GitHub contains its repository. */
function defaultBranchOfEvent(path: string | undefined): string | undefined {
  if (!path || !existsSync(path)) return undefined;
  try {
    const { repository }: { readonly repository?: { readonly default_branch?: unknown } } = JSON.parse(
      readFileSync(path, 'utf8'),
    );
    return typeof repository?.default_branch === 'string' ? repository.default_branch : undefined;
  } catch {
    return undefined;
  }
}
