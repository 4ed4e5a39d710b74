// The reader of Structurizr workspaces: in, files; out, the first view as the picture and each other view as a part. Items that
// no view shows are reported. No code runs and nothing is fetched.
import type { Context } from '@linework/core';
import type {
  ImportedDraft,
  ImportFile,
  ImportOptions,
  ImportOutput,
  ImportPart,
  ImportReader,
  LeftOut,
} from '../../contract.js';
import type { ImportGraph } from '../../graph/contract.js';
import { draftOf, idsOf } from '../../graph/draft.js';
import { placed } from '../../placed.js';
import { type Budget, withinBudget } from '../../reading/budget.js';
import { readJson } from '../../reading/json.js';
import { ModelBuilder } from './builder.js';
import { graphOf } from './draw.js';
import type { Reading } from './dsl/scope.js';
import { type Outside, readDsl } from './dsl/workspace.js';
import { jsonWorkspace, readJsonModel } from './json.js';
import type { Element, Untold, View, ViewType, Workspace } from './model.js';
import { WorkspaceProblem } from './problem.js';
import { rootFile } from './root.js';
import { allViews, madeView } from './views/all.js';
import { viewsOf } from './views/view.js';

export const read: ImportReader = withinBudget(({ files, options, context }, budget) => {
  const file = rootFile(files);
  if (!file) return { diagnostics: [] };
  const untold: Untold[] = [];
  try {
    const result = /\.json$/i.test(file.path) ? fromJson(file) : fromDsl(file, files, untold, budget);
    return 'diagnostics' in result ? result : pictures(result, options, context);
  } catch (error) {
    if (!(error instanceof WorkspaceProblem)) throw error;
    return {
      leftOut: leftOutOf(untold),
      diagnostics: [
        placed('I110', error.place, {
          reason: error.reason,
          instead: 'Fix the file at this line. structurizr validate gives details.',
        }),
      ],
    };
  }
});

interface Read {
  readonly workspace: Workspace;
  readonly builder: ModelBuilder;
}

function fromJson(file: ImportFile): Read | ImportOutput {
  const json = readJson(file);
  if ('problem' in json) return { diagnostics: [json.problem] };
  const builder = new ModelBuilder();
  return { workspace: jsonWorkspace(json.tree, builder), builder };
}

function fromDsl(file: ImportFile, files: readonly ImportFile[], untold: Untold[], budget: Budget): Read {
  const shown: View[] = [];
  const outside: Outside = {
    untold,
    start: (path, into) => startJson(path, files, into),
    finish: (into) => shown.push(...viewsOf(into.views.splice(0), { reading: into, group: [], these: [] }, shown)),
  };
  const reading = readDsl(file, files, outside, budget);
  const { builder, styles, name, says, given: ownNames } = reading;
  const place = { file: file.path, span: { start: 0, end: 0 } };
  return {
    workspace: {
      name,
      elements: builder.elements,
      relationships: builder.relationships,
      views: shown,
      styles,
      called: ownNames,
      untold,
      says,
      place,
    },
    builder,
  };
}

/** A JSON workspace that a DSL workspace extends. */
function startJson(path: string, files: readonly ImportFile[], { builder, names }: Reading): boolean {
  const file = files.find((each) => each.path === path);
  if (!file || !/\.json$/i.test(path)) return false;
  const json = readJson(file);
  if ('problem' in json)
    throw new WorkspaceProblem('the workspace that it extends cannot be read', {
      file: path,
      span: { start: 0, end: 0 },
    });
  readJsonModel(json.tree, builder);
  for (const element of builder.elements) {
    const identifier = element.properties.get('structurizr.dsl.identifier');
    if (identifier !== undefined) names.set(identifier.toLowerCase(), { is: 'element', element });
  }
  return true;
}

function leftOutOf(untold: readonly Untold[]): readonly LeftOut[] {
  return untold.map(({ name, because, place }) => ({ external: name, because, place }));
}

function pictures({ workspace, builder }: Read, options: ImportOptions, context: Context): ImportOutput {
  const views = chosen(workspace, builder, options);
  const graphs = views.map((view) => ({ view, graph: graphOf(view, workspace, context) }));
  const items = graphs.flatMap(({ graph }) => graph.items);
  const idOf = idsOf({ items: [...new Map(items.map((each) => [each.external, each])).values()] });
  const [first, ...others] = graphs;
  const graph = first?.graph ?? emptyGraph(workspace);
  const parts = others.map(({ view, graph }): ImportPart => ({ name: view.key, ...draftOf(graph, idOf) }));
  const leftOut = [...notShown(workspace, [draftOf(graph, idOf), ...parts]), ...leftOutOf(workspace.untold)];
  if (!first && !workspace.says) return { diagnostics: [] };
  return { graph, ...(parts.length > 0 ? { parts } : {}), leftOut, diagnostics: [] };
}

const TYPES: Readonly<Record<string, readonly ViewType[]>> = {
  context: ['landscape', 'context'],
  container: ['container'],
  component: ['component'],
  dynamic: ['dynamic'],
  deployment: ['deployment'],
};

/** Non-empty views; requested ones by type and subject are created if the workspace has none. */
function chosen({ views, elements, place }: Workspace, builder: ModelBuilder, options: ImportOptions): readonly View[] {
  const own = views.filter((view) => view.elements.size > 0);
  const all = own.length > 0 ? own : allViews(builder, place);
  const [type, root] = [options.view?.[0], options.root?.[0]];
  const types = type === undefined ? undefined : TYPES[type];
  const about = ({ key, scope, environment, type: its }: View): boolean =>
    (types === undefined || types.includes(its)) &&
    (root === undefined ||
      [key, scope?.name, scope?.path, environment].some((each) => each?.toLowerCase() === root.toLowerCase()));
  const fits = all.filter(about);
  if (fits.length > 0 || types === undefined) return fits;
  const scoped = elements.filter(
    (each) =>
      canBeAbout(each, type) &&
      (root === undefined || [each.name, each.path].some((name) => name.toLowerCase() === root.toLowerCase())),
  );
  return scoped
    .map((each) => madeView(types.at(-1) ?? 'context', each, undefined, builder, place))
    .filter((view) => view.elements.size > 0);
}

function canBeAbout({ kind, children }: Element, type: string | undefined): boolean {
  if (type === 'component') return kind === 'container' && children.length > 0;
  return kind === 'softwareSystem' && (type === 'context' || children.length > 0);
}

function emptyGraph({ name, place }: Workspace): ImportGraph {
  const look = { keyword: 'system', label: 'No elements' };
  return {
    kind: 'c4',
    title: name || 'Workspace',
    items: [{ external: '(nothing)', name: 'nothing', place, look }],
    relations: [],
  };
}

function notShown({ elements, relationships, views }: Workspace, drafts: readonly ImportedDraft[]): readonly LeftOut[] {
  const shown = new Set(drafts.flatMap(({ origins }) => origins.map(({ external }) => external)));
  const because = 'no view shows it';
  const inViews = new Set(views.flatMap(({ lines }) => lines.map(({ relationship }) => relationship)));
  const lines = new Map(relationships.map((each) => [`${each.from.path} ${each.to.path}`, each]));
  return [
    ...elements.filter(({ path }) => !shown.has(path)).map(({ path, place }) => ({ external: path, because, place })),
    ...[...lines]
      .filter(([external]) => !shown.has(external))
      .map(([external, each]) => ({
        external,
        because: inViews.has(each) ? 'a line cannot end at a frame' : because,
        place: each.place,
      })),
  ];
}
