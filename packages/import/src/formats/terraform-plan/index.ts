// The output of `terraform show -json` for a plan.
import { CLOUD_OPTIONS } from '../../cloud/options.js';
import type { Importer } from '../../contract.js';

export const terraformPlan: Importer = {
  format: 'terraform-plan',
  meaning: 'Terraform plans as terraform show -json prints them, with the planned action of each resource',
  options: CLOUD_OPTIONS,
  codes: [],
  reads: (path) => /\.json$/i.test(path) || !path.includes('.'),
  recognises: (files) => {
    const own = files.find(({ content }) => isPlan(content));
    return own && { score: 0.97, reason: `${own.path} has the planned values of a Terraform plan` };
  },
  proposing: { subject: 'infrastructure', per: 'file' },
  load: async () => (await import('./read.js')).read,
};

/** Either of the keys that no other JSON has, near the beginning or the version before it. */
function isPlan(content: string): boolean {
  if (!/^\s*\{/.test(content.slice(0, 1_000))) return false;
  return (
    /"(?:planned_values|resource_changes)"\s*:/.test(content) &&
    /"(?:format_version|terraform_version)"\s*:/.test(content)
  );
}
