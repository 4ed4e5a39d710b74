// What is drawn at each commit besides its disc: in, the model; out, blocks by number: its texts, its flags and the
// chips of the branches that end there.
import type { IconLookup } from '../../../scene/icon.js';
import type { Block } from '../../../scene/parts/block.js';
import type { GitModel } from '../model.js';
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
    ),
    flags: commit.tags.map(tagFlag),
    chips: (ending.get(commit.number) ?? []).flatMap((index) => {
      const branch = model.branches[index];
      return branch === undefined ? [] : [branchChip(branch, icons)];
    }),
  }));
}
