// Builds the model of a tally from checked statements, and reports what the statement table cannot check.
import type { Diagnostic, Outcome } from '../../../diagnostics/report.js';
import { type Checked, textOf, valueText } from '../../../grammar/entry.js';
import type { Tone } from '../../../scene/scene.js';
import { described, toneOf } from '../../entry-meaning.js';
import type { BuildContext } from '../../kind.js';
import { report } from './codes.js';

export interface Slice {
  readonly label: string;
  readonly share: number;
  readonly tone: Tone;
  readonly desc?: string;
}

export interface TallyModel {
  readonly title?: string;
  readonly desc?: string;
  readonly slices: readonly Slice[];
  readonly sum: number;
}

export function buildTally(checked: Checked, { whole }: BuildContext): Outcome<TallyModel> {
  const diagnostics: Diagnostic[] = [];
  const lines = new Map<string, number>();
  const slices = checked.entries.flatMap((entry): readonly Slice[] => {
    if (entry.shape !== 'row') return [];
    const [label] = entry.cells.get('label') ?? [];
    const [share] = entry.cells.get('share') ?? [];
    if (!label || share?.type !== 'number') return [];
    const text = valueText(label);
    const line = lines.get(text);
    if (line !== undefined) diagnostics.push(report('E490', label.span, { label: text, line }));
    else lines.set(text, entry.statement.line);
    const { desc } = described(entry);
    return [
      { label: text, share: share.value, tone: toneOf(entry) ?? 'neutral', ...(desc === undefined ? {} : { desc }) },
    ];
  });
  const sum = slices.reduce((all, each) => all + each.share, 0);
  if (whole && slices.length > 0 && sum === 0) diagnostics.push(report('E491', checked.header.span, {}));
  const title = checked.header.title?.value;
  const desc = textOf(checked.header, 'desc');
  const value: TallyModel = {
    ...(title === undefined ? {} : { title }),
    ...(desc === undefined ? {} : { desc }),
    slices,
    sum,
  };
  return { value, diagnostics };
}
