// Patterns as cards: in, words and a flavour; out, the patterns that fit, best first, each filled.
import { fillPattern, findPatterns, type Pattern, patternIndex, patterns } from '@linework/patterns';
import type { PatternCard, WantedPatterns } from './protocol.js';

/** Characters of a request that are read. */
const LONGEST_WORDS = 1_000;

export function patternCards({ words, flavour }: WantedPatterns): readonly PatternCard[] {
  const request = words.trim().slice(0, LONGEST_WORDS);
  const fitting = request === '' ? patterns : findPatterns(patternIndex(), request).map(({ pattern }) => pattern);
  return fitting.flatMap((each) => cardOf(each, flavour));
}

function cardOf(pattern: Pattern, flavour: WantedPatterns['flavour']): readonly PatternCard[] {
  const isFilled = flavour !== undefined && pattern.flavours.includes(flavour);
  const filled = fillPattern(pattern, isFilled ? { flavour } : {});
  const { id, title, description } = pattern;
  return 'source' in filled ? [{ id, title, description, source: filled.source }] : [];
}
