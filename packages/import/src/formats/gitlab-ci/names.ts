// Which files are GitLab pipelines by their names or beginnings.
import type { ImportFile } from '../../contract.js';

const NAMED = /(?:^|[/.-])gitlab-ci(?:[.-][\w.-]{0,80})?\.ya?ml$/;
const BEGINNING = 20_000;
const OTHERS = /^(?:pipelines|jobs|services|resources|apiVersion|openapi|swagger|AWSTemplateFormatVersion)\s*:/m;

export function isNamedPipeline(path: string): boolean {
  return NAMED.test(path);
}

/** The file that GitLab reads by default. */
export function isMainPipeline(path: string): boolean {
  return /(?:^|\/)\.gitlab-ci\.ya?ml$/.test(path);
}

/** A top-level key with a script, a trigger or a stage directly beneath it. */
export function looksLikePipeline({ path, content }: ImportFile): boolean {
  if (!/\.ya?ml$/.test(path)) return false;
  const beginning = content.slice(0, BEGINNING);
  return (
    /^ {1,8}(?:script|stage|trigger)\s*:/m.test(beginning) && /^[^\s#-]/m.test(beginning) && !OTHERS.test(beginning)
  );
}
