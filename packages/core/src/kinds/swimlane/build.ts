// Builds the model of a swimlane from checked statements, and reports what the statement table cannot check.
import type { Diagnostic, Outcome } from '../../diagnostics/report.js';
import { type Checked, textOf } from '../../grammar/entry.js';
import type { Direction } from '../../layout/graph.js';
import { namedMeaning, titled } from '../entry-meaning.js';
import type { BuildContext } from '../kind.js';
import { lineReader, sensesToName } from '../lines.js';
import { nodeMeaning } from '../node-meaning.js';
import { sideNote } from '../note-meaning.js';
import { type Declared, declared, placedEntries } from '../placed-entries.js';
import { checkProcess } from './check.js';
import type { Step, SwimlaneModel } from './model.js';

const DIRECTIONS: readonly Direction[] = ['auto', 'right', 'down', 'left', 'up'];
const NEUTRAL = { tone: 'neutral' } as const;

export function buildSwimlane(checked: Checked, context: BuildContext): Outcome<SwimlaneModel> {
  const diagnostics: Diagnostic[] = [];
  const add = (each: Diagnostic): void => {
    diagnostics.push(each);
  };
  const reader = lineReader(context, add);
  const placed = placedEntries(checked.entries);
  const step = ({ entry, id, group }: Declared): readonly Step[] => {
    const phase = textOf(entry, 'phase');
    // One outside every lane has been reported as an error.
    if (group === undefined) return [];
    return [{ ...nodeMeaning(entry, id, context, add), lane: group, ...(phase === undefined ? {} : { phase }) }];
  };
  const named = ({ entry, id }: Declared) => namedMeaning(entry, id, NEUTRAL, context, add);
  const phases = declared(placed, 'phase').map(named);
  const lanes = declared(placed, 'lane').map(named);
  const steps = declared(placed, 'node').flatMap(step);
  const lines = placed.flatMap(({ entry }) => (entry.shape === 'edge' ? [reader.read(entry)] : []));
  reader.finish(checked.header.span, steps);
  const direction = context.header.text('direction');
  const value: SwimlaneModel = {
    ...titled(checked),
    direction: DIRECTIONS.find((each) => each === direction) ?? 'auto',
    phases,
    lanes,
    steps,
    lines,
    notes: placed.flatMap(({ entry }) => (entry.shape === 'row' ? (sideNote(entry) ?? []) : [])),
    legend: sensesToName(lines, context),
  };
  diagnostics.push(...checkProcess(value, context.whole));
  return { value, diagnostics };
}
