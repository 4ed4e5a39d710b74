// Azure Pipelines: stages in order, with their jobs and deployments, environments and templates.
import type { Importer } from '../../contract.js';

const NAMED = /(?:^|\/)[\w.-]{0,60}azure-pipelines?[\w.-]{0,60}\.ya?ml$/;
const BEGINNING = 20_000;
const OTHERS = /^(?:on|apiVersion|image|pipelines|services|openapi|swagger)\s*:/m;

export const azurePipelines: Importer = {
  format: 'azure-pipelines',
  specified: 'hostc-pipelines',
  meaning:
    'Azure Pipelines: jobs and deployments in the frames of their stages, in order, with environments and templates.',
  options: [],
  codes: [],
  reads: (path) => /\.ya?ml$/.test(path),
  names: async () => (await import('./names-files.js')).filesNamed,
  recognises: (files) => {
    const named = files.find(({ path }) => NAMED.test(path));
    if (named) return { score: 0.95, reason: `${named.path} has the name of an Azure pipeline` };
    const written = files.find(({ path, content }) => /\.ya?ml$/.test(path) && looksLikePipeline(content));
    return (
      written && { score: 0.6, reason: `${written.path} has stages, jobs or steps as Azure Pipelines writes them` }
    );
  },
  proposing: { subject: 'pipeline', per: 'file', isWhole: (path) => NAMED.test(path) },
  load: async () => (await import('./read.js')).read,
};

function looksLikePipeline(content: string): boolean {
  const beginning = content.slice(0, BEGINNING);
  const marked = /^ {0,12}- (?:stage|job|deployment|task|template)\s*:/m.test(beginning);
  return (
    !OTHERS.test(beginning) &&
    (marked || /^pool\s*:/m.test(beginning)) &&
    /^(?:stages|jobs|steps|extends)\s*:/m.test(beginning)
  );
}
