// Applications and the channels that they send to and receive from: AsyncAPI 2 and 3.
import { codeEntries } from '@linework/core';
import type { Importer } from '../../contract.js';
import { asyncapiCodes } from './codes.js';

const NAMED = /(?:^|\/|[.-])asyncapi[^/]*\.(?:json|ya?ml)$/i;
const KEY = /^[ \t]*(?:\{[ \t]*(?:\r?\n[ \t]*)?)?["']?asyncapi["']?\s*:\s*["']?\d/m;
/** Characters in which the key of the version is looked for. */
const BEGINNING = 20_000;

export const asyncapi: Importer = {
  format: 'asyncapi',
  meaning:
    'Applications with the channels that they send to and receive from: AsyncAPI 2 and 3, one document or several.',
  options: [],
  codes: codeEntries(asyncapiCodes),
  reads: (path) => /\.(?:jsonc?|ya?ml)$/i.test(path) || /(?:^|\/)[^./]+$/.test(path),
  recognises: (files) => {
    const keyed = files.find(({ content }) => KEY.test(content.slice(0, BEGINNING)));
    if (keyed) return { score: 0.95, reason: `${keyed.path} has a version behind 'asyncapi'` };
    const named = files.find(({ path }) => NAMED.test(path));
    return named && { score: 0.5, reason: `${named.path} is named as such a file is` };
  },
  load: async () => (await import('./read.js')).read,
};
