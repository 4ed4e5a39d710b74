// Compares two sources: in, both; out, what changed between them, in words and as a picture.
import { compareSources, comparisonPicture, comparisonReport } from '@linework/core/on-demand';
import type { Difference } from '@linework/library';
import { differenceOf, textOf } from '@linework/library/results';
import { type CompareOptions, contextOf } from './options.js';
import { withIcons } from './with-icons.js';

export async function compare(
  before: string,
  after: string,
  { theme, name, ...options }: CompareOptions,
): Promise<Difference> {
  const texts = [textOf(before, 'before'), textOf(after, 'after')] as const;
  const { result } = await withIcons(options, true, async ({ icons }) => {
    const context = contextOf(options, icons);
    const comparison = await compareSources(...texts, context);
    return {
      comparison,
      svg: await comparisonPicture(comparison.marked, theme === 'dark' ? 'dark' : 'light', context),
    };
  });
  return differenceOf(result.comparison, name, result.svg, comparisonReport);
}
