// The reader of GitLab CI: in, files; out, the graph of their pipelines.
import { short } from '@linework/convert';
import type { DraftStatement } from '@linework/core';
import type { FileSet, ImportFile, ImportReader, LeftOut, PlacedDiagnostic } from '../../contract.js';
import type { ImportGraph, Item } from '../../graph/contract.js';
import { byCodeUnit } from '../../ids.js';
import { word } from '../../pipelines/look-options.js';
import { at, type Tree, textAt } from '../../reading/tree.js';
import { conditionsOf } from './conditions.js';
import { type Include, type Pipeline, pipelineOf } from './includes.js';
import { jobsOf } from './jobs.js';
import { isMainPipeline, isNamedPipeline, looksLikePipeline } from './names.js';
import { namedFiles } from './paths.js';
import { type Found, pictureOf, type ShownPipeline } from './picture.js';

export const read: ImportReader = ({ files, options }) => {
  const noise = options.noise?.[0] === 'all';
  const { pipelines, childOf, main, unread, diagnostics } = pipelinesOf(files);
  if (diagnostics.some(({ diagnostic }) => diagnostic.severity === 'error')) return { diagnostics };
  const pictures = pipelines.map((each) => pictureOf(each, childOf, noise));
  const graph: ImportGraph = {
    kind: 'flow',
    title: titleOf(main?.tree, main?.file ?? ''),
    options: [word('direction', 'right')],
    items: oncePerName(pictures.flatMap(({ items }) => items)),
    relations: pictures.flatMap(({ relations }) => relations),
    behind: () => noteOf(main?.tree),
    counted: { one: 'job', many: 'jobs' },
  };
  const hasJobs = graph.items.some(({ frame }) => !frame);
  return {
    graph: hasJobs ? graph : { kind: 'flow', items: [], relations: [] },
    leftOut: [...leftOutOf(pictures), ...unread],
    diagnostics: [...diagnostics, ...pictures.flatMap((each) => each.diagnostics)],
  };
};

interface Pipelines {
  readonly pipelines: readonly ShownPipeline[];
  readonly childOf: (include: Include) => ShownPipeline | undefined;
  readonly main?: Pipeline;
  readonly unread: readonly LeftOut[];
  readonly diagnostics: readonly PlacedDiagnostic[];
}

/** Pipelines that no other one includes or triggers, then those that are triggered. */
function pipelinesOf(files: FileSet): Pipelines {
  const paths = new Set<string>();
  const shown = new Map<string, ShownPipeline>();
  const children = new Map<Include, ShownPipeline>();
  const diagnostics: PlacedDiagnostic[] = [];
  const add = (file: ImportFile, role: string, named: boolean, inputs?: Tree): Pipeline => {
    const pipeline = pipelineOf(file, files, inputs);
    const jobs = jobsOf(pipeline.tree);
    for (const path of pipeline.read) paths.add(path);
    diagnostics.push(...pipeline.diagnostics, ...jobs.diagnostics);
    const { elsewhere } = pipeline;
    const picture = { ...jobs, role, elsewhere, ...(named ? { file: file.path } : {}) };
    shown.set(file.path, picture);
    for (const { trigger } of jobs.jobs) {
      for (const include of trigger && 'includes' in trigger ? trigger.includes : []) {
        const [child] = include.kind === 'local' ? namedFiles(include.value, file.path, files) : [];
        if (!child) continue;
        if (!shown.has(child.path)) add(child, 'child pipeline', true, include.inputs);
        const known = shown.get(child.path);
        if (known) children.set(include, known);
      }
    }
    return pipeline;
  };
  const candidates = rootsOf(files);
  const [first, ...others] = candidates;
  if (!first) return { pipelines: [], childOf: () => undefined, unread: [], diagnostics };
  const main = add(first, 'pipeline', others.length > 0 && !isMainPipeline(first.path));
  for (const file of others) if (!paths.has(file.path)) add(file, 'pipeline', true);
  const unread = files
    .filter((file) => !paths.has(file.path) && looksLikePipeline(file))
    .map(({ path }) => ({
      external: path,
      because: 'no pipeline includes it',
      place: { file: path, span: { start: 0, end: 0 } },
    }));
  return { pipelines: [...shown.values()], childOf: (include) => children.get(include), main, unread, diagnostics };
}

/** The file that GitLab reads first, then others with the name of a pipeline; if there are none, every file. */
function rootsOf(files: FileSet): readonly ImportFile[] {
  const named = files.filter(({ path }) => isNamedPipeline(path));
  const depth = ({ path }: ImportFile): number => path.split('/').length;
  const main = ({ path }: ImportFile): number => (isMainPipeline(path) ? 0 : 1);
  const sorted = (named.length > 0 ? named : files).toSorted(
    (a, b) => main(a) - main(b) || depth(a) - depth(b) || byCodeUnit(a.path, b.path),
  );
  const [first, ...others] = sorted;
  if (!first || others.length === 0 || isMainPipeline(first.path)) return sorted;
  const included = new Set(sorted.flatMap((file) => pipelineOf(file, files).read.filter((path) => path !== file.path)));
  return sorted.filter(({ path }) => !included.has(path));
}

function titleOf(tree: Tree | undefined, file: string): string {
  const name = textAt(tree, 'workflow', 'name');
  return name !== undefined && !name.includes('$') ? name : (file.split('/').at(-2) ?? 'Pipeline');
}

const MOST_CONDITIONS = 3;
const LONGEST_CONDITION = 90;

/** When the pipeline runs at all. */
function noteOf(tree: Tree | undefined): readonly DraftStatement[] {
  const conditions = conditionsOf(at(tree, 'workflow', 'rules'));
  if (conditions.length === 0) return [];
  const lines = conditions.slice(0, MOST_CONDITIONS).map((each, index) => {
    const text = short(each, LONGEST_CONDITION);
    return index > 0 && !text.startsWith('n') ? `or ${text}` : text;
  });
  const more = conditions.length > MOST_CONDITIONS ? ['and by more rules'] : [];
  return [{ shape: 'row', keyword: 'note', texts: [`Runs ${[...lines, ...more].join('\n')}`] }];
}

/** Several jobs can need or trigger the same external item. */
function oncePerName(items: readonly Item[]): readonly Item[] {
  return [...new Map(items.toReversed().map((item) => [item.external, item])).values()];
}

function leftOutOf(pictures: readonly Found[]): readonly LeftOut[] {
  const all = pictures.flatMap(({ leftOut }) => leftOut);
  return [...new Map(all.map((each) => [each.external, each])).values()];
}
