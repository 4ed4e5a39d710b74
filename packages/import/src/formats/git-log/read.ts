// The reader of git logs: in, files; out, the draft of a history or of a timeline, with diagrams of its parts if it is long.
import type { FileSet, ImportOutput, ImportReader, LeftOut } from '../../contract.js';
import { placed } from '../../placed.js';
import { guessed } from './codes.js';
import { type Commit, tagsOf } from './commits.js';
import { historyOf, type Linked, shownOf } from './history.js';
import { parseLog } from './parse.js';
import { gitDraft } from './picture.js';
import { timelineDraft, usualBy } from './timeline.js';

/** Commits per picture. */
const MOST = 30;
/** The newest of them; the rest are tags, merges and what these bring in. */
const NEWEST = 15;
const MOST_PARTS = 30;

export const read: ImportReader = ({ files, options }) => {
  const logs = files.map(parseLog);
  const problems = logs.flatMap(({ problem }) => problem ?? []);
  const commits = [...new Map(logs.flatMap((log) => log.commits).map((each) => [each.hash, each])).values()];
  const [first] = commits;
  if (problems.length > 0) return { diagnostics: problems };
  if (!first) return { diagnostics: [], graph: { kind: 'git', items: [], relations: [] } };
  const title = titleOf(files);
  if (options.view?.[0] !== 'timeline') return gitOutput(commits, title);
  const option = options.groupBy?.[0];
  const by = option === 'day' || option === 'month' || option === 'tag' ? option : usualBy(commits);
  if (by === undefined || (by !== 'tag' && !commits.some(({ date }) => date !== undefined))) {
    const instead = 'Import the default output of git log, or use groupBy=tag.';
    return { diagnostics: [placed('I110', first.place, { reason: 'the log contains no dates', instead })] };
  }
  return { ...timelineDraft(commits, by, title), diagnostics: [] };
};

function gitOutput(commits: readonly Commit[], title: string): ImportOutput {
  const { commits: all, guessed: unsure } = historyOf(commits);
  const diagnostics = unsure && commits[0] ? [guessed(commits[0].place)] : [];
  const drafted = gitDraft(all.length > MOST ? shownOf(all, chosen(all)) : all, title);
  const parts = all.length > MOST ? partsOf(all, title) : [];
  const shown = new Set([drafted, ...parts].flatMap(({ origins }) => origins.map(({ external }) => external)));
  return { drafted, ...(parts.length > 0 ? { parts } : {}), leftOut: unshown(all, shown), diagnostics };
}

/** The newest commits, then, from newest to oldest, those with a tag and merges with what they bring in. */
function chosen(all: readonly Linked[]): ReadonlySet<number> {
  const shown = new Set(all.slice(0, NEWEST).map((_, at) => at));
  for (const [at, { commit, parents }] of all.entries()) {
    if (shown.size >= MOST - 1) break;
    const merged = parents.slice(1, 2);
    if (merged.length > 0 || tagsOf(commit).length > 0) for (const each of [at, ...merged]) shown.add(each);
  }
  return shown;
}

function partsOf(all: readonly Linked[], title: string): NonNullable<ImportOutput['parts']> {
  const starts = all.flatMap((_, at) => (at % MOST === 0 ? [at] : [])).slice(0, MOST_PARTS);
  return starts.map((start) => {
    const end = Math.min(start + MOST, all.length);
    const own = all.slice(start, end).map(({ commit, parents }) => ({
      commit,
      parents: parents.filter((each) => each < end).map((each) => each - start),
      folded: 0,
    }));
    const name = `Commits ${start + 1} to ${end}`;
    return { name, ...gitDraft(own, `${title}: commits ${start + 1} to ${end}`) };
  });
}

function unshown(all: readonly Linked[], shown: ReadonlySet<string>): readonly LeftOut[] {
  return all.flatMap(({ commit, parents }): readonly LeftOut[] => {
    const { hash, place } = commit;
    const tags = tagsOf(commit).map((tag) => `tag ${tag}`);
    if (!shown.has(hash))
      return [hash, ...tags].map((external) => ({ external, because: 'it is too old for any part', place }));
    return parents.flatMap((parent, order) => {
      const external = `${all[parent]?.commit.hash} ${hash}`;
      const because = order > 1 ? 'a merge is drawn with two parents' : 'its ends are in different parts';
      return shown.has(external) ? [] : [{ external, because, place }];
    });
  });
}

const GENERIC = /^(?:git|log|git-?log|history|stdin|-)?$/;

function titleOf([first]: FileSet): string {
  const stem =
    first?.path
      .split('/')
      .at(-1)
      ?.replace(/\.(?:txt|log)$/, '') ?? '';
  return GENERIC.test(stem) ? 'History' : stem;
}
