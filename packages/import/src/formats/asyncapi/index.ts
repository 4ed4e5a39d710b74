// Applications and the channels that they use: AsyncAPI 2 and 3.
import { codeEntries } from '@linework/core';
import type { Importer } from '../../contract.js';
import { asyncapiCodes } from './codes.js';

const NAMED = /(?:^|\/|[.-])asyncapi[^/]*\.(?:json|ya?ml)$/i;
const KEY = /^[ \t]*(?:\{[ \t]*(?:\r?\n[ \t]*)?)?["']?asyncapi["']?\s*:\s*["']?\d/m;
/** Characters that are searched for the version key. */
const BEGINNING = 20_000;

export const asyncapi: Importer = {
  format: 'asyncapi',
  meaning:
    'AsyncAPI 2 and 3: applications with the channels that they send to and receive from, from one or more documents.',
  options: [],
  codes: codeEntries(asyncapiCodes),
  reads: (path) => /\.(?:jsonc?|ya?ml)$/i.test(path) || /(?:^|\/)[^./]+$/.test(path),
  names: async () => (await import('../../reading/names-files.js')).filesNamed,
  recognises: (files) => {
    const keyed = files.find(({ content }) => KEY.test(content.slice(0, BEGINNING)));
    if (keyed) return { score: 0.95, reason: `${keyed.path} has an 'asyncapi' version` };
    const named = files.find(({ path }) => NAMED.test(path));
    return named && { score: 0.5, reason: `${named.path} has the name of an AsyncAPI file` };
  },
  proposing: { subject: 'events', per: 'folder' },
  load: async () => (await import('./read.js')).read,
};
