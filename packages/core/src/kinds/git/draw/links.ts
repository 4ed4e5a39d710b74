// Lines of a history: in, commits and lanes; out, the links between commits: the lane each runs along and where it
// changes lanes.
import type { Tone } from '../../../scene/scene.js';
import type { GitModel } from '../model.js';
import type { Lanes } from './lanes.js';

export interface Link {
  readonly from: number;
  readonly to: number;
  readonly fromLane: number;
  readonly toLane: number;
  /** The end at which it changes lanes. */
  readonly across: 'start' | 'end';
  readonly tone: Tone;
}

/** From a commit to its copy, or to the one that reverts it. */
export interface Pick {
  readonly from: number;
  readonly to: number;
  readonly fromLane: number;
  readonly toLane: number;
  readonly reverts: boolean;
}

/** A branch leaves where it begins and returns where it is merged; each line has its branch's colour. */
export function linksOf({ branches, commits }: GitModel, lanes: Lanes): readonly Link[] {
  return commits.flatMap(({ number, branch, parents }) =>
    parents.map((from, i): Link => {
      const other = commits[from]?.branch ?? branch;
      const across = i === 0 ? 'start' : 'end';
      const tone = branches[i === 0 ? branch : other]?.tone ?? 'neutral';
      return { from, to: number, fromLane: lanes.of.get(other) ?? 0, toLane: lanes.of.get(branch) ?? 0, across, tone };
    }),
  );
}

export function picksOf({ commits }: GitModel, lanes: Lanes): readonly Pick[] {
  return commits.flatMap(({ number, branch, source, reverted }) => {
    const from = source ?? reverted;
    if (from === undefined) return [];
    const fromLane = lanes.of.get(commits[from]?.branch ?? branch) ?? 0;
    return [{ from, to: number, fromLane, toLane: lanes.of.get(branch) ?? 0, reverts: reverted !== undefined }];
  });
}
