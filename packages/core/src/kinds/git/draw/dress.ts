// What is drawn at each commit besides its disc: in, the model; out, blocks by number: its texts, its flags and the
// chips of the branches that end there.
import type { IconLookup } from '../../../scene/icon.js';
import type { Block } from '../../../scene/parts/block.js';
import type { Commit, GitModel } from '../model.js';
import { branchChip, commitWords, tagFlag } from './marks.js';

export interface Dress {
  readonly words: Block;
  readonly flags: readonly Block[];
  /** The chip of its own branch first. */
  readonly chips: readonly Block[];
}

export function dressesOf(model: GitModel, icons: IconLookup, listed: boolean): readonly Dress[] {
  const ending = new Map<number, number[]>();
  for (const [index, { tip }] of model.branches.entries()) {
    if (tip === undefined) continue;
    const beside = ending.get(tip);
    const own = model.commits[tip]?.branch === index;
    if (beside === undefined) ending.set(tip, [index]);
    else if (own) beside.unshift(index);
    else beside.push(index);
  }
  return model.commits.map((commit) => ({
    words: commitWords(
      commit,
      icons,
      listed,
      commit.merged === undefined ? undefined : model.branches[commit.merged]?.label,
      undoneBy(commit, model),
    ),
    flags: commit.tags.map(tagFlag),
    chips: (ending.get(commit.number) ?? []).flatMap((index) => {
      const branch = model.branches[index];
      return branch === undefined ? [] : [branchChip(branch, icons)];
    }),
  }));
}

/** The id of what a revert undoes, unless its text names that already. */
function undoneBy({ label, reverted }: Commit, { commits }: GitModel): string | undefined {
  const undone = reverted === undefined ? undefined : commits[reverted];
  return undone === undefined || (undone.label !== undefined && label?.includes(undone.label)) ? undefined : undone.id;
}
