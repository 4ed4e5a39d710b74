// The reader of charts: in, the files of a folder; out, the picture of what `helm template` produces for the top chart, with
// the requested values files. If there are several charts, each is rendered and all are drawn.

import type { ImportFile, ImportOutput, ImportReader, LeftOut, PlacedDiagnostic } from '../../contract.js';
import type { FilePlace } from '../../file-place.js';
import { noResources } from '../../graph/nothing.js';
import { type Manifest, manifestsOf } from '../../manifests/manifest.js';
import { clusterPicture } from '../../manifests/picture.js';
import { placed } from '../../placed.js';
import { type Budget, OverBudget, overBudget, withinBudget } from '../../reading/budget.js';
import { askedRoot } from '../../reading/paths.js';
import { at, itemsAt, type Tree, textAt } from '../../reading/tree.js';
import { readYaml } from '../../reading/yaml.js';
import { type Chart, type ChartFile, chartIn, dictIn, rootFolders } from './chart.js';
import { layOver, type Taking, takingPart } from './coalesce.js';
import { RELEASE } from './context.js';
import { structureIn } from './functions/costs.js';
import { inTemplates, placeIn } from './places.js';
import { type Rendered, renderChart } from './render.js';
import { TemplateProblem } from './template/problem.js';
import type { Dict } from './template/value.js';

/** For each line or entry of rendered YAML, whose reader is much slower than the templates. */
const YAML_STEPS = 6;

interface Found {
  readonly charts: Chart[];
  /** With the chart of each, if there are several. */
  readonly trees: Map<Tree, string | undefined>;
  readonly leftOut: LeftOut[];
  readonly diagnostics: PlacedDiagnostic[];
}

export const read: ImportReader = withinBudget(({ files, options }, budget) => {
  const root = askedRoot(options);
  const roots = root === undefined ? rootFolders(files) : [root];
  const charts: Found = { charts: [], trees: new Map(), leftOut: [], diagnostics: [] };
  for (const folder of roots) {
    try {
      const chart = chartIn(folder, files, budget);
      if (!chart) continue;
      charts.charts.push(chart);
      gather(chart, valuesFiles(chart, files, options.varFiles ?? [], budget), roots.length > 1, charts, budget);
    } catch (error) {
      charts.diagnostics.push(problemOf(error, folder === '' ? 'Chart.yaml' : `${folder}/Chart.yaml`, charts));
    }
  }
  const { output } = pictureOf(charts, (manifests, title) => clusterPicture(manifests, title, options));
  return { ...output, leftOut: [...(output.leftOut ?? []), ...charts.leftOut], diagnostics: charts.diagnostics };
});

type Picture = { readonly output: Pick<ImportOutput, 'graph' | 'leftOut'> };

function pictureOf(charts: Found, draw: (manifests: readonly Manifest[], title: string) => Picture): Picture {
  const [first, ...others] = charts.charts;
  const title = others.length > 0 ? 'Charts' : first?.name || 'Chart';
  const says = first && first.templates.length + first.dependencies.length > 0;
  const { manifests } = manifestsOf([...charts.trees.keys()]);
  if (manifests.length === 0 && charts.diagnostics.length === 0 && says) {
    return { output: { graph: noResources(title, startOf(first.manifest)) } };
  }
  return draw(
    manifests.map((each) => named(each, charts)),
    title,
  );
}

/** Without the release name that every name begins with. */
function named(manifest: Manifest, { trees }: Found): Manifest {
  const part = trees.get(manifest.tree);
  const short = manifest.name.startsWith(`${RELEASE}-`) ? manifest.name.slice(RELEASE.length + 1) : manifest.name;
  return { ...manifest, shown: short, ...(part === undefined ? {} : { part }) };
}

function startOf({ path }: { readonly path: string }): FilePlace {
  return { file: path, span: { start: 0, end: 0 } };
}

/** Later files win. */
function valuesFiles(chart: Chart, files: readonly ImportFile[], names: readonly string[], budget: Budget): Dict {
  const values: Dict = new Map();
  for (const name of names) {
    const file = files.find(({ path }) => path === name) ?? files.find(({ path }) => path.endsWith(`/${name}`));
    if (file) layOver(values, dictIn(file, budget));
    else {
      const place = { file: chart.manifest.path, start: 0, end: 0 };
      throw new TemplateProblem(`the values file ${name} is not among the files`, place);
    }
  }
  return values;
}

function gather(chart: Chart, values: Dict, several: boolean, charts: Found, budget: Budget): void {
  const taking = takingPart(chart, values, budget);
  leaveOut(taking, charts);
  for (const rendered of renderChart(taking, budget)) {
    budget.steps(YAML_STEPS * structureIn(rendered.text));
    const { documents, problems } = readYaml({ path: rendered.path, content: rendered.text });
    for (const { diagnostic } of problems) charts.diagnostics.push(unreadable(rendered, diagnostic.span.start));
    const part = rendered.chart.slice(several ? 0 : 1).join('/');
    for (const document of documents) {
      charts.trees.set(inTemplates(document, rendered), part === '' ? undefined : part);
    }
  }
}

/** Missing charts, and definitions that are installed before the chart. */
function leaveOut({ chart, missing, below }: Taking, charts: Found): void {
  for (const name of missing) {
    const because = 'it is not in charts/, and nothing is fetched';
    charts.leftOut.push({ external: name, because, place: declaredAt(chart.declares, name) });
  }
  for (const file of chart.files.filter(({ inside }) => inside.startsWith('crds/'))) {
    const because = 'crds/ is installed before the rendered chart';
    charts.leftOut.push({ external: file.path, because, place: startOf(file) });
  }
  for (const each of below) leaveOut(each, charts);
}

function declaredAt(file: ChartFile, name: string): FilePlace {
  const [tree] = readYaml(file).documents;
  const own = itemsAt(tree, 'dependencies').find((each) =>
    [textAt(each, 'name'), textAt(each, 'alias')].includes(name),
  );
  return at(own, 'name')?.place ?? startOf(file);
}

function unreadable(rendered: Rendered, from: number): PlacedDiagnostic {
  const line =
    rendered.text
      .slice(rendered.text.lastIndexOf('\n', from - 1) + 1)
      .split('\n', 1)[0]
      ?.trim() ?? '';
  return placed('I110', placeIn(rendered)(from), {
    reason: `the rendered text is not YAML at '${line.slice(0, 60)}'`,
    instead: 'Fix the template at this line. helm template --debug shows the rendered text.',
  });
}

function problemOf(error: unknown, file: string, { leftOut, charts }: Found): PlacedDiagnostic {
  if (error instanceof OverBudget) return overBudget(error, file);
  if (!(error instanceof TemplateProblem)) throw error;
  const { place, reason } = error;
  const span = place ? { start: place.start, end: place.end } : { start: 0, end: 0 };
  const declared = new Set(charts.flatMap(({ dependencies }) => dependencies.map(({ alias, name }) => alias ?? name)));
  const absent = leftOut.map(({ external }) => external).filter((each) => declared.has(each));
  const instead =
    absent.length > 0
      ? `Run helm dependency build first: ${absent.slice(0, 3).join(', ')} ${absent.length === 1 ? 'is' : 'are'} not in charts/.`
      : 'Fix the file at this line. helm template --debug gives details.';
  return placed('I110', { file: place?.file || file, span }, { reason, instead });
}
