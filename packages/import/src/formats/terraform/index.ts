// Terraform and OpenTofu configurations: a root module with its local modules and variable files.
import { CLOUD_OPTIONS } from '../../cloud/options.js';
import type { Importer } from '../../contract.js';

export const terraform: Importer = {
  format: 'terraform',
  meaning: 'Terraform and OpenTofu configurations with their local modules and variable files',
  options: [
    ...CLOUD_OPTIONS,
    {
      name: 'varFiles',
      takes: 'texts',
      most: 20,
      meaning: 'Variable files to apply in this order, in addition to terraform.tfvars and *.auto.tfvars.',
    },
    { name: 'root', takes: 'text', meaning: 'The folder of the root module, if there are several.' },
  ],
  codes: [],
  reads: (path) => /\.(?:tf|tofu|tfvars)$/.test(path),
  names: async () => (await import('./names-files.js')).filesNamed,
  recognises: (files) => {
    const own = files.find(({ path }) => /\.(?:tf|tofu)$/.test(path));
    return own && { score: 0.95, reason: `${own.path} ends in .${own.path.split('.').pop()}` };
  },
  proposing: { subject: 'infrastructure', per: 'project' },
  load: async () => (await import('./read.js')).read,
};
