// ARM templates of Azure, with templates that are nested in them or linked and among the files.
import { codeEntries } from '@linework/core';
import { CLOUD_OPTIONS } from '../../cloud/options.js';
import type { Importer } from '../../contract.js';
import { armCodes } from './codes.js';

const BEGINNING = 4_000;

export const arm: Importer = {
  format: 'arm',
  meaning: 'Azure Resource Manager (ARM) templates with their nested templates',
  options: [
    ...CLOUD_OPTIONS,
    { name: 'varFiles', takes: 'texts', most: 20, meaning: 'Parameter files to apply in order.' },
    { name: 'root', takes: 'text', meaning: 'The path of the template to draw, if there are several.' },
  ],
  codes: codeEntries(armCodes),
  reads: (path) => /\.jsonc?$/i.test(path),
  recognises: (files) => {
    const own = files.find(({ content }) =>
      /"[^"]{0,200}deploymentTemplate\.json#?"/i.test(content.slice(0, BEGINNING)),
    );
    return own && { score: 0.95, reason: `${own.path} names the schema of a deployment template` };
  },
  proposing: { subject: 'infrastructure', per: 'file' },
  load: async () => (await import('./read.js')).read,
};
