// suggest: which kind of diagram a request in plain words asks for.
import { suggest as suggestKinds } from '@linework/core';
import { operation } from '../operation.js';
import { diagramsTag } from './tag.js';

/** Characters. A request says what is wanted; what is to be drawn is the text. */
export const LONGEST_REQUEST = 10_000;
export const LONGEST_TEXT = 200_000;

export const suggest = operation({
  name: 'suggest',
  tool: 'suggest_diagram',
  verb: 'suggest',
  summary: 'Choose the diagram kind for a request',
  description:
    'Which kind fits a request in plain words, with a source to start from. For when the kind is open; where it is known, read get_vocabulary.',
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
        .describe('What the picture should show, as its reader said it.'),
      text: z.string().max(LONGEST_TEXT).optional().describe('What is to be drawn: prose, code, a log.'),
    }),
    output: z.object({
      confidence: z
        .enum(['clear', 'likely', 'guess'])
        .describe('clear: no other kind comes near; guess: the words speak for none.'),
      suggestions: z
        .array(
          z
            .object({
              kind: z.string(),
              reason: z.string().describe('What the kind shows, and the words of the request that ask for it.'),
              lacks: z.array(z.string()).describe('What the diagram needs and the words do not say.'),
              skeleton: z.string().describe('A valid source of the kind to start from.'),
              vocabulary: z.string().describe('Where to read what may be written in the kind.'),
            })
            .meta({ id: 'Suggestion' }),
        )
        .describe('One to three, best first.'),
      next: z.string().describe('What to do with them.'),
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
    ? 'Say what the picture should show: steps, messages, parts, numbers, dates or states.'
    : `Read the vocabulary of ${kind}, put your own lines into the skeleton, and draw it.`;
}
