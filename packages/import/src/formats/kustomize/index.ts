// Kustomizations: bases, overlays and components of a folder, built as kustomize builds them.
import type { Importer } from '../../contract.js';
import { MANIFEST_OPTIONS } from '../../manifests/options.js';
import { kustomizeCodes } from './codes.js';

export const kustomize: Importer = {
  format: 'kustomize',
  meaning: 'Kustomizations with their bases, components, patches and generators, as a cluster would get them',
  options: [
    ...MANIFEST_OPTIONS,
    {
      name: 'root',
      takes: 'text',
      meaning: 'The folder of the kustomization to build, if several are not used by others.',
    },
  ],
  codes: kustomizeCodes,
  names: async () => (await import('./names-files.js')).filesNamed,
  recognises: (files) => {
    const own = files.find(({ path }) => /(?:^|\/)(?:kustomization\.ya?ml|Kustomization)$/.test(path));
    return own && { score: 0.9, reason: `${own.path} is a kustomization` };
  },
  proposing: { subject: 'cluster', per: 'project' },
  load: async () => (await import('./read.js')).read,
};
