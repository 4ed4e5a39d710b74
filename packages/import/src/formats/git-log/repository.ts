// A repository as a file that this importer reads: in, a file system and a folder; out, the newest commits of all its branches,
// as `git log --all` would list them. Only its files are read: no command runs and no remote is contacted.
import { listBranches, listTags, log, type PromiseFsClient, readCommit, resolveRef } from 'isomorphic-git';
import type { OfRepository } from '../../contract.js';
import { type LogCommit, logText } from './log-text.js';

/** Of all branches together. */
const MOST_COMMITS = 2_000;

export const repositoryFile: OfRepository = async (fs, dir) => {
  const { gitdir, head } = await placeOf(fs, dir);
  const at = { fs, gitdir, head, cache: {} };
  const refs = await refsOf(at);
  const commits = new Map<string, LogCommit & { readonly time: number }>();
  for (const ref of refs.tips) {
    for (const { oid, commit } of await log({ ...at, ref, depth: MOST_COMMITS })) {
      const { author, committer, message, parent } = commit;
      const [subject = ''] = message.split('\n');
      commits.set(oid, {
        hash: oid,
        parents: parent,
        author: author.name,
        date: dateOf(author.timestamp, author.timezoneOffset),
        subject,
        refs: refs.names.get(oid) ?? [],
        time: committer.timestamp,
      });
    }
  }
  const newest = [...commits.values()].sort((a, b) => b.time - a.time || (a.hash < b.hash ? -1 : 1));
  return { path: 'git.log', content: logText(newest.slice(0, MOST_COMMITS)) };
};

interface At {
  readonly fs: PromiseFsClient;
  readonly gitdir: string;
  /** The content of HEAD. */
  readonly head: string;
  readonly cache: object;
}

/** In a linked working tree, `.git` names a folder with its own HEAD, which names the folder of all branches. */
async function placeOf(fs: PromiseFsClient, dir: string): Promise<Pick<At, 'gitdir' | 'head'>> {
  const textAt = async (path: string): Promise<string | undefined> =>
    fs.promises.readFile(path, 'utf8').then(
      (text: string) => text.trim(),
      () => undefined,
    );
  const linked = /^gitdir: (.+)$/.exec((await textAt(`${dir}/.git`)) ?? '')?.[1];
  const own = linked === undefined ? `${dir}/.git` : under(dir, linked);
  const common = await textAt(`${own}/commondir`);
  return { gitdir: common === undefined ? own : under(own, common), head: (await textAt(`${own}/HEAD`)) ?? '' };
}

function under(folder: string, path: string): string {
  return /^(?:[/\\]|[A-Za-z]:)/.test(path) ? path : `${folder}/${path}`;
}

interface Refs {
  readonly tips: readonly string[];
  /** By commit, as git decorates them. */
  readonly names: ReadonlyMap<string, readonly string[]>;
}

async function refsOf(at: At): Promise<Refs> {
  const current = /^ref: refs\/heads\/(.+)$/.exec(at.head)?.[1];
  const branches = await listBranches({ ...at });
  const names = new Map<string, string[]>();
  const add = (oid: string, name: string): void => {
    names.set(oid, [...(names.get(oid) ?? []), name]);
  };
  const tips = new Set<string>();
  for (const branch of branches.toSorted((a, b) => Number(b === current) - Number(a === current))) {
    const oid = await resolveRef({ ...at, ref: branch });
    tips.add(oid);
    add(oid, branch === current ? `HEAD -> ${branch}` : branch);
  }
  for (const tag of await listTags({ ...at })) {
    const { oid } = await readCommit({ ...at, oid: await resolveRef({ ...at, ref: `refs/tags/${tag}` }) });
    add(oid, `tag: ${tag}`);
  }
  if (tips.size === 0) tips.add(current === undefined ? at.head : await resolveRef({ ...at, ref: current }));
  return { tips: [...tips], names };
}

/** Seconds and minutes west of Greenwich, as ISO 8601. */
function dateOf(timestamp: number, offset: number): string {
  const local = new Date((timestamp - offset * 60) * 1_000).toISOString().slice(0, 19);
  const [sign, minutes] = offset > 0 ? ['-', offset] : ['+', -offset];
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${local}${sign}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}
