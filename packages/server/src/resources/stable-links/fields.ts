// Fields of stable links in responses.
import type { z as Zod } from 'zod';
import type { Link } from './links.js';

export function linkFields(z: typeof Zod) {
  return z.object({
    id: z.string(),
    alias: z.string(),
    diagramId: z.string(),
    url: z.string(),
    createdAt: z.iso.datetime(),
  });
}

export function asLink(baseUrl: string, { id, alias, diagramId, made: createdAt }: Link) {
  return { id, alias, diagramId, url: `${baseUrl}/s/${alias}`, createdAt: createdAt.toISOString() };
}
