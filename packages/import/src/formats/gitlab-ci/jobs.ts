// The jobs of a pipeline: in, its tree; out, jobs, templates, extends, the stages in order, and the problems.
import type { PlacedDiagnostic } from '../../contract.js';
import type { FilePlace } from '../../file-place.js';
import { placed } from '../../placed.js';
import { at, entriesAt, itemsAt, type MapTree, type Tree, textAt, textsAt } from '../../reading/tree.js';
import { reportAt } from './codes.js';
import { conditionsOf } from './conditions.js';
import { includesOf } from './includes.js';
import type { Extension, Job, Need, Parallel, Stage, Template, Trigger } from './job.js';
import { type Values, valuesIn } from './values.js';

export interface Jobs {
  readonly jobs: readonly Job[];
  readonly templates: readonly Template[];
  readonly extensions: readonly Extension[];
  /** In order; unlisted stages that jobs are in come last. */
  readonly stages: readonly Stage[];
  /** Written in the file, not GitLab's default. */
  readonly listed: boolean;
  readonly diagnostics: readonly PlacedDiagnostic[];
}

const KEYWORDS: ReadonlySet<string> = new Set([
  'after_script',
  'before_script',
  'cache',
  'default',
  'image',
  'include',
  'services',
  'spec',
  'stages',
  'types',
  'variables',
  'workflow',
]);

const STANDARD_STAGES = ['build', 'test', 'deploy'] as const;
/** Limit, because references and extends can give one long list to many jobs. */
const MOST_NEEDS = 20_000;
/** Of a matrix; GitLab's own limit of jobs. */
const MOST_ROWS = 200;

export function jobsOf(root: MapTree): Jobs {
  const diagnostics: PlacedDiagnostic[] = [];
  const values = valuesIn(root, diagnostics);
  const jobs: Job[] = [];
  const templates: Template[] = [];
  const extensions: Extension[] = [];
  let needs = 0;
  for (const { key, place, value } of entriesAt(root)) {
    if (KEYWORDS.has(key) || (value.is !== 'map' && key.startsWith('.'))) continue;
    if (value.is !== 'map') {
      diagnostics.push(reportAt('I222', place, { name: key }));
      continue;
    }
    const keys = values.keysOf(key) ?? value;
    const whole = at(value, 'extends')?.place ?? place;
    for (const to of values.extendsOf(value)) extensions.push({ from: key, to, place: whole });
    if (key.startsWith('.')) templates.push({ name: key, place });
    else {
      const job = jobOf(key, place, keys, values);
      needs += (job.needs?.length ?? 0) + job.rulesNeeds.length + job.dependencies.length;
      if (needs > MOST_NEEDS) {
        const reason = `the jobs need more than ${MOST_NEEDS} others`;
        diagnostics.push(placed('I110', place, { reason, instead: 'Import fewer jobs.' }));
        break;
      }
      jobs.push(job);
    }
  }
  const runs = jobs.some(({ name }) => hasWork(values.keysOf(name)));
  const { stages, listed } = stagesOf(root, values, runs ? jobs : [], diagnostics);
  return { jobs: runs ? jobs : [], templates, extensions, stages, listed, diagnostics };
}

/** An entry that looks like a job but does nothing can come from any YAML file. */
function hasWork(keys: Tree | undefined): boolean {
  return ['script', 'run', 'trigger'].some((key) => at(keys, key) !== undefined);
}

function jobOf(name: string, place: FilePlace, keys: MapTree, { followed }: Values): Job {
  const value = (key: string): Tree | undefined => followed(at(keys, key));
  const rules = value('rules');
  const needs = value('needs');
  const image = nameIn(followed(at(value('image'), 'name')) ?? value('image'));
  const environment = environmentOf(value('environment'));
  const parallel = parallelOf(value('parallel'));
  const trigger = triggerOf(value('trigger'));
  const when = whenOf(value('when'), rules);
  const startIn = textAt(value('start_in')) ?? itemsAt(rules).flatMap((rule) => textAt(rule, 'start_in') ?? [])[0];
  return {
    name,
    place,
    stage: textAt(value('stage')) ?? 'test',
    ...(needs ? { needs: needsOf(needs) } : {}),
    rulesNeeds: itemsAt(rules).flatMap((rule) => needsOf(followed(at(rule, 'needs')))),
    dependencies: itemsAt(value('dependencies')).flatMap((each) => {
      const job = textAt(each);
      return job === undefined ? [] : [{ job, place: each.place }];
    }),
    ...(image === undefined ? {} : { image }),
    ...(environment ? { environment } : {}),
    ...(parallel ? { parallel } : {}),
    ...(trigger ? { trigger } : {}),
    ...(when === undefined ? {} : { when }),
    ...(startIn === undefined ? {} : { startIn }),
    mayFail: textAt(value('allow_failure')) === 'true' || at(value('allow_failure'), 'exit_codes') !== undefined,
    asks: value('manual_confirmation') !== undefined,
    conditions: conditionsOf(rules, value('only'), value('except')),
  };
}

function nameIn(tree: Tree | undefined): string | undefined {
  return textAt(tree) ?? textsAt(tree)[0];
}

/** Of the job, or of its only rule; of several rules, one can say `manual` and another not. */
function whenOf(own: Tree | undefined, rules: Tree | undefined): string | undefined {
  const each = itemsAt(rules).map((rule) => textAt(rule, 'when') ?? textAt(own) ?? 'on_success');
  const [first, ...others] = each.length > 1 ? each.filter((when) => when !== 'never') : each;
  if (first === undefined) return textAt(own);
  return others.every((other) => other === first) ? first : undefined;
}

function needsOf(tree: Tree | undefined): readonly Need[] {
  const items = tree?.is === 'list' ? tree.items : tree ? [tree] : [];
  return items.flatMap((item): readonly Need[] => {
    const { place } = item;
    const plain = textAt(item);
    if (plain !== undefined) return plain === '' ? [] : [{ job: plain, place, optional: false }];
    const job = textAt(item, 'job');
    const name = textAt(item, 'project') ?? textAt(item, 'pipeline');
    const ref = textAt(item, 'ref');
    if (job === undefined && name === undefined) return [];
    const outside = name === undefined ? {} : { outside: { name, ...(ref === undefined ? {} : { ref }) } };
    return [{ job: job ?? '', place, optional: textAt(item, 'optional') === 'true', ...outside }];
  });
}

function environmentOf(tree: Tree | undefined): Job['environment'] {
  const name = textAt(tree) ?? textAt(tree, 'name');
  const action = textAt(tree, 'action');
  return name === undefined || name === '' ? undefined : { name, ...(action === undefined ? {} : { action }) };
}

function parallelOf(tree: Tree | undefined): Parallel | undefined {
  const count = textAt(tree);
  if (count !== undefined)
    return Number.isSafeInteger(Number(count)) ? { count: Number(count), axes: [] } : { axes: [] };
  const matrix = at(tree, 'matrix');
  if (!matrix) return undefined;
  const rows = (matrix.is === 'list' ? matrix.items : [matrix]).slice(0, MOST_ROWS + 1);
  const axes = new Set(rows.flatMap((row) => entriesAt(row).map(({ key }) => key)));
  const jobs = rows.map((row) =>
    entriesAt(row).reduce((product, { value }) => product * (value.is === 'list' ? value.items.length : 1), 1),
  );
  const dynamic = matrix.is === 'scalar' || rows.length > MOST_ROWS || rows.some(({ is }) => is === 'scalar');
  return { axes: [...axes], ...(dynamic ? {} : { count: jobs.reduce((sum, each) => sum + each, 0) }) };
}

function triggerOf(tree: Tree | undefined): Trigger | undefined {
  if (tree === undefined) return undefined;
  const { place } = tree;
  const strategy = textAt(tree, 'strategy');
  const waits = strategy === 'depend' || strategy === 'mirror';
  const project = textAt(tree) ?? textAt(tree, 'project');
  const branch = textAt(tree, 'branch');
  if (project !== undefined) return { project, waits, place, ...(branch === undefined ? {} : { branch }) };
  return { includes: includesOf(at(tree, 'include')), waits };
}

function stagesOf(
  root: MapTree,
  { followed }: Values,
  jobs: readonly Job[],
  diagnostics: PlacedDiagnostic[],
): Pick<Jobs, 'stages' | 'listed'> {
  const written = followed(at(root, 'stages') ?? at(root, 'types'));
  const named = itemsAt(written).flatMap((each) => {
    const name = textAt(each);
    return name === undefined ? [] : [{ name, place: each.place }];
  });
  const listed = named.length > 0;
  const own = listed ? named : STANDARD_STAGES.map((name) => ({ name, place: root.place }));
  const between = own.filter(({ name }) => name !== '.pre' && name !== '.post');
  const first = { name: '.pre', place: root.place };
  const stages = new Map([first, ...between, { name: '.post', place: root.place }].map((each) => [each.name, each]));
  for (const { name, stage, place } of jobs.toSorted((a, b) => (a.stage < b.stage ? -1 : 1))) {
    if (stages.has(stage)) continue;
    stages.set(stage, { name: stage, place });
    diagnostics.push(reportAt('I221', place, { job: name, stage }));
  }
  return { stages: [...stages.values()], listed };
}
