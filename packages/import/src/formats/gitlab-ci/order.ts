// The order of a pipeline: in, its jobs and stages; out, the relations. A job without `needs` waits for every job of the
// preceding stage; if that gives too many lines, a single line represents all of them.
import type { Relation } from '../../graph/contract.js';
import { byCodeUnit } from '../../ids.js';
import { word } from '../../pipelines/look-options.js';
import { type Follower, stageLines } from '../../pipelines/stage-lines.js';
import type { Job, Need, Stage } from './job.js';

export type Called = (job: string) => string;

export function needName({ job, outside }: Need, called: Called): string {
  return outside ? [outside.name, job].filter((each) => each !== '').join(':') : called(job);
}

export function writtenNeeds(job: Job, called: Called): readonly Relation[] {
  const to = called(job.name);
  const needed = new Map<string, Relation>();
  const add = (relation: Relation): void => {
    if (!needed.has(relation.from)) needed.set(relation.from, relation);
  };
  for (const need of job.needs ?? []) {
    const look = need.optional ? { arrow: '-->', label: 'optional' } : { arrow: '->' };
    add({ from: needName(need, called), to, place: need.place, ...look });
  }
  for (const need of job.rulesNeeds)
    add({ from: needName(need, called), to, place: need.place, arrow: '-->', label: 'by a rule' });
  for (const { job: from, place } of job.dependencies) {
    const role = { options: [word('role', 'data')] };
    add({ from: called(from), to, place, arrow: '->', label: 'artifacts', ...role });
  }
  return [...needed.values()];
}

/** `written`: the pairs that lines already join. */
export function stageOrder(
  jobs: readonly Job[],
  stages: readonly Stage[],
  called: Called,
  written: ReadonlySet<string>,
): readonly Relation[] {
  const inStage = new Map<string, Job[]>();
  for (const job of jobs.toSorted((a, b) => byCodeUnit(a.name, b.name))) {
    const list = inStage.get(job.stage);
    if (list) list.push(job);
    else inStage.set(job.stage, [job]);
  }
  const followed = ({ name, place }: Job): Follower => ({ external: called(name), place });
  const relations: Relation[] = [];
  let before: readonly Job[] = [];
  for (const { name } of stages) {
    const own = inStage.get(name) ?? [];
    if (own.length === 0) continue;
    const waiting = own.filter(({ needs }) => needs === undefined);
    const label = `after all of ${before[0]?.stage}`;
    relations.push(...stageLines(before.map(followed), waiting.map(followed), label, written));
    before = own;
  }
  return relations;
}
