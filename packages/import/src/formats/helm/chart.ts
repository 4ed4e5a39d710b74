// Charts of a folder: in, files; out, each chart with its metadata, values, templates and the charts below it.

import type { ImportFile } from '../../contract.js';
import type { Budget } from '../../reading/budget.js';
import { folderOf } from '../../reading/paths.js';
import { textOf } from './functions/arguments.js';
import { ignoredBy } from './ignore.js';
import { TemplateProblem } from './template/problem.js';
import { type Dict, isDict, isList, type Value } from './template/value.js';
import { valuesOf } from './yaml.js';

export interface Chart {
  /** Empty at the root of the files. */
  readonly folder: string;
  readonly name: string;
  readonly manifest: ChartFile;
  /** Where its dependencies are declared: Chart.yaml, or requirements.yaml for first-version charts. */
  readonly declares: ChartFile;
  readonly about: Dict;
  readonly values: Dict;
  readonly dependencies: readonly Dependency[];
  /** Below `templates/`, with their paths from the chart's folder. */
  readonly templates: readonly ChartFile[];
  /** All other files of the chart, which templates can read. */
  readonly files: readonly ChartFile[];
  readonly below: readonly Chart[];
}

export interface ChartFile {
  /** In the chart's folder. */
  readonly inside: string;
  readonly path: string;
  readonly content: string;
}

export interface Dependency {
  readonly name: string;
  readonly alias: string | undefined;
  /** Paths in the values; the first that exists decides. */
  readonly condition: readonly string[];
  readonly tags: readonly string[];
  readonly imports: readonly Value[];
}

const DEEPEST = 12;

/** Folders with a chart that is not below another one. */
export function rootFolders(files: readonly ImportFile[]): readonly string[] {
  const folders = files.flatMap(({ path }) => (/(?:^|\/)Chart\.ya?ml$/.test(path) ? [folderOf(path)] : []));
  const below = (folder: string): boolean =>
    folders.some((other) => other !== folder && folder.startsWith(`${other === '' ? '' : `${other}/`}charts/`));
  return folders.filter((folder) => !below(folder));
}

/** Empty if the path is not in the folder. */
function insideOf(folder: string, path: string): string {
  if (folder === '') return path;
  return path.startsWith(`${folder}/`) ? path.slice(folder.length + 1) : '';
}

export function chartIn(folder: string, files: readonly ImportFile[], budget: Budget, depth = 0): Chart | undefined {
  const start = folder === '' ? '' : `${folder}/`;
  const all = files.flatMap(({ path, content }): readonly ChartFile[] => {
    const inside = insideOf(folder, path);
    return inside === '' ? [] : [{ inside, path, content }];
  });
  const named = (name: string): ChartFile | undefined => all.find(({ inside }) => inside === name);
  const manifest = named('Chart.yaml') ?? named('Chart.yml');
  if (!manifest || depth > DEEPEST) return undefined;
  const about = dictIn(manifest, budget);
  const ignored = ignoredBy(named('.helmignore')?.content ?? '');
  const relevant = all.filter(({ inside }) => !ignored(inside));
  const own = relevant.filter(({ inside }) => !inside.startsWith('charts/'));
  const below = [
    ...new Set(relevant.flatMap(({ inside }) => /^charts\/([^/_.][^/]*)\/Chart\.ya?ml$/.exec(inside)?.[1] ?? [])),
  ];
  const requirements = named('requirements.yaml');
  const values = named('values.yaml');
  const declared = [about.get('dependencies'), requirements && dictIn(requirements, budget).get('dependencies')].find(
    (each) => isList(each),
  );
  return {
    folder,
    name: textOf(about.get('name')),
    manifest,
    declares: about.has('dependencies') ? manifest : (requirements ?? manifest),
    about,
    values: values ? dictIn(values, budget) : new Map(),
    dependencies: isList(declared) ? declared.flatMap(dependencyOf) : [],
    templates: own.filter(({ inside }) => inside.startsWith('templates/')),
    files: own.filter(
      ({ inside }) => !/^(?:templates\/|Chart\.ya?ml$|values\.yaml$|values\.schema\.json$)/.test(inside),
    ),
    below: below.flatMap((name) => chartIn(`${start}charts/${name}`, files, budget, depth + 1) ?? []),
  };
}

/** Throws a problem with its file if it cannot be read. */
export function dictIn({ path, content }: { readonly path: string; readonly content: string }, budget: Budget): Dict {
  try {
    const { value } = valuesOf(content, budget);
    if (isDict(value)) return value;
    if (value === null) return new Map();
    throw new TemplateProblem('it is not a map');
  } catch (error) {
    if (error instanceof TemplateProblem) throw new TemplateProblem(error.reason, { file: path, start: 0, end: 0 });
    throw error;
  }
}

function dependencyOf(value: Value): readonly Dependency[] {
  if (!isDict(value)) return [];
  const list = (key: string): readonly Value[] => {
    const items = value.get(key);
    return isList(items) ? items : [];
  };
  return [
    {
      name: textOf(value.get('name')),
      alias: value.has('alias') ? textOf(value.get('alias')) : undefined,
      condition: textOf(value.get('condition'))
        .split(',')
        .map((each) => each.trim())
        .filter((each) => each !== ''),
      tags: list('tags').map(textOf),
      imports: list('import-values'),
    },
  ];
}
