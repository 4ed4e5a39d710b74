// Which of the given files are pipelines: by name or, if none has such a name, those that contain pipelines.
import type { FileSet, ImportFile } from '../../contract.js';

export function isNamedPipelines(path: string): boolean {
  return /(?:^|[/.-])bitbucket-pipelines(?:[.-][\w.-]{0,80})?\.ya?ml$/.test(path);
}

export function pipelineFiles(files: FileSet): readonly ImportFile[] {
  const named = files.filter(({ path }) => isNamedPipelines(path));
  if (named.length > 0) return named;
  const written = files.filter(({ content }) => /^["']?pipelines["']?\s{0,20}:/m.test(content));
  return written.length > 0 ? written : files;
}
