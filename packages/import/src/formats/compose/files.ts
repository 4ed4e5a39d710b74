// The files of a project as one tree: in, a set of files; out, the services, networks, volumes, configs and secrets of all of
// them, what could not be read, and what no picture shows. Files that extend or include others are followed within the set; the
// remaining files are merged in Compose's order.
import type { FileSet, LeftOut, PlacedDiagnostic } from '../../contract.js';
import type { FilePlace } from '../../file-place.js';
import { byCodeUnit } from '../../ids.js';
import { placed } from '../../placed.js';
import { besideFile } from '../../reading/paths.js';
import { at, type Entry, entriesAt, itemsAt, type MapTree, type Tree, textAt, textsAt } from '../../reading/tree.js';
import { unknownKeys } from '../../reading/unknown-keys.js';
import { readYaml } from '../../reading/yaml.js';
import { reportAt } from './codes.js';
import { extendedServices } from './extends.js';
import { FILE_KEYS, SERVICE_KEYS } from './keys.data.js';
import { merged } from './merge.js';
import { filled } from './variables.js';

export interface ComposeFiles {
  readonly tree: Tree | undefined;
  /** Paths of the merged files, in order. */
  readonly merged: readonly string[];
  readonly diagnostics: readonly PlacedDiagnostic[];
  readonly leftOut: readonly LeftOut[];
}

type Trees = ReadonlyMap<string, Tree>;

const PARTS = ['services', 'networks', 'volumes', 'configs', 'secrets', 'include'] as const;
const BASE = /^(?:docker-)?compose\.ya?ml$/;
const OVERRIDE = /^(?:docker-)?compose\.override\.ya?ml$/;

export function composeFiles(files: FileSet): ComposeFiles {
  const diagnostics: PlacedDiagnostic[] = [];
  const leftOut: LeftOut[] = [];
  const written = new Map<string, Tree>();
  for (const file of files) {
    const { documents, problems } = readYaml(file);
    diagnostics.push(...problems);
    const trees = documents.flatMap((each) => composeTree(each) ?? []);
    leftOut.push(...trees.flatMap(unknownIn));
    const [first, ...others] = trees;
    const because = 'it is not a Compose file';
    if (first)
      written.set(
        file.path,
        others.reduce((base, over) => merged(base, over), first),
      );
    else if (problems.length === 0)
      leftOut.push({ external: file.path, because, place: { file: file.path, span: { start: 0, end: 0 } } });
  }
  for (const tree of written.values()) diagnostics.push(...misshapen(tree));
  const trees = new Map<string, Tree>();
  const named = new Set<string>();
  for (const [path, tree] of written) {
    const { services, takenFrom, ...extended } = extendedServices(path, written);
    diagnostics.push(...extended.diagnostics);
    for (const each of takenFrom) named.add(each);
    trees.set(path, withServices(tree, services));
  }
  const included = includesOf(trees, diagnostics);
  for (const path of included.values()) for (const each of path) named.add(each);
  const order = inOrder(trees, named, included);
  const all = order.flatMap((path) => trees.get(path) ?? []);
  const unused = [...trees].flatMap(([path, tree]) => (order.includes(path) ? [] : templatesOf(tree)));
  return {
    tree: all.length === 0 ? undefined : all.reduce((base, over) => merged(base, over)),
    merged: order,
    diagnostics,
    leftOut: [...leftOut, ...unused],
  };
}

/** Undefined if it is not a Compose file. Files of the first version contain only services. */
function composeTree(tree: Tree): Tree | undefined {
  if (tree.is !== 'map') return undefined;
  if (PARTS.some((part) => tree.entries.has(part))) return tree;
  const services = [...tree.entries.values()].filter(({ key }) => !key.startsWith('x-'));
  const first = services.every(
    ({ value }) => value.is === 'map' && (value.entries.has('image') || value.entries.has('build')),
  );
  if (!first || services.length === 0) return undefined;
  const [{ place } = tree] = services;
  return { ...tree, entries: new Map([['services', { key: 'services', place, value: tree }]]) };
}

function unknownIn(tree: Tree): readonly LeftOut[] {
  return [
    ...unknownKeys(tree, FILE_KEYS),
    ...entriesAt(tree, 'services').flatMap(({ key, value }) => unknownKeys(value, SERVICE_KEYS, key)),
  ];
}

function misshapen(tree: Tree): readonly PlacedDiagnostic[] {
  const wrong = [
    ...PARTS.filter((part) => part !== 'include').flatMap((part) => {
      const value = at(tree, part);
      return value && !isMap(value) ? [{ value, is: `'${part}' is not a map` }] : [];
    }),
    ...entriesAt(tree, 'services').flatMap(({ key, value }) =>
      isMap(value) ? [] : [{ value, is: `the service '${key}' is not a map` }],
    ),
    ...PARTS.flatMap((part) => entriesAt(tree, part)).flatMap(({ key, value }) =>
      key.trim() === '' ? [{ value, is: 'it has no name' }] : [],
    ),
  ];
  return wrong
    .slice(0, 3)
    .map(({ value, is }) => placed('I110', value.place, { reason: is, instead: 'Follow the Compose file format.' }));
}

function isMap({ is, ...tree }: Tree): boolean {
  return is === 'map' || ('value' in tree && tree.value === null);
}

function withServices(tree: Tree, services: ReadonlyMap<string, Entry>): Tree {
  const entry = tree.is === 'map' ? tree.entries.get('services') : undefined;
  if (tree.is !== 'map' || !entry || services.size === 0) return tree;
  const value: MapTree = { is: 'map', entries: services, place: entry.value.place };
  return { ...tree, entries: new Map([...tree.entries, ['services', { ...entry, value }]]) };
}

/** The files that each file includes. */
function includesOf(trees: Trees, diagnostics: PlacedDiagnostic[]): ReadonlyMap<string, readonly string[]> {
  return new Map(
    [...trees].map(([file, tree]) => {
      const paths = includesIn(tree).flatMap(({ written, place }) => {
        const path = besideFile(file, filled(written));
        if (path !== undefined && trees.has(path)) return [path];
        diagnostics.push(reportAt('I190', place, { what: 'file includes', path: written }));
        return [];
      });
      return [file, paths];
    }),
  );
}

/** The paths as written. */
export function includesIn(tree: Tree): readonly { readonly written: string; readonly place: FilePlace }[] {
  return itemsAt(tree, 'include').flatMap((each) =>
    (each.is === 'map' ? textsAt(each, 'path') : [textAt(each) ?? '']).map((written) => ({
      written,
      place: each.place,
    })),
  );
}

/** Included files come before the one that includes them. */
function inOrder(
  trees: Trees,
  named: ReadonlySet<string>,
  included: ReadonlyMap<string, readonly string[]>,
): readonly string[] {
  const paths = [...trees.keys()].toSorted((a, b) => rankOf(a) - rankOf(b) || byCodeUnit(a, b));
  const roots = paths.filter((path) => !named.has(path));
  const order = new Set<string>();
  const visit = (path: string, around: ReadonlySet<string>): void => {
    if (order.has(path) || around.has(path) || around.size > 100) return;
    for (const each of included.get(path) ?? []) visit(each, new Set([...around, path]));
    order.add(path);
  };
  // Files that name one another in a cycle have no root.
  for (const path of roots.length === 0 ? paths : roots) visit(path, new Set());
  return [...order];
}

function rankOf(path: string): number {
  const name = path.slice(path.lastIndexOf('/') + 1);
  return BASE.test(name) ? 0 : OVERRIDE.test(name) ? 1 : 2;
}

function templatesOf(tree: Tree): readonly LeftOut[] {
  const because = 'its file exists only for others to extend';
  return entriesAt(tree, 'services').map(({ key, place }) => ({ external: key, because, place }));
}
