// Ready-made diagrams: patterns as data, filling a pattern with products and values, and finding patterns by words.
export {
  type Filled,
  fillPattern,
  kindOf,
  LONGEST_TEXT,
  parametersOf,
  productsOf,
  rangeOf,
  slotsOf,
  type Wanted,
} from './fill.js';
export { type FoundPattern, findPatterns } from './find/find.js';
export { flavourIn } from './find/flavour.js';
export { patternIndex } from './find/pattern-index.js';
export { FLAVOURS, type Flavour, type Parameter, type Pattern, TOPICS, type Topic } from './pattern.js';
export { patternOf, patterns } from './registry.js';
