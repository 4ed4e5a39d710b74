// How the parts of GitLab CI look: in, a job, an include or a stage; out, its declaration.
import { short } from '@linework/convert';
import type { Look } from '../../graph/contract.js';
import { joined, text, word } from '../../pipelines/look-options.js';
import type { Include, IncludeKind } from './includes.js';
import type { Job, Parallel, Stage } from './job.js';

/** Longer conditions are only in the text for screen readers. */
const SHOWN_CONDITION = 40;
const TOLD_CONDITION = 200;

export function jobLook(job: Job, atOnce: boolean): Look {
  const { name, image, environment, conditions } = job;
  const [condition = '', ...others] = conditions;
  const shown = others.length === 0 && condition.length <= SHOWN_CONDITION ? condition : '';
  const lines = [
    image === undefined ? '' : short(image, 60),
    joined([...howItRuns(job), atOnce ? 'starts at once' : ''], ', '),
    environment ? `${ACTIONS.get(environment.action ?? '') ?? 'to'} ${environment.name}` : '',
    shown,
  ];
  const icon = iconOf(job);
  return {
    keyword: 'node',
    label: name,
    options: [
      ...(icon === undefined ? [] : [word('icon', icon)]),
      ...text('sub', joined(lines, '\n')),
      ...(shown === '' ? text('desc', short(conditions.join('; '), TOLD_CONDITION)) : []),
    ],
  };
}

const ACTIONS: ReadonlyMap<string, string> = new Map([
  ['stop', 'stops'],
  ['prepare', 'prepares'],
  ['verify', 'verifies'],
  ['access', 'reads'],
]);

function iconOf({ when, asks, environment }: Job): string | undefined {
  if (when === 'manual' || asks) return 'lx:hand';
  if (when === 'delayed') return 'lx:hourglass';
  return environment && !ACTIONS.has(environment.action ?? '') ? 'lx:rocket' : undefined;
}

function howItRuns({ parallel, when, startIn, asks, mayFail }: Job): readonly string[] {
  return [
    parallel ? jobsInWords(parallel) : '',
    WHEN.get(when ?? '') ?? '',
    when === 'delayed' && startIn !== undefined ? `after ${startIn}` : '',
    asks ? 'asks first' : '',
    mayFail ? 'may fail' : '',
  ];
}

const WHEN: ReadonlyMap<string, string> = new Map([
  ['manual', 'manual'],
  ['on_failure', 'on failure'],
  ['always', 'always'],
  ['never', 'never'],
]);

function jobsInWords({ count, axes }: Parallel): string {
  const jobs = count === undefined ? 'several jobs' : `${count} ${count === 1 ? 'job' : 'jobs'}`;
  return axes.length === 0 ? jobs : `${jobs} by ${axes.join(', ')}`;
}

/** A plain frame, even if its name is typical of networks and the like. */
export function stageLook({ name }: Stage): Look {
  return { keyword: 'group', label: name, options: [word('type', 'none')] };
}

export function frameLook(label: string, sub: string): Look {
  return { keyword: 'group', label, options: [...text('sub', sub), word('type', 'ci-cd')] };
}

export function outsideLook(label: string, sub: string): Look {
  return { keyword: 'node', type: 'external', label, options: text('sub', sub) };
}

export function templateLook(label: string): Look {
  return { keyword: 'node', label, options: text('sub', 'template') };
}

export function childLook(label: string): Look {
  return { keyword: 'node', label, options: [word('icon', 'lx:workflow'), ...text('sub', 'child pipeline')] };
}

const KINDS: Readonly<Record<IncludeKind, string>> = {
  local: 'not in the files',
  project: 'of another project',
  remote: 'from the web',
  template: 'template of GitLab',
  component: 'component',
  artifact: 'written by a job',
};

export function includeLook({ kind, value, file, ref }: Include): Look {
  const [path = '', version] = kind === 'component' ? value.split('@') : [file ?? value];
  const label = lastPart(path);
  const about = kind === 'project' ? [value, ref] : kind === 'component' ? [KINDS[kind], version] : [KINDS[kind]];
  return outsideLook(label, joined(about, ', '));
}

export function lastPart(path: string): string {
  return path.split('/').findLast((part) => part !== '') ?? path;
}
