// Helm charts: their templates rendered with their values, as `helm template` does it.
import type { Importer } from '../../contract.js';
import { MANIFEST_OPTIONS } from '../../manifests/options.js';

export const helm: Importer = {
  format: 'helm',
  meaning: 'Helm charts with the charts below them, rendered with their values as a cluster would get them',
  options: [
    ...MANIFEST_OPTIONS,
    {
      name: 'varFiles',
      takes: 'texts',
      meaning: 'Values files over values.yaml, in the order they apply, as helm takes them with --values.',
    },
    { name: 'root', takes: 'text', meaning: 'The folder of the chart to render, where the files hold several.' },
  ],
  codes: [],
  recognises: (files) => {
    const own = files.find(({ path }) => /(?:^|\/)Chart\.ya?ml$/.test(path));
    return own && { score: 0.95, reason: `${own.path} is a chart` };
  },
  load: async () => (await import('./read.js')).read,
};
