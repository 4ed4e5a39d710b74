// Bicep files of Azure, with the local modules that they use.
import { codeEntries } from '@linework/core';
import { CLOUD_OPTIONS } from '../../cloud/options.js';
import type { Importer } from '../../contract.js';
import { bicepCodes } from './codes.js';

export const bicep: Importer = {
  format: 'bicep',
  meaning: 'Bicep files with their local modules',
  options: [
    ...CLOUD_OPTIONS,
    { name: 'varFiles', takes: 'texts', most: 20, meaning: 'Parameter files to apply in order: .bicepparam or JSON.' },
    { name: 'root', takes: 'text', meaning: 'The path of the file to draw, if several are not used by others.' },
  ],
  codes: codeEntries(bicepCodes),
  reads: (path) => /\.bicep(?:param)?$|parameters[^/]*\.jsonc?$/i.test(path),
  names: async () => (await import('./names-files.js')).filesNamed,
  recognises: (files) => {
    const own = files.find(({ path }) => path.endsWith('.bicep'));
    return own && { score: 0.95, reason: `${own.path} ends in .bicep` };
  },
  proposing: { subject: 'infrastructure', per: 'project' },
  load: async () => (await import('./read.js')).read,
};
