// The reader of Pulumi: in, the files of a project or an exported stack; out, the resources and their references.
import type { Deployment } from '../../cloud/contract.js';
import { cloudOutput } from '../../cloud/index.js';
import type { FileSet, ImportFile, ImportOptions, ImportReader, PlacedDiagnostic } from '../../contract.js';
import type { FilePlace } from '../../file-place.js';
import { placed } from '../../placed.js';
import { readDataFiles } from '../../reading/data-file.js';
import { askedRoot } from '../../reading/paths.js';
import { at, entriesAt, type Tree, textAt } from '../../reading/tree.js';
import { unknownKeys } from '../../reading/unknown-keys.js';
import { varFilesOf } from '../../reading/var-files.js';
import { reportAt } from './codes.js';
import { PROJECT_KEYS } from './keys.data.js';
import { isExport, isProgram, isProjectFile } from './kinds.js';
import { programsOf } from './program/program.js';
import { programsIn, together } from './programs.js';
import { stackOf } from './stack.js';
import { isCluster, isPlacing } from './types.js';
import { type Found, hasProgram, programOf } from './yaml.js';

export const read: ImportReader = ({ files, options }) => {
  const programs = programsIn(files);
  const root = askedRoot(options);
  const own = root === undefined ? programs : programs.filter(({ folder }) => folder === root);
  const [only] = own;
  if (own.length < 2) return cloudOutput(deploymentOf(only?.files ?? [], options), options);
  return cloudOutput(
    together(own.map(({ folder, files: each }) => ({ folder, deployment: deploymentOf(each, options) }))),
    options,
  );
};

function deploymentOf(files: FileSet, options: ImportOptions): Deployment {
  const deployment: Found = { resources: [], references: [], modules: [], leftOut: [], diagnostics: [] };
  const projects = readDataFiles(projectFiles(files));
  deployment.diagnostics.push(...projects.problems);
  const { named, missing } = varFilesOf(files, options);
  deployment.diagnostics.push(...missing);
  const stacks = readDataFiles(named);
  deployment.diagnostics.push(...stacks.problems);
  const settings = settingsIn(stacks.documents.map(({ root }) => root));
  for (const { root } of projects.documents) {
    programOf(root, settings, deployment);
    deployment.leftOut.push(...unknownKeys(root, PROJECT_KEYS));
  }
  const programs = files.filter(({ path }) => isProgram(path));
  programsOf(programs, deployment);
  const stack = stackIn(files, deployment);
  const [project] = projects.documents;
  const whole = wholeOf(projects.documents, files) ?? stack?.place;
  const isNothing = deployment.resources.length + deployment.modules.length + deployment.diagnostics.length === 0;
  if (isNothing && whole === undefined && project) deployment.diagnostics.push(...nothingIn(project.root));
  const title = titleOf(project?.root) ?? stack?.name;
  return {
    ...(title === undefined ? {} : { title }),
    ...deployment,
    references: options.noise?.[0] === 'all' ? deployment.references : withoutPlacing(deployment),
    ...(whole === undefined ? {} : { whole }),
  };
}

/** By name without the project: `shop:size` is `size`. Later files win. */
function settingsIn(stacks: readonly Tree[]): ReadonlyMap<string, string> {
  return new Map(
    stacks.flatMap((each) =>
      entriesAt(each, 'config').flatMap(({ key, value }) => {
        const text = textAt(value);
        return text === undefined ? [] : [[key.split(':').at(-1) ?? key, text] as const];
      }),
    ),
  );
}

/** If a cluster is a frame, its provider puts resources into it; if it is a node, each of them would be a line. */
function withoutPlacing({ resources, references }: Found): Found['references'] {
  const types = new Map(resources.map(({ external, type }) => [external, type]));
  const framing = new Set(references.flatMap(({ from, to }) => (isCluster(types.get(to) ?? '') ? [from] : [])));
  return references.filter(({ from, to, at: way }) => framing.has(to) || !isPlacing(types.get(from) ?? '', way));
}

/** Draws the exported stack only without a program, because both describe the same resources. */
function stackIn(files: FileSet, deployment: Found): ReturnType<typeof stackOf> {
  const exported = readDataFiles(files.filter((file) => isExport(file)));
  deployment.diagnostics.push(...exported.problems);
  if (deployment.resources.length === 0)
    return exported.documents.map(({ root }) => stackOf(root, deployment)).find(Boolean);
  for (const { file, root } of exported.documents)
    deployment.leftOut.push({ external: file, because: 'the program is drawn instead', place: root.place });
  return undefined;
}

/** A single file is the project, whatever its name. */
function projectFiles(files: FileSet): readonly ImportFile[] {
  const own = files.filter(({ path }) => isProjectFile(path));
  if (own.length > 0) return own;
  const data = files.filter((file) => !isProgram(file.path) && !isExport(file));
  return data.length === files.length ? data : [];
}

/** The place of a program without resources that says it is one. */
function wholeOf(documents: readonly { readonly root: Tree }[], files: FileSet): FilePlace | undefined {
  const program = documents.find(({ root }) => hasProgram(root));
  if (program) return program.root.place;
  const index = files.find(({ path }) => /(?:^|\/)index\.[cm]?[tj]sx?$/.test(path));
  return index && { file: index.path, span: { start: 0, end: 0 } };
}

function nothingIn(project: Tree): readonly PlacedDiagnostic[] {
  const runtime = at(project, 'runtime');
  if (!runtime) return [];
  const language = textAt(runtime) ?? textAt(runtime, 'name') ?? '';
  if (/^(?:python|go|dotnet|java)$/.test(language)) return [reportAt('I361', runtime.place, { runtime: language })];
  return [
    placed('I110', runtime.place, {
      reason: 'the project has no resources, variables or outputs, and its program is missing',
      instead: 'Import the folder that contains the program.',
    }),
  ];
}

/** The project's description if it is short, otherwise its name. */
function titleOf(project: Tree | undefined): string | undefined {
  const described = textAt(project, 'description')?.split('\n')[0]?.trim();
  if (described !== undefined && described !== '' && described.length <= 80) return described.replace(/\.$/, '');
  return textAt(project, 'name');
}
