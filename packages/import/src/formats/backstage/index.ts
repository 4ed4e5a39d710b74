// Backstage: the entities of a software catalog and their relations.
import { codeEntries } from '@linework/core';
import type { Importer } from '../../contract.js';
import { backstageCodes } from './codes.js';

const NAME = /(?:^|\/)catalog-info(?:[.-][\w.-]{1,60})?\.ya?ml$/;
const WRITTEN = /^["']?apiVersion["']?:[ \t]{1,8}["']?(?:[\w-]{1,60}\.){0,4}backstage\.io\//m;
const BEGINNING = 20_000;

export const backstage: Importer = {
  format: 'backstage',
  meaning: 'Backstage catalogs: components, APIs and resources in their systems and domains, or by owner.',
  options: [
    {
      name: 'groupBy',
      takes: ['system', 'owner'],
      meaning: 'What the frames show: systems and domains, or the owning groups.',
    },
    { name: 'noise', takes: ['all'], meaning: 'Also draw locations.' },
  ],
  codes: codeEntries(backstageCodes),
  recognises: (files) => {
    const named = files.find(({ path }) => NAME.test(path));
    if (named) return { score: 0.95, reason: `${named.path} has the name of a catalog file` };
    const written = files.find(({ content }) => WRITTEN.test(content.slice(0, BEGINNING)));
    return written && { score: 0.92, reason: `${written.path} has entities of backstage.io` };
  },
  proposing: { subject: 'catalog', per: 'folder', looksInto: (path) => /\.ya?ml$/.test(path) },
  load: async () => (await import('./read.js')).read,
};
