// suggest: finds the kind of diagram for a request in plain words.
import { suggest as suggestKinds } from '@linework/core';
import { fillPattern, findPatterns, flavourIn, kindOf, patternIndex } from '@linework/patterns';
import { operation } from '../operation.js';
import { diagramsTag } from './tag.js';

/** Characters. The request states what is wanted; the text is what to draw. */
export const LONGEST_REQUEST = 10_000;
export const LONGEST_TEXT = 200_000;

/** Score of a pattern from which it fits: a phrase of its own, or several of its words. */
const FITS = 40;

export const suggest = operation({
  name: 'suggest',
  tool: 'suggest_diagram',
  verb: 'suggest',
  summary: 'Choose the diagram kind for a request',
  description:
    'Suggests which kind fits a request in plain words, with a starter source that has the names of the request. If you already know the kind, read get_vocabulary instead.',
  http: { method: 'POST', path: '/v1/diagrams/suggest', tag: diagramsTag },
  access: { feature: 'drawing', scope: 'draw' },
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
              skeleton: z.string().describe('A valid source of the kind to start from, with the names of the request.'),
              vocabulary: z.string().describe('Path of the vocabulary of the kind.'),
            })
            .meta({ id: 'Suggestion' }),
        )
        .describe('One to three, best first.'),
      next: z.string().describe('What to do next.'),
    }),
  }),
  run: async ({ request, text }, { icons }) => {
    const { confidence, named, suggestions } = await suggestKinds(request, text, icons.product);
    const [best] = suggestions;
    const started = best && patternFor(request, best.kind, named);
    return {
      value: {
        confidence,
        suggestions: suggestions.map((each) => ({
          ...each,
          skeleton: each === best ? (started ?? each.skeleton) : each.skeleton,
          vocabulary: `/v1/vocabulary?kind=${each.kind}`,
        })),
        next: nextOf(confidence, best?.kind ?? ''),
      },
    };
  },
});

/** A pattern that the request clearly means, unless the request names its own parts. */
function patternFor(request: string, kind: string, named: readonly string[]): string | undefined {
  if (named.length > 1) return undefined;
  const [best] = findPatterns(patternIndex(), request);
  if (best === undefined || best.score < FITS || kindOf(best.pattern) !== kind) return undefined;
  const flavour = flavourIn(request);
  const filled = fillPattern(best.pattern, {
    flavour: flavour !== undefined && best.pattern.flavours.includes(flavour) ? flavour : undefined,
    parameters: {},
  });
  if ('problem' in filled) return undefined;
  const written = filled.source.toLowerCase();
  return named.every((each) => written.includes(each.toLowerCase())) ? filled.source : undefined;
}

function nextOf(confidence: string, kind: string): string {
  return confidence === 'guess'
    ? 'Describe what the picture should show: steps, messages, parts, numbers, dates or states.'
    : `Read the vocabulary of ${kind}, put your own lines into the skeleton, and draw it.`;
}
