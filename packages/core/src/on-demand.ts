// The same as every-kind.ts, but loads only the kind of the source: for a browser, and for a command that handles one file.
import type { Context } from './check-cut.js';
import * as comparing from './compare/compare-sources.js';
import * as comparisons from './compare/picture.js';
import * as editing from './edit/edit-source.js';
import * as forms from './edit/form.js';
import type { EditOperation } from './edit/operation.js';
import type { Grammar } from './grammar/table.js';
import { plainLoaders } from './kinds/loaders.js';
import { kindsFor, kindsOf } from './kinds/on-demand.js';
import * as fixing from './source/autofix.js';
import * as formatting from './source/format.js';
import * as words from './vocabulary/data.js';
import * as texts from './vocabulary/text.js';

export { comparisonReport } from './compare/report.js';
export { compose, draw, drawText, outline, validate } from './draw-on-demand.js';
export type { FormField, StatementForm } from './edit/form.js';

export async function formatSource(text: string): Promise<string> {
  return formatting.formatSource(text, await kindsOf(text));
}

export async function autofix(text: string, context: Context, mode?: fixing.FixMode): Promise<fixing.AutofixResult> {
  return fixing.autofix(text, context, await kindsOf(text), mode);
}

export async function editSource(
  text: string,
  operations: readonly EditOperation[],
  context: Context,
): Promise<editing.EditResult> {
  return editing.editSource(text, operations, context, await kindsOf(text));
}

/** `at`: offset of a statement in UTF-16 units. Undefined if there is none, or if a line can't be parsed. */
export async function statementForm(text: string, at: number): Promise<forms.StatementForm | undefined> {
  return forms.statementForm(text, at, await kindsOf(text));
}

export async function compareSources(before: string, after: string, context: Context): Promise<comparing.Comparison> {
  return comparing.compareSources(before, after, context, await kindsOf(before, after));
}

export async function comparisonPicture(
  marked: readonly string[],
  scheme: 'light' | 'dark',
  context: Context,
): Promise<string | undefined> {
  return comparisons.comparisonPicture(marked, scheme, context, await kindsOf(...marked));
}

export async function kindVocabulary(name: string): Promise<words.KindWords | undefined> {
  return words.kindVocabulary(name, await kindsFor(name));
}

export async function kindText(name: string, size: texts.VocabularySize): Promise<string | undefined> {
  return texts.kindText(name, size, await kindsFor(name));
}

/** The table of a kind as data, and the same in words. */
export interface KindTables {
  readonly grammar: Grammar;
  readonly words: words.KindWords;
}

/** Undefined if no kind has the name. Loads no repairs of other languages. */
export async function kindTables(name: string): Promise<KindTables | undefined> {
  const load = Object.hasOwn(plainLoaders, name) ? plainLoaders[name] : undefined;
  if (load === undefined) return undefined;
  const { grammar } = await load();
  return { grammar, words: words.wordsOf(grammar) };
}
