// The index of every pattern, built on first use and cached.
import { patterns } from '../registry.js';
import { indexPatterns, type PatternIndex } from './index-words.js';

let kept: PatternIndex | undefined;

export function patternIndex(): PatternIndex {
  kept ??= indexPatterns(patterns);
  return kept;
}
