// A beginning for a request in words: in, the request; out, up to three kinds with a source to start from, and the patterns that fit.
import { suggest } from '@linework/core';
import { flavourIn } from '@linework/patterns';
import { patternCards } from './pattern-cards.js';
import type { Proposals } from './protocol.js';
import type { WithIcons } from './with-icons.js';

const LONGEST_REQUEST = 10_000;
const MOST_PATTERNS = 6;

export async function proposalsFor(request: string, withIcons: WithIcons): Promise<Proposals> {
  const words = request.slice(0, LONGEST_REQUEST);
  const { confidence, suggestions } = await withIcons((icons) => suggest(words, undefined, icons.product));
  const flavour = flavourIn(words);
  return {
    isGuess: confidence === 'guess',
    proposals: suggestions.map(({ kind, reason, lacks, skeleton }) => ({ kind, reason, lacks, source: skeleton })),
    patterns: patternCards({ words, ...(flavour === undefined ? {} : { flavour }) }).slice(0, MOST_PATTERNS),
  };
}
