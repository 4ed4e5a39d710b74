// How the parts of Bitbucket Pipelines look: in, a pipeline, a stage or a step; out, its declaration.
import { short } from '@linework/convert';
import type { Look } from '../../graph/contract.js';
import { joined, text, word } from '../../pipelines/look-options.js';
import type { Block, Pipeline, PipelineKind, Step } from './pipelines.js';

const STARTED: Readonly<Record<PipelineKind, string>> = {
  default: 'every other push',
  branches: 'branch',
  'pull-requests': 'pull request',
  tags: 'tag',
  bookmarks: 'bookmark',
  custom: 'by hand or schedule',
};

/** Longer commands, images and paths are shortened. */
const LONGEST = 48;

export function pipelineLook({ kind, name }: Pipeline): Look {
  return { keyword: 'group', label: name, options: [...text('sub', STARTED[kind]), word('type', 'ci-cd')] };
}

export function fileLook(path: string): Look {
  return { keyword: 'group', label: path, options: [word('type', 'none')] };
}

export function blockLook({ kind, name, deployment, manual }: Block): Look {
  const label = kind === 'parallel' ? 'In parallel' : (name ?? 'Stage');
  const sub = joined([manual ? 'manual' : '', deployment === undefined ? '' : `to ${deployment}`], ', ');
  return { keyword: 'group', label, options: [...text('sub', sub), word('type', 'none')] };
}

export function stepLook(step: Step): Look {
  const { image, deployment, manual, services, runsOn, pipes, firstCommand, changed, name, number } = step;
  const icon = manual ? [word('icon', 'lx:hand')] : deployment === undefined ? [] : [word('icon', 'lx:rocket')];
  const lines = [
    image === undefined ? '' : short(image, LONGEST),
    joined([manual ? 'manual' : '', deployment === undefined ? '' : `to ${deployment}`], ', '),
    pipes.length === 0 ? '' : `pipe ${pipes.map(pipeName).join(', ')}`,
    joined([listed('with', services), listed('on', runsOn)], ' '),
    changed.length === 0 ? '' : `when ${short(changed.join(', '), LONGEST)} changed`,
    name === undefined && firstCommand !== undefined ? commandLine(firstCommand) : '',
  ];
  return { keyword: 'node', label: name ?? `Step ${number}`, options: [...icon, ...text('sub', joined(lines, '\n'))] };
}

export function importedLook(from: string): Look {
  return { keyword: 'node', type: 'external', label: from.split(':').at(-1) ?? from, options: text('sub', from) };
}

function listed(what: string, names: readonly string[]): string {
  return names.length === 0 ? '' : `${what} ${names.join(', ')}`;
}

/** `atlassian/aws-s3-deploy:1.1.0` without its publisher. */
function pipeName(pipe: string): string {
  return pipe.split('/').at(-1) ?? pipe;
}

function commandLine(command: string): string {
  const [first = ''] = command.trim().split('\n');
  return short(first, LONGEST);
}
