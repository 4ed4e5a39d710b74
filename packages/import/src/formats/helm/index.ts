// Helm charts: their templates rendered with their values, as `helm template` renders them.
import type { Importer } from '../../contract.js';
import { MANIFEST_OPTIONS } from '../../manifests/options.js';

export const helm: Importer = {
  format: 'helm',
  meaning: 'Helm charts with their subcharts, rendered with their values as a cluster would get them',
  options: [
    ...MANIFEST_OPTIONS,
    {
      name: 'varFiles',
      takes: 'texts',
      most: 20,
      meaning: 'Values files to apply over values.yaml, in this order, like helm --values.',
    },
    { name: 'root', takes: 'text', meaning: 'The folder of the chart to render, if there are several.' },
  ],
  codes: [],
  // A chart is rendered whole, or not at all.
  needs: () => true,
  recognises: (files) => {
    const own = files.find(({ path }) => /(?:^|\/)Chart\.ya?ml$/.test(path));
    return own && { score: 0.95, reason: `${own.path} is a chart file` };
  },
  proposing: { subject: 'chart', per: 'project' },
  load: async () => (await import('./read.js')).read,
};
