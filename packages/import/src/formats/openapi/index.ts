// Descriptions of HTTP interfaces: OpenAPI 3 and Swagger 2.
import { codeEntries } from '@linework/core';
import type { Importer } from '../../contract.js';
import { openapiCodes } from './codes.js';

const NAMED = /(?:^|\/)(?:openapi|swagger)[^/]*\.(?:json|ya?ml)$/i;
const KEY = /^[ \t]*(?:\{[ \t]*(?:\r?\n[ \t]*)?)?["']?(openapi|swagger)["']?\s*:\s*["']?[\d.]/m;
/** Characters that are searched for the version key. */
const BEGINNING = 20_000;

export const openapi: Importer = {
  format: 'openapi',
  aliases: ['swagger'],
  meaning: 'OpenAPI 3.x and Swagger 2.0 descriptions of HTTP interfaces, in JSON or YAML, from one or more files.',
  options: [
    {
      name: 'view',
      takes: ['endpoints', 'map', 'sequence'],
      meaning:
        'What to draw: operations by tag or path, the schemas that they take and return, or one operation as messages.',
    },
    {
      name: 'operationId',
      takes: 'text',
      longest: 200,
      meaning: 'The operation to show as a sequence, by its id or as GET /planets.',
    },
    { name: 'paths', takes: 'texts', longest: 200, meaning: 'Only operations whose path begins with one of these.' },
    { name: 'tags', takes: 'texts', longest: 200, meaning: 'Only operations with one of these tags.' },
    {
      name: 'noise',
      takes: ['all'],
      meaning: 'In a map, also draw schemas that only errors return, and named plain values.',
    },
  ],
  codes: codeEntries(openapiCodes),
  reads: (path) => /\.(?:jsonc?|ya?ml)$/i.test(path) || /(?:^|\/)[^./]+$/.test(path),
  names: async () => (await import('../../reading/names-files.js')).filesNamed,
  recognises: (files) => {
    for (const { path, content } of files) {
      const key = KEY.exec(content.slice(0, BEGINNING))?.[1];
      if (key !== undefined) return { score: 0.95, reason: `${path} has a '${key}' version` };
    }
    const named = files.find(({ path }) => NAMED.test(path));
    return named && { score: 0.5, reason: `${named.path} has the name of an OpenAPI file` };
  },
  proposing: { subject: 'api', per: 'file' },
  load: async () => (await import('./read.js')).read,
};
