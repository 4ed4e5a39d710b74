// CDK applications as `cdk synth` writes them: the folder cdk.out with its manifest, templates and construct tree.
import { CLOUD_OPTIONS } from '../../cloud/options.js';
import type { Importer } from '../../contract.js';

export const cdk: Importer = {
  format: 'cdk',
  meaning: 'CDK applications as cdk synth writes them: cdk.out with its manifest and templates',
  options: [
    ...CLOUD_OPTIONS,
    { name: 'root', takes: 'text', meaning: 'The id of the stack to draw, if there are several.' },
    {
      name: 'depth',
      takes: ['0', '1', '2', '3'],
      meaning: 'How many levels of constructs below a stack are frames. The default is 1.',
    },
  ],
  codes: [],
  reads: (path) => /(?:^|\/)(?:cdk\.out|[^/]+\.json)$/.test(path),
  recognises: (files) => {
    const own = files.find(
      ({ path, content }) =>
        /(?:^|\/)manifest\.json$/.test(path) &&
        /"(?:aws:cloudformation:stack|cdk:tree)"/.test(content.slice(0, 200_000)),
    );
    return own && { score: 0.97, reason: `${own.path} is the manifest of a CDK application` };
  },
  proposing: { subject: 'infrastructure', per: 'project' },
  load: async () => (await import('./read.js')).read,
};
