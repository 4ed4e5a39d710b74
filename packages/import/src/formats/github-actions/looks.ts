// How the parts of GitHub Actions look: in, triggers, a job or a workflow; out, its declaration.
import { short } from '@linework/convert';
import type { Look } from '../../graph/contract.js';
import { joined, text, word } from '../../pipelines/look-options.js';
import type { Job, Trigger, Workflow } from './workflow.js';

const SHOWN_CONDITION = 40;
const TOLD_CONDITION = 200;
const MOST_FILTERS = 3;
const MOST_EVENTS = 4;

const EVENTS: ReadonlyMap<string, string> = new Map([
  ['pull_request', 'pull request'],
  ['pull_request_target', 'pull request'],
  ['workflow_dispatch', 'by hand'],
  ['workflow_call', 'called'],
  ['workflow_run', 'after a workflow'],
  ['repository_dispatch', 'by an API call'],
  ['merge_group', 'merge queue'],
]);

export function triggerLook({ triggers }: Workflow): Look {
  const events = triggers.map(({ event }) => EVENTS.get(event) ?? event.replaceAll('_', ' '));
  const [label = 'start'] = [joined([...new Set(events)].slice(0, MOST_EVENTS), ', ')].filter((each) => each !== '');
  const filters = triggers.flatMap(filtersOf).slice(0, MOST_FILTERS);
  return { keyword: 'node', type: 'terminal', label, options: text('sub', [...new Set(filters)].join('\n')) };
}

function filtersOf({ filters }: Trigger): readonly string[] {
  if (filters.length === 0) return [];
  const more = filters.length > MOST_FILTERS ? [`${filters.length - MOST_FILTERS} more`] : [];
  return [short([...filters.slice(0, MOST_FILTERS), ...more].join(', '), 60)];
}

export function jobLook(job: Job): Look {
  const { name, id, environment, condition, services, container, matrix } = job;
  const runner = runnerOf(job);
  const rule = (condition ?? '').replace(/\s+/g, ' ').trim();
  const shown = rule !== '' && rule.length <= SHOWN_CONDITION ? `if ${rule}` : '';
  const notes = [
    shown === '' && rule !== '' ? `if ${rule}` : '',
    job.concurrency ? `one at a time: ${job.concurrency}` : '',
  ];
  const jobs = matrix?.count === undefined ? 'several jobs' : `${matrix.count} ${matrix.count === 1 ? 'job' : 'jobs'}`;
  const lines = [
    matrix ? joined([jobs, matrix.axes.slice(0, MOST_EVENTS).join(' × ')], ': ') : '',
    joined([runner, container === undefined ? '' : `in ${short(container, 40)}`], ', '),
    services.length === 0 ? '' : `with ${short(services.join(', '), 40)}`,
    environment === undefined ? '' : `to ${environment}`,
    shown,
  ];
  const icon = environment !== undefined ? 'lx:rocket' : job.uses ? 'lx:workflow' : undefined;
  return {
    keyword: 'node',
    label: name === undefined || name.includes('${{') ? id : name,
    options: [
      ...(icon === undefined ? [] : [word('icon', icon)]),
      ...text('sub', joined(lines, '\n')),
      ...text('desc', short(joined(notes, '; '), TOLD_CONDITION)),
    ],
  };
}

/** `${{ matrix.os }}` is replaced by the values of that axis. */
function runnerOf({ runsOn, matrix }: Job): string {
  const [first = ''] = runsOn;
  const axis = /^\$\{\{ ?matrix\.([\w-]{1,60}) ?\}\}$/.exec(first)?.[1];
  const labels = axis === undefined ? runsOn : (matrix?.values.get(axis) ?? []);
  return short(labels.filter((label) => !label.includes('${{')).join(', '), 60);
}

/** Its name with its file, or the file first if other workflows have the same name. */
export function frameLook({ name: title }: Workflow, base: string, isAlone: boolean): Look {
  const name = title ?? base;
  const [label, sub] = isAlone ? [name, base] : [base, name];
  return { keyword: 'group', label, options: [...(label === sub ? [] : text('sub', sub)), word('type', 'ci-cd')] };
}

export function outsideLook(label: string, sub: string): Look {
  return { keyword: 'node', type: 'external', label, options: text('sub', sub) };
}
