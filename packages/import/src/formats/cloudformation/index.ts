// CloudFormation and SAM templates, in YAML or JSON, including nested ones.
import { CLOUD_OPTIONS } from '../../cloud/options.js';
import type { Importer } from '../../contract.js';
import { isTemplate } from './template.js';

export const cloudformation: Importer = {
  format: 'cloudformation',
  meaning: 'CloudFormation and SAM templates, including nested ones',
  options: [
    ...CLOUD_OPTIONS,
    {
      name: 'root',
      takes: 'text',
      meaning: 'The path of the template to draw, with those that it nests, if there are several.',
    },
  ],
  codes: [],
  reads: (path) => /\.(?:ya?ml|json|template|yml\.txt)$/i.test(path),
  recognises: (files) => {
    const own = files.find(({ content }) => isTemplate(content));
    return own && { score: 0.95, reason: `${own.path} has the resources of a CloudFormation template` };
  },
  proposing: { subject: 'infrastructure', per: 'file' },
  load: async () => (await import('./read.js')).read,
};
