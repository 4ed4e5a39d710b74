// The index of every pattern, built on first use and cached.
import { patterns } from '../registry.js';
import { indexPatterns, type PatternIndex } from './index-words.js';

let index: PatternIndex | undefined;

export function patternIndex(): PatternIndex {
  index ??= indexPatterns(patterns);
  return index;
}
