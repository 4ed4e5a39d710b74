// The picture of Azure pipelines: in, the pipelines; out, jobs in the frames of their stages and their dependencies.
import { short } from '@linework/convert';
import type { LeftOut } from '../../contract.js';
import type { FilePlace } from '../../file-place.js';
import type { Item, Look, Relation } from '../../graph/contract.js';
import { joined, text, word } from '../../pipelines/look-options.js';
import { stageLines } from '../../pipelines/stage-lines.js';
import { shortPaths } from '../../reading/paths.js';
import type { Job, Pipeline, Stage } from './pipeline.js';

export interface ShownPipeline extends Pipeline {
  readonly file: string;
  readonly place: FilePlace;
}

interface Found {
  readonly items: readonly Item[];
  readonly relations: readonly Relation[];
  readonly missing: readonly LeftOut[];
}

const CONDITION = 40;

export function pictureOf(pipelines: readonly ShownPipeline[]): Found {
  const labels = shortPaths(pipelines.length > 1 ? pipelines.map(({ file }) => file) : []);
  const pictures = pipelines.map((pipeline) => onePipeline(pipeline, labels.get(pipeline.file)));
  return {
    items: pictures.flatMap(({ items }) => items),
    relations: pictures.flatMap(({ relations }) => relations),
    missing: pictures.flatMap(({ missing }) => missing),
  };
}

/** `label`: of the frame around it, if there are several. */
function onePipeline({ stages, place, file: own }: ShownPipeline, label: string | undefined): Found {
  const file = label === undefined ? undefined : own;
  const prefix = file === undefined ? '' : `${file}:`;
  const items = new Map<string, Item>();
  const relations = new Map<string, Relation>();
  const missing: LeftOut[] = [];
  const join = (relation: Relation): void =>
    void relations.set(relation.external ?? `${relation.from} ${relation.to}`, relation);
  const around = file === undefined ? {} : { within: file };
  if (file !== undefined) {
    const look: Look = { keyword: 'group', label: label ?? file, options: [word('type', 'ci-cd')] };
    items.set(file, { external: file, name: file, place, frame: true, look });
  }
  const names = new Map<Job, string>();
  const count = new Map<string, number>();
  for (const stage of stages) {
    for (const job of stage.jobs) {
      const name = `${prefix}${jobName(stage, job)}`;
      const before = count.get(name) ?? 0;
      count.set(name, before + 1);
      names.set(job, before === 0 ? name : `${name}#${before + 1}`);
    }
  }
  const jobsIn = (stage: Stage): readonly Known[] =>
    stage.jobs.map((job) => ({ job, external: names.get(job) ?? '', place: job.place }));
  for (const [rank, stage] of stages.entries()) {
    const frame = stage.name === undefined ? undefined : `${prefix}stage ${stage.name}`;
    if (frame !== undefined && stage.jobs.length === 0)
      missing.push({ external: frame, because: 'it has no jobs', place: stage.place });
    if (frame !== undefined)
      items.set(frame, {
        external: frame,
        name: `${stage.name} stage`,
        place: stage.place,
        ...around,
        frame: true,
        rank,
        look: { keyword: 'group', label: stage.display ?? stage.name ?? 'stage', options: [word('type', 'none')] },
      });
    const within = frame === undefined ? around : { within: frame };
    const known = jobsIn(stage);
    for (const { job, external } of known) {
      const name = job.template ? lastPart(job.template) : (job.name ?? 'steps');
      items.set(external, { external, name, place: job.place, ...within, look: jobLook(job) });
      for (const need of job.dependsOn) {
        const from = known.find((each) => each.job.name === need);
        if (from) join({ from: from.external, to: external, place: job.place, arrow: '->' });
        else missing.push({ external: `${prefix}${need}`, because: 'no job has this name', place: job.place });
      }
    }
    const before = stage.dependsOn ?? [stages[rank - 1]?.name ?? ''].filter((name) => name !== '');
    for (const need of before) {
      const earlier = stages.find(({ name }) => name === need);
      const lines = earlier ? stageLines(lastOf(jobsIn(earlier)), firstOf(known), `after all of ${need}`) : [];
      for (const [index, line] of lines.entries())
        join(index === 0 ? { ...line, external: `${prefix}stage ${need} ${frame}` } : line);
      if (lines.length === 0)
        missing.push({
          external: `${prefix}stage ${need} ${frame}`,
          because: earlier ? 'one of the stages has no jobs' : 'no stage has this name',
          place: stage.place,
        });
    }
  }
  return { items: [...items.values()], relations: [...relations.values()], missing };
}

interface Known {
  readonly job: Job;
  readonly external: string;
  readonly place: FilePlace;
}

/** Jobs that no other job of the stage waits for. */
function lastOf(jobs: readonly Known[]): readonly Known[] {
  const waited = new Set(jobs.flatMap(({ job }) => job.dependsOn));
  const last = jobs.filter(({ job }) => job.name === undefined || !waited.has(job.name));
  return last.length > 0 ? last : jobs;
}

/** Jobs that wait for no other job of the stage. */
function firstOf(jobs: readonly Known[]): readonly Known[] {
  const first = jobs.filter(({ job }) => job.dependsOn.length === 0);
  return first.length > 0 ? first : jobs;
}

function jobName(stage: Stage, { name, template }: Job): string {
  if (template !== undefined) return `template ${template}`;
  return joined([stage.name, name ?? 'steps'], '.');
}

function jobLook(job: Job): Look {
  if (job.template !== undefined) {
    const options = text('sub', 'template, not in the files');
    return { keyword: 'node', type: 'external', label: lastPart(job.template), options };
  }
  const condition = short(job.condition ?? '', CONDITION);
  const lines = [
    job.count,
    joined([job.pool?.includes('$') ? '' : job.pool, job.container && `in ${job.container}`], ', '),
    job.environment === undefined ? '' : `to ${job.environment}`,
    condition === '' ? '' : `if ${condition}`,
  ];
  return {
    keyword: 'node',
    label: job.display ?? job.name ?? 'Steps',
    options: [...(job.deployment ? [word('icon', 'lx:rocket')] : []), ...text('sub', joined(lines, '\n'))],
  };
}

function lastPart(path: string): string {
  return path.split('/').at(-1) ?? path;
}
