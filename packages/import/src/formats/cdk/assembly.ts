// The cloud assembly of a CDK application: in, the files of cdk.out; out, its stacks with their templates and the construct
// path of each resource (aws-cdk, cloud-assembly-schema). Stages are assemblies in their own folders; nested stacks are
// templates that a resource names.

import type { FileSet, ImportFile, PlacedDiagnostic } from '../../contract.js';
import type { FilePlace } from '../../file-place.js';
import { placed } from '../../placed.js';
import { readJson } from '../../reading/json.js';
import { folderOf } from '../../reading/paths.js';
import { at, entriesAt, itemsAt, type Tree, textAt } from '../../reading/tree.js';

export interface Stack {
  /** Its artifact's id; for a nested stack, its parent's id and its logical id there. */
  readonly id: string;
  readonly name: string;
  /** Of its construct. */
  readonly path: string;
  readonly tree: Tree;
  readonly place: FilePlace;
  /** The stack that nests it. */
  readonly within?: string;
  /** Construct paths by logical id. */
  readonly paths: ReadonlyMap<string, string>;
}

export interface Assembly {
  readonly stacks: readonly Stack[];
  readonly problems: readonly PlacedDiagnostic[];
}

const DEEPEST = 8;

export function assemblyOf(files: FileSet): Assembly {
  const reading = new Reading(files);
  const manifests = files.filter(({ path }) => /(?:^|\/)manifest\.json$/.test(path));
  const inner = new Set(manifests.flatMap((file) => reading.stagesOf(file)));
  for (const file of manifests) if (!inner.has(folderOf(file.path))) reading.manifest(file, 0);
  return { stacks: reading.stacks, problems: reading.problems };
}

function inFolder(folder: string, name: string): string {
  return folder === '' ? name : `${folder}/${name}`;
}

class Reading {
  readonly stacks: Stack[] = [];
  readonly problems: PlacedDiagnostic[] = [];
  private readonly files: ReadonlyMap<string, ImportFile>;
  private readonly trees = new Map<string, Tree | undefined>();

  constructor(files: FileSet) {
    this.files = new Map(files.map((file) => [file.path, file]));
  }

  /** Folders of the stages that a manifest names. */
  stagesOf({ path }: ImportFile): readonly string[] {
    return entriesAt(this.tree(path), 'artifacts').flatMap(({ value }) => {
      const name = textAt(value, 'properties', 'directoryName');
      return textAt(value, 'type') === 'cdk:cloud-assembly' && name !== undefined
        ? [inFolder(folderOf(path), name)]
        : [];
    });
  }

  manifest(file: ImportFile, depth: number): void {
    const folder = folderOf(file.path);
    for (const { key, value, place } of entriesAt(this.tree(file.path), 'artifacts')) {
      if (textAt(value, 'type') === 'aws:cloudformation:stack') this.stack(key, value, folder, place);
    }
    for (const stage of depth < DEEPEST ? this.stagesOf(file) : []) {
      const inner = this.files.get(inFolder(stage, 'manifest.json'));
      if (inner && inner !== file) this.manifest(inner, depth + 1);
    }
  }

  private stack(id: string, artifact: Tree, folder: string, place: FilePlace): void {
    const name = textAt(artifact, 'properties', 'templateFile') ?? '';
    const path = inFolder(folder, name);
    const tree = this.tree(path);
    if (!this.files.has(path)) {
      const reason = `the template of the stack ${id} is ${name}, which is not among the files`;
      this.problems.push(placed('I110', place, { reason, instead: 'Import cdk.out with all of its files.' }));
    }
    if (!tree) return;
    const more = textAt(artifact, 'additionalMetadataFile');
    const metadata = [at(artifact, 'metadata'), more === undefined ? undefined : this.tree(inFolder(folder, more))];
    const paths = new Map(metadata.flatMap(pathsIn));
    const shown = textAt(artifact, 'displayName') ?? id;
    this.add(
      { id, name: textAt(artifact, 'properties', 'stackName') ?? id, path: shown, tree, place, paths },
      folder,
      0,
    );
  }

  private add(stack: Stack, folder: string, depth: number): void {
    const own = new Map([...stack.paths, ...pathsInTemplate(stack.tree)]);
    this.stacks.push({ ...stack, paths: own });
    for (const { key, value, place } of depth < DEEPEST ? entriesAt(stack.tree, 'Resources') : []) {
      const asset = textAt(value, 'Metadata', 'aws:asset:path');
      if (textAt(value, 'Type') !== 'AWS::CloudFormation::Stack' || asset === undefined) continue;
      const tree = this.tree(inFolder(folder, asset));
      if (!tree) continue;
      const id = `${stack.id}.${key}`;
      const path = (own.get(key) ?? '').replace(/\.NestedStack\/.*$/, '').replace(/\/[^/]*\.NestedStackResource$/, '');
      this.add(
        { id, name: path.split('/').pop() || key, path, tree, place, within: stack.id, paths: new Map() },
        folder,
        depth + 1,
      );
    }
  }

  private tree(path: string): Tree | undefined {
    if (this.trees.has(path)) return this.trees.get(path);
    const file = this.files.get(path);
    const json = file && readJson(file);
    if (json && 'problem' in json) this.problems.push(json.problem);
    const tree = json && 'tree' in json ? json.tree : undefined;
    this.trees.set(path, tree);
    return tree;
  }
}

/** The construct path, such as `/Stack/Bucket/Resource`, whose metadata has a logical id. */
function pathsIn(tree: Tree | undefined): readonly (readonly [string, string])[] {
  return entriesAt(tree).flatMap(({ key, value }) =>
    itemsAt(value).flatMap((each): readonly (readonly [string, string])[] => {
      const id = textAt(each, 'data');
      return textAt(each, 'type') === 'aws:cdk:logicalId' && id !== undefined ? [[id, key.replace(/^\//, '')]] : [];
    }),
  );
}

function pathsInTemplate(tree: Tree): readonly (readonly [string, string])[] {
  return entriesAt(tree, 'Resources').flatMap(({ key, value }): readonly (readonly [string, string])[] => {
    const path = textAt(value, 'Metadata', 'aws:cdk:path');
    return path === undefined ? [] : [[key, path]];
  });
}
