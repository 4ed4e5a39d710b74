// Shared handling of items in other languages. In, the line and the item meant; out, the repair.
import { answered, report, written } from '../../../syntax/habits/answer.js';
import type { HabitLine, RepairedLine } from '../../../syntax/habits/habit-line.js';
import { itemLine, type MeantItem } from './item-line.js';
import type { ListedItem } from './list-items.js';
import type { TailedItem } from './tail.js';

/** Text after a label is dropped, or becomes its small text. */
export function answerTail(line: HabitLine, { opens }: TailedItem, item: MeantItem): RepairedLine | undefined {
  const statement = itemLine(item);
  if (opens === undefined) return written(line, 'E125', { statements: [statement], safe: true });
  return answered(line, { statements: [statement], safe: true }, (span, fix) =>
    report('E116', span, { found: opens, instead: statement }, fix),
  );
}

/** A list item, and above it the heading that is a comment here. `root`: its label. */
export function answerListed(
  line: HabitLine,
  { depth, root }: ListedItem,
  item: MeantItem,
  rootLabel: string | undefined,
): RepairedLine | undefined {
  const own = itemLine(item, depth);
  if (root === undefined || rootLabel === undefined) return written(line, 'E125', { statements: [own], safe: true });
  return written(line, 'E125', {
    statements: [itemLine({ label: rootLabel }), own],
    safe: true,
    span: { start: root.start, end: line.span.end },
  });
}
