// The file that a workspace starts with: in, the files; out, the one that no other includes or extends, preferably a
// workspace.dsl.
import type { FileSet, ImportFile } from '../../contract.js';
import { besideFile } from '../../reading/paths.js';

const BEGINNING = 200_000;

export function isWorkspace({ path, content }: ImportFile): boolean {
  if (/\.dsl$/i.test(path)) return /^[ \t\uFEFF]*workspace\b[^\n{]*\{/im.test(content.slice(0, BEGINNING));
  if (!/\.json$/i.test(path)) return false;
  const start = content.slice(0, BEGINNING);
  return (
    /"model"\s*:/.test(start) &&
    /"(?:softwareSystems|people|deploymentNodes|systemLandscapeViews|systemContextViews)"\s*:/.test(start)
  );
}

export function rootFile(files: FileSet): ImportFile | undefined {
  const own = files.filter(isWorkspace);
  const named = new Set(files.flatMap(({ path, content }) => writtenIn(content).map((name) => besideFile(path, name))));
  const free = own.filter(({ path }) => !named.has(path));
  const all = free.length > 0 ? free : own.length > 0 ? own : files.filter(({ path }) => /\.(?:dsl|json)$/i.test(path));
  return all.find(({ path }) => /(?:^|\/)workspace\.dsl$/i.test(path)) ?? all[0];
}

/** The paths and folders that a workspace in the DSL includes or extends, as written. */
export function writtenIn(content: string): readonly string[] {
  const matches = content.matchAll(/(?:!include|\bextends)[ \t]+(?:"([^"\n]{1,300})"|([^\s"{]{1,300}))/gi);
  return [...matches].map(([, quoted, plain = '']) => quoted ?? plain).filter((each) => !/^https?:/i.test(each));
}
