// Bitbucket Pipelines: the steps of each pipeline in order, by trigger.
import { codeEntries } from '@linework/core';
import type { Importer } from '../../contract.js';
import { bitbucketCodes } from './codes.js';
import { isNamedPipelines } from './files.js';

const BEGINNING = 20_000;

export const bitbucketPipelines: Importer = {
  format: 'bitbucket-pipelines',
  meaning: 'Bitbucket Pipelines: steps in the frames of their pipelines, stages and parallel groups.',
  options: [],
  codes: codeEntries(bitbucketCodes),
  reads: (path) => /\.ya?ml$/.test(path),
  recognises: (files) => {
    const named = files.find(({ path }) => isNamedPipelines(path));
    if (named) return { score: 0.95, reason: `${named.path} has the name of a Bitbucket pipeline` };
    const written = files.find(({ path, content }) => {
      const beginning = content.slice(0, BEGINNING);
      return (
        /\.ya?ml$/.test(path) &&
        /^pipelines:/m.test(beginning) &&
        /^\s{0,40}- (?:step|parallel|stage):/m.test(beginning)
      );
    });
    return written && { score: 0.9, reason: `${written.path} has pipelines with steps` };
  },
  proposing: { subject: 'pipeline', per: 'file', isWhole: isNamedPipelines },
  load: async () => (await import('./read.js')).read,
};
