// The picture of pipelines: in, the pipelines with their jobs and whether noise is shown; out, jobs in the frames of their
// stages, dependencies, triggers, and everything that is skipped, with the reason.
import type { LeftOut, PlacedDiagnostic } from '../../contract.js';
import type { Item, Relation } from '../../graph/contract.js';
import { joined, word } from '../../pipelines/look-options.js';
import { reportAt } from './codes.js';
import { type Include, includeName } from './includes.js';
import type { Job } from './job.js';
import type { Jobs } from './jobs.js';
import { childLook, frameLook, includeLook, jobLook, lastPart, outsideLook, stageLook, templateLook } from './looks.js';
import { type Called, needName, stageOrder, writtenNeeds } from './order.js';

export interface ShownPipeline extends Jobs {
  /** Undefined for the main pipeline of the picture. */
  readonly file?: string;
  /** A child pipeline, or one beside the others. */
  readonly role: string;
  readonly elsewhere: readonly Include[];
}

export interface Found {
  readonly items: readonly Item[];
  readonly relations: readonly Relation[];
  readonly leftOut: readonly LeftOut[];
  readonly diagnostics: readonly PlacedDiagnostic[];
}

/** The file of the pipeline that an include names, if it is drawn. */
export type ChildOf = (include: Include) => ShownPipeline | undefined;

const RANK = { child: 200, outside: 300, template: 400, include: 500 } as const;

export function calledIn({ file }: Pick<ShownPipeline, 'file'>): Called {
  return file === undefined ? (job) => job : (job) => `${file}:${job}`;
}

export function pictureOf(pipeline: ShownPipeline, childOf: ChildOf, noise: boolean): Found {
  const called = calledIn(pipeline);
  const own = within(pipeline);
  const contents = [
    frames(pipeline, called),
    jobs(pipeline, called),
    ...pipeline.jobs.map((job) => triggered(job, called, childOf)),
    templates(pipeline, called, noise),
    includes(pipeline, called, noise),
  ];
  const items = contents.flatMap((each) => each.items);
  return {
    items: items.map((item) =>
      item.within === undefined && item.external !== pipeline.file ? { ...item, ...own } : item,
    ),
    relations: contents.flatMap(({ relations }) => relations),
    leftOut: contents.flatMap(({ leftOut }) => leftOut),
    diagnostics: contents.flatMap(({ diagnostics }) => diagnostics),
  };
}

const NOTHING: Found = { items: [], relations: [], leftOut: [], diagnostics: [] };

function within({ file }: ShownPipeline): Pick<Item, 'within'> {
  return file === undefined ? {} : { within: file };
}

function frames({ file, role, stages, jobs, listed }: ShownPipeline, called: Called): Found {
  const used = new Set(jobs.map(({ stage }) => stage));
  const [{ place } = { place: undefined }] = jobs;
  const around: readonly Item[] =
    file === undefined || !place
      ? []
      : [
          {
            external: file,
            name: file,
            place,
            frame: true,
            look: frameLook(lastPart(file), role),
            rank: RANK.child,
          },
        ];
  const items = stages.map((stage, rank): Item => {
    const first = jobs.find((job) => job.stage === stage.name);
    return {
      external: called(`stage ${stage.name}`),
      name: file === undefined ? `${stage.name} stage` : `${stemOf(file)} ${stage.name} stage`,
      place: stage.place.span.end > 0 ? stage.place : (first?.place ?? stage.place),
      frame: true,
      look: stageLook(stage),
      rank,
    };
  });
  const empty = listed ? stages.filter(({ name, place: { span } }) => !used.has(name) && span.end > 0) : [];
  const leftOut = empty.map(({ name, place: at }) => ({
    external: called(`stage ${name}`),
    because: 'it contains no job',
    place: at,
  }));
  return { ...NOTHING, items: [...around, ...items], leftOut };
}

/** `child` of `ci/child.gitlab-ci.yml`. */
function stemOf(file: string): string {
  return lastPart(file)
    .replace(/\.ya?ml$/, '')
    .replace(/[.-]?gitlab-ci$/, '');
}

function jobs({ jobs, stages }: ShownPipeline, called: Called): Found {
  const used = stages.filter(({ name }) => jobs.some(({ stage }) => stage === name));
  const items = jobs.map((job): Item => {
    const atOnce = job.needs?.length === 0 && job.rulesNeeds.length === 0 && job.stage !== used[0]?.name;
    return {
      external: called(job.name),
      name: job.name,
      place: job.place,
      within: called(`stage ${job.stage}`),
      look: jobLook(job, atOnce),
    };
  });
  const written = jobs.flatMap((job) => writtenNeeds(job, called));
  const pairs = new Set(written.map(({ from, to }) => `${from} ${to}`));
  const known = new Set(items.map(({ external }) => external));
  const { missing, diagnostics } = missingOf(jobs, known, called);
  return {
    items: [...items, ...missing],
    relations: [...written, ...stageOrder(jobs, stages, called, pairs)],
    leftOut: [],
    diagnostics,
  };
}

function missingOf(
  jobs: readonly Job[],
  known: ReadonlySet<string>,
  called: Called,
): { readonly missing: readonly Item[]; readonly diagnostics: readonly PlacedDiagnostic[] } {
  const missing = new Map<string, Item>();
  const diagnostics: PlacedDiagnostic[] = [];
  for (const job of jobs) {
    const dependencies = job.dependencies.map((each) => ({ ...each, optional: false }));
    for (const need of [...(job.needs ?? []), ...job.rulesNeeds, ...dependencies]) {
      const external = needName(need, called);
      if (known.has(external)) continue;
      const { outside = undefined } = 'outside' in need ? need : {};
      const sub = outside ? joined([outside.name, outside.ref], ', ') : 'not in the files';
      const label = need.job === '' ? lastPart(outside?.name ?? '') : need.job;
      const look = outsideLook(label, sub);
      if (!missing.has(external))
        missing.set(external, { external, name: label, place: need.place, look, rank: RANK.outside });
      if (!outside && !need.optional)
        diagnostics.push(reportAt('I220', need.place, { job: job.name, needed: need.job }));
    }
  }
  return { missing: [...missing.values()], diagnostics };
}

function triggered({ name, trigger, place }: Job, called: Called, childOf: ChildOf): Found {
  if (!trigger) return NOTHING;
  const from = called(name);
  const label = trigger.waits ? 'triggers and waits' : 'triggers';
  const line = { from, arrow: '->', label, options: [word('role', 'async')] };
  if ('project' in trigger) {
    const { project, branch } = trigger;
    const look = outsideLook(lastPart(project), joined([project, branch], ', '));
    const item = { external: project, name: lastPart(project), place: trigger.place, look, rank: RANK.outside };
    return { ...NOTHING, items: [item], relations: [{ ...line, to: project, place: trigger.place }] };
  }
  const items: Item[] = [];
  const relations: Relation[] = [];
  for (const include of trigger.includes) {
    const { value, file, job } = include;
    const child = childOf(include);
    const first = child && firstJob(child);
    const external = `${from} ${value}`;
    if (child && first !== undefined) {
      relations.push({ ...line, to: calledIn(child)(first), place: include.place, external });
      continue;
    }
    const label = lastPart(file ?? value);
    items.push({ external: value, name: label, place: include.place, look: childLook(label), rank: RANK.outside });
    relations.push({ ...line, to: value, place: include.place, external });
    if (job !== undefined) {
      const written = { arrow: '->', label: 'writes', options: [word('role', 'data')] };
      relations.push({ from: called(job), to: value, place, ...written });
    }
  }
  return { ...NOTHING, items, relations };
}

/** The start of a child pipeline: its first stage, by name. */
function firstJob({ jobs, stages }: ShownPipeline): string | undefined {
  const stage = stages.find(({ name }) => jobs.some((job) => job.stage === name));
  return jobs
    .filter((job) => job.stage === stage?.name)
    .map(({ name }) => name)
    .toSorted()[0];
}

function templates({ templates, extensions, jobs }: ShownPipeline, called: Called, noise: boolean): Found {
  const known = new Set(templates.map(({ name }) => name));
  const names = new Set(jobs.map(({ name }) => name));
  const missing = extensions.flatMap(({ to, place }) =>
    known.has(to) || names.has(to) ? [] : [{ external: called(to), because: 'no given file has this template', place }],
  );
  if (!noise) {
    const own = templates.map(({ name, place }) => ({
      external: called(name),
      because: 'it is a template, not a job',
      place,
    }));
    const taken = extensions
      .filter(({ from, to }) => names.has(from) && names.has(to))
      .map(({ from, to, place }) => ({
        external: `${called(from)} ${called(to)}`,
        because: 'it only says which keys a job inherits',
        place,
      }));
    return { ...NOTHING, leftOut: [...own, ...missing, ...taken] };
  }
  const frame = called('(templates)');
  const items: Item[] = templates.map(({ name, place }) => ({
    external: called(name),
    name,
    place,
    within: frame,
    look: templateLook(name),
  }));
  const [first] = templates;
  if (first) {
    const look = { ...stageLook({ name: 'Templates', place: first.place }) };
    items.push({ external: frame, name: 'templates', place: first.place, frame: true, look, rank: RANK.template });
  }
  const relations = extensions
    .filter(({ to }) => known.has(to) || names.has(to))
    .map(({ from, to, place }) => ({ from: called(from), to: called(to), place, arrow: '-->', label: 'extends' }));
  return { ...NOTHING, items, relations, leftOut: missing };
}

/** Nothing is fetched, so their contents are unknown; without jobs they are all there is to draw. */
function includes({ elsewhere, jobs }: ShownPipeline, called: Called, noise: boolean): Found {
  const [first] = elsewhere;
  if (!first) return NOTHING;
  if (jobs.length > 0 && !noise) {
    const leftOut = elsewhere.map((include) => ({
      external: called(includeName(include)),
      because: include.kind === 'local' ? 'the file was not given' : 'nothing is fetched',
      place: include.place,
    }));
    return { ...NOTHING, leftOut };
  }
  const frame = called('(included)');
  const items = elsewhere.map((include): Item => {
    const look = includeLook(include);
    const external = called(includeName(include));
    return { external, name: look.label ?? external, place: include.place, within: frame, look };
  });
  const look = stageLook({ name: 'Included', place: first.place });
  return {
    ...NOTHING,
    items: [...items, { external: frame, name: 'included', place: first.place, frame: true, look, rank: RANK.include }],
  };
}
