// Compares two sources: in, both; out, what changed between them, in words and as a picture.
import { compareSources, comparisonPicture, comparisonReport } from '@linework/core/on-demand';
import type { Difference } from '@linework/library';
import { type CompareOptions, contextOf, textOf } from './options.js';
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
  const { comparison, svg } = result;
  const { ok, summary, changes, kinds } = comparison;
  return {
    ok,
    same: ok && changes.length === 0,
    summary,
    changes,
    report: comparisonReport(name ?? kinds[1] ?? 'Diagram', summary, changes),
    before: comparison.before,
    after: comparison.after,
    ...(svg === undefined ? {} : { svg }),
  };
}
