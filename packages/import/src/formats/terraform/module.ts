// The folders of a Terraform configuration: in, parsed files; out, the declarations of each module folder. A later file adds to
// an earlier one; `override.tf` is read like any other.

import type { FilePlace } from '../../file-place.js';
import { folderOf, fromFolder } from '../../reading/paths.js';
import type { Attribute, Block, Body, Expression } from './hcl/ast.js';

export interface Declared {
  /** `aws_vpc.main`, `data.aws_ami.ubuntu`. */
  readonly address: string;
  readonly type: string;
  readonly name: string;
  readonly data: boolean;
  readonly body: Body;
  readonly place: FilePlace;
}

export interface Call {
  readonly name: string;
  readonly source: string;
  readonly body: Body;
  readonly place: FilePlace;
}

export interface ModuleFolder {
  readonly path: string;
  readonly resources: readonly Declared[];
  readonly calls: readonly Call[];
  readonly locals: ReadonlyMap<string, Valued>;
  readonly outputs: ReadonlyMap<string, Valued>;
  readonly variables: ReadonlyMap<string, Expression | undefined>;
}

/** An expression with its file. */
export interface Valued {
  readonly file: string;
  readonly value: Expression;
}

export interface ParsedFile {
  readonly path: string;
  readonly body: Body;
}

export function foldersOf(files: readonly ParsedFile[]): ReadonlyMap<string, ModuleFolder> {
  const byFolder = new Map<string, ParsedFile[]>();
  for (const file of files) {
    const folder = folderOf(file.path);
    byFolder.set(folder, [...(byFolder.get(folder) ?? []), file]);
  }
  return new Map([...byFolder].map(([path, own]) => [path, moduleOf(path, own)]));
}

function moduleOf(path: string, files: readonly ParsedFile[]): ModuleFolder {
  const all = files.flatMap(({ path: file, body }) => body.blocks.map((block) => ({ file, block })));
  const named = (type: string) => all.filter(({ block }) => block.type === type && block.labels.length > 0);
  return {
    path,
    resources: all.flatMap(({ file, block }) => declaredIn(file, block)),
    calls: named('module').map(({ file, block }) => ({
      name: block.labels[0] ?? '',
      source: textOf(attributeOf(block.body, 'source')?.value) ?? '',
      body: block.body,
      place: { file, span: block.span },
    })),
    locals: new Map(
      all
        .filter(({ block }) => block.type === 'locals')
        .flatMap(({ file, block }) => block.body.attributes.map(({ name, value }) => [name, { file, value }] as const)),
    ),
    outputs: new Map(
      named('output').flatMap(({ file, block }) => {
        const value = attributeOf(block.body, 'value')?.value;
        return value ? [[block.labels[0] ?? '', { file, value }] as const] : [];
      }),
    ),
    variables: new Map(
      named('variable').map(({ block }) => [block.labels[0] ?? '', attributeOf(block.body, 'default')?.value] as const),
    ),
  };
}

function declaredIn(file: string, { type: keyword, labels, body, span }: Block): readonly Declared[] {
  const [type, name] = labels;
  if ((keyword !== 'resource' && keyword !== 'data') || type === undefined || name === undefined) return [];
  const data = keyword === 'data';
  return [{ address: `${data ? 'data.' : ''}${type}.${name}`, type, name, data, body, place: { file, span } }];
}

export function attributeOf({ attributes }: Body, name: string): Attribute | undefined {
  return attributes.find((each) => each.name === name);
}

export function textOf(value: Expression | undefined): string | undefined {
  return value?.is === 'literal' && typeof value.value === 'string' ? value.value : undefined;
}

/** `../net` from `envs/prod` is `envs/net`; undefined for a folder outside the input. */
export function localFolder(from: string, source: string): string | undefined {
  return isLocal(source) ? fromFolder(from, source) : undefined;
}

export function isLocal(source: string): boolean {
  return /^\.\.?(?:\/|$)/.test(source);
}
