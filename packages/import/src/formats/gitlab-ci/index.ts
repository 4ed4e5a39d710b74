// GitLab CI: the jobs of a pipeline in the frames of their stages, and their dependencies.
import { codeEntries } from '@linework/core';
import type { Importer } from '../../contract.js';
import { gitlabCodes } from './codes.js';
import { isMainPipeline, isNamedPipeline, looksLikePipeline } from './names.js';

export const gitlabCi: Importer = {
  format: 'gitlab-ci',
  specified: 'hostb-ci',
  meaning: 'GitLab CI: jobs in the frames of their stages, with needs, child pipelines and other projects.',
  options: [
    {
      name: 'noise',
      takes: ['all'],
      meaning: 'Also draw templates that jobs extend, and included files that were not given.',
    },
  ],
  codes: codeEntries(gitlabCodes),
  reads: (path) => /\.ya?ml$/.test(path),
  names: async () => (await import('./names-files.js')).filesNamed,
  recognises: (files) => {
    const named = files.find(({ path }) => isNamedPipeline(path));
    if (named) return { score: 0.95, reason: `${named.path} has the name of a GitLab pipeline` };
    const written = files.find(looksLikePipeline);
    return written && { score: 0.5, reason: `${written.path} has jobs with scripts or stages at the top level` };
  },
  proposing: { subject: 'pipeline', per: 'file', isWhole: isMainPipeline },
  load: async () => (await import('./read.js')).read,
};
