// suggest: finds the kind of diagram for a request in plain words.
import { suggest as suggestKinds } from '@linework/core';
import { operation } from '../operation.js';
import { diagramsTag } from './tag.js';

/** Characters. The request states what is wanted; the text is what to draw. */
export const LONGEST_REQUEST = 10_000;
export const LONGEST_TEXT = 200_000;

export const suggest = operation({
  name: 'suggest',
  tool: 'suggest_diagram',
  verb: 'suggest',
  summary: 'Choose the diagram kind for a request',
  description:
    'Suggests which kind fits a request in plain words, with a starter source. If you already know the kind, read get_vocabulary instead.',
  http: { method: 'POST', path: '/v1/diagrams/suggest', tag: diagramsTag },
  access: 'pro',
  effect: 'read',
  refusals: [],
  example: { request: 'Which states can an order be in, and what moves it on?' },
  schemas: ({ z }) => ({
    input: z.strictObject({
      request: z
        .string()
        .trim()
        .min(1)
        .max(LONGEST_REQUEST)
        .describe("What the picture should show, in the reader's own words."),
      text: z.string().max(LONGEST_TEXT).optional().describe('What to draw: prose, code, a log.'),
    }),
    output: z.object({
      confidence: z
        .enum(['clear', 'likely', 'guess'])
        .describe('clear: no other kind comes close; guess: the words suggest no kind.'),
      suggestions: z
        .array(
          z
            .object({
              kind: z.string(),
              reason: z.string().describe('What the kind shows, and the words of the request that suggest it.'),
              lacks: z.array(z.string()).describe('What the diagram needs but the words do not say.'),
              skeleton: z.string().describe('A valid starter source of the kind.'),
              vocabulary: z.string().describe('Path of the vocabulary of the kind.'),
            })
            .meta({ id: 'Suggestion' }),
        )
        .describe('One to three, best first.'),
      next: z.string().describe('What to do next.'),
    }),
  }),
  run: async ({ request, text }) => {
    const { confidence, suggestions } = await suggestKinds(request, text);
    const [best] = suggestions;
    return {
      value: {
        confidence,
        suggestions: suggestions.map((each) => ({ ...each, vocabulary: `/v1/vocabulary?kind=${each.kind}` })),
        next: nextOf(confidence, best?.kind ?? ''),
      },
    };
  },
});

function nextOf(confidence: string, kind: string): string {
  return confidence === 'guess'
    ? 'Describe what the picture should show: steps, messages, parts, numbers, dates or states.'
    : `Read the vocabulary of ${kind}, put your own lines into the skeleton, and draw it.`;
}
