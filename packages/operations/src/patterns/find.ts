// find_pattern: finds a ready-made diagram for a request in plain words.

import { FLAVOURS, findPatterns, flavourIn, kindOf, patternIndex } from '@linework/patterns';
import { operation } from '../operation.js';
import { patternsTag } from './tag.js';

const LIMIT = 5;
const MOST = 20;

export const findPattern = operation({
  name: 'find_pattern',
  tool: 'find_pattern',
  verb: 'pattern find',
  summary: 'Find a ready-made architecture diagram',
  description:
    'Finds ready-made diagrams, best first: cloud, Kubernetes, data, security, delivery, schemas, states, roadmaps. Search here before you write a known architecture from scratch.',
  http: { method: 'POST', path: '/v1/patterns/find', tag: patternsTag },
  access: 'public',
  effect: 'read',
  refusals: [],
  example: { query: 'retrieval augmented generation on azure' },
  schemas: ({ z }) => ({
    input: z.strictObject({
      query: z.string().min(1).max(1000).describe('What it should show, in plain words.'),
      limit: z.coerce.number().int().min(1).max(MOST).optional(),
    }),
    output: z.object({
      patterns: z
        .array(
          z
            .object({
              id: z.string(),
              title: z.string(),
              description: z.string(),
              kind: z.string().describe('Kind of diagram.'),
              tags: z.array(z.string()),
              use: z.string().describe('When to use it.'),
              avoid: z.string().describe('When not to use it.'),
              flavours: z.array(z.enum(FLAVOURS)).describe('Besides the plain one.'),
            })
            .meta({ id: 'FoundPattern' }),
        )
        .meta({ brief: true }),
      total: z.int().describe('Total number of matches.'),
      flavour: z.enum(FLAVOURS).optional().describe('The flavour that the query names.'),
      next: z.string().describe('What to do next.'),
    }),
  }),
  run: ({ query, limit = LIMIT }) => {
    const hits = findPatterns(patternIndex(), query);
    const patterns = hits.slice(0, limit).map(({ pattern }) => {
      const { id, title, description, tags, use, avoid, flavours } = pattern;
      return { id, title, description, kind: kindOf(pattern), tags, use, avoid, flavours };
    });
    const [best] = patterns;
    const wanted = flavourIn(query);
    const flavour = wanted !== undefined && best?.flavours.includes(wanted) ? wanted : undefined;
    const next =
      best === undefined
        ? 'Nothing was found. Use other words, or write the diagram from the vocabulary.'
        : `Read it with get_pattern ${best.id}${flavour === undefined ? '' : `, flavour ${flavour}`}, or draw it directly with draw_pattern.`;
    return { value: { patterns, total: hits.length, ...(flavour === undefined ? {} : { flavour }), next } };
  },
});
