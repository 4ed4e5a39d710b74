// Every way in with every kind bound: what the package exports, and what tests call. The rooms take the kinds they are to know,
// so that only check.ts, draw.ts and this file load all of them; on-demand.ts is the same with one kind.
import type { Context } from './check-cut.js';
import * as comparing from './compare/compare-sources.js';
import * as comparisons from './compare/picture.js';
import * as editing from './edit/edit-source.js';
import type { EditOperation } from './edit/operation.js';
import { kinds } from './kinds/registry.js';
import * as fixing from './source/autofix.js';
import * as formatting from './source/format.js';
import type { ProductOf } from './suggest/named/contract.js';
import * as suggesting from './suggest/suggest.js';
import * as words from './vocabulary/data.js';
import * as texts from './vocabulary/text.js';

export function formatSource(text: string): string {
  return formatting.formatSource(text, kinds);
}

export function autofix(text: string, context: Context, mode?: fixing.FixMode): fixing.AutofixResult {
  return fixing.autofix(text, context, kinds, mode);
}

export function editSource(text: string, operations: readonly EditOperation[], context: Context): editing.EditResult {
  return editing.editSource(text, operations, context, kinds);
}

export function compareSources(before: string, after: string, context: Context): comparing.Comparison {
  return comparing.compareSources(before, after, context, kinds);
}

export function comparisonPicture(
  marked: readonly string[],
  scheme: 'light' | 'dark',
  context: Context,
): string | undefined {
  return comparisons.comparisonPicture(marked, scheme, context, kinds);
}

export function vocabulary(): words.Vocabulary {
  return words.vocabulary(kinds);
}

export function automaticWords(): words.AutomaticWords {
  return words.automaticWords(kinds);
}

export function kindVocabulary(name: string): words.KindWords | undefined {
  return words.kindVocabulary(name, kinds);
}

export function kindText(name: string, size: texts.VocabularySize): string | undefined {
  return texts.kindText(name, size, kinds);
}

/** The whole language on one page. */
export function languageText(): string {
  return texts.languageText(kinds);
}

/** `product`: the icon of the product that a label names. */
export function suggest(
  request: string,
  text = '',
  product: ProductOf = () => undefined,
): Promise<suggesting.Suggested> {
  return suggesting.suggest(request, text, product, kinds);
}
