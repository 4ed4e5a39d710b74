// Several programs in one set of files: in, the files; out, those of each program, and one deployment with a frame for each.
import type { Deployment } from '../../cloud/contract.js';
import type { FileSet } from '../../contract.js';
import { byCodeUnit } from '../../ids.js';
import { folderOf } from '../../reading/paths.js';
import { isProjectFile } from './kinds.js';

interface ProgramFiles {
  readonly folder: string;
  readonly files: FileSet;
}

/** A folder with a project file is a program. Files outside all of them can be used by each. */
export function programsIn(files: FileSet): readonly ProgramFiles[] {
  const projects = new Set(files.flatMap(({ path }) => (isProjectFile(path) ? [folderOf(path)] : [])));
  if (projects.size < 2) return [{ folder: [...projects][0] ?? '', files }];
  const folders = [...projects].toSorted(byCodeUnit);
  const holder = (path: string): string | undefined =>
    folders.filter((each) => each === '' || path.startsWith(`${each}/`)).at(-1);
  return folders.map((folder) => ({
    folder,
    files: files.filter(({ path }) => (holder(path) ?? folder) === folder),
  }));
}

/** External names begin with the folder of their program. */
export function together(
  programs: readonly { readonly folder: string; readonly deployment: Deployment }[],
): Deployment {
  const parts = programs.map(({ folder, deployment: { resources, references, modules, leftOut, whole, title } }) => {
    const root = folder || '.';
    const named = (external: string): string => `${root}:${external}`;
    const place = whole ?? resources[0]?.place ?? { file: folder, span: { start: 0, end: 0 } };
    return {
      root,
      resources: resources.map((each) => ({
        ...each,
        external: named(each.external),
        module: each.module === undefined ? root : named(each.module),
      })),
      references: references.map((each) => ({ ...each, from: named(each.from), to: named(each.to) })),
      modules: [
        { external: root, name: title ?? folder.split('/').at(-1) ?? root, place },
        ...modules.map((each) => ({
          ...each,
          external: named(each.external),
          within: each.within === undefined ? root : named(each.within),
        })),
      ],
      leftOut: leftOut.map((each) => ({ ...each, external: named(each.external) })),
    };
  });
  return {
    title: 'Programs',
    resources: parts.flatMap((each) => each.resources),
    references: parts.flatMap((each) => each.references),
    modules: parts.flatMap((each) => each.modules),
    roots: parts.map(({ root }) => root),
    leftOut: parts.flatMap((each) => each.leftOut),
    diagnostics: programs.flatMap(({ deployment: { diagnostics } }) => diagnostics),
  };
}
