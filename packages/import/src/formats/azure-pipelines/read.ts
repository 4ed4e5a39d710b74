// The reader of Azure Pipelines: in, files; out, the graph of their pipelines.
import type { FileSet, ImportReader, LeftOut, PlacedDiagnostic } from '../../contract.js';
import { word } from '../../pipelines/look-options.js';
import type { Tree } from '../../reading/tree.js';
import { unknownKeys } from '../../reading/unknown-keys.js';
import { readYaml } from '../../reading/yaml.js';
import { PIPELINE_KEYS } from './keys.data.js';
import { pictureOf } from './picture.js';
import { pipelineOf, type TemplateOf } from './pipeline.js';

export const read: ImportReader = ({ files }) => {
  const diagnostics: PlacedDiagnostic[] = [];
  const trees = new Map<string, Tree>();
  for (const file of files) {
    const { documents, problems } = readYaml(file);
    diagnostics.push(...problems);
    const [tree] = documents;
    if (tree?.is === 'map') trees.set(file.path, tree);
  }
  if (diagnostics.some(({ diagnostic }) => diagnostic.severity === 'error')) return { diagnostics };
  const templateOf = templatesIn(files, trees);
  const graphs = [...trees].map(([file, tree]) => ({ file, place: tree.place, ...pipelineOf(tree, templateOf) }));
  const used = new Set(graphs.flatMap((each) => [...each.read].filter((path) => path !== each.file)));
  const pipelines = graphs.filter(({ file, stages }) => !used.has(file) && stages.length > 0);
  const leftOut: readonly LeftOut[] = graphs
    .filter(({ file, stages }) => !used.has(file) && stages.length === 0)
    .map(({ file, place }) => ({ external: file, because: 'it has no stages, jobs or steps', place }));
  const unknown = [
    ...[...trees.values()].flatMap((tree) => unknownKeys(tree, PIPELINE_KEYS)),
    ...pipelines.flatMap((each) => each.leftOut),
  ];
  const { items, relations, missing } = pictureOf(pipelines);
  const [first] = pipelines;
  const title =
    pipelines.length === 1
      ? first?.file
          .split('/')
          .at(-1)
          ?.replace(/\.ya?ml$/, '')
      : 'Pipelines';
  return {
    graph: {
      kind: 'flow',
      ...(title === undefined ? {} : { title }),
      options: [word('direction', 'right')],
      items,
      relations,
      counted: { one: 'job', many: 'jobs' },
    },
    leftOut: pipelines.length === 0 ? [] : [...leftOut, ...unknown, ...missing],
    diagnostics,
  };
};

/** Relative to the file that names it, or from the root with `/`; `@self` is the same repository. */
function templatesIn(files: FileSet, trees: ReadonlyMap<string, Tree>): TemplateOf {
  const known = new Set(files.map(({ path }) => path));
  return (written, from) => {
    const path = written.replace(/@self$/, '');
    const parts: string[] = path.startsWith('/') ? [] : from.split('/').slice(0, -1);
    for (const part of path.split('/')) {
      if (part === '..') parts.pop();
      else if (part !== '.' && part !== '') parts.push(part);
    }
    const whole = parts.join('/');
    return known.has(whole) ? trees.get(whole) : undefined;
  };
}
