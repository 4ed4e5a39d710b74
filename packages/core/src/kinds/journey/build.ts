// The meaning of a journey: in, checked statements; out, the model: actors, and steps in their stages.
import type { Diagnostic, Outcome } from '../../diagnostics/report.js';
import {
  type Checked,
  type DeclarationEntry,
  type Entry,
  numberOf,
  type RowEntry,
  textOf,
  textsOf,
  valueText,
} from '../../grammar/entry.js';
import type { Mood } from '../../scene/parts/faces.js';
import { shortened } from '../../text/one-line.js';
import { described, lookOf, titled } from '../entry-meaning.js';
import type { BuildContext } from '../kind.js';
import { nodeMeaning } from '../node-meaning.js';
import { report } from './codes.js';
import { everyStep, type JourneyModel, MOODS, NOTES, type Stage, type Step } from './model.js';

const MOST_STEPS = 60;

interface Building {
  readonly context: BuildContext;
  readonly add: (diagnostic: Diagnostic) => void;
}

export function buildJourney(checked: Checked, context: BuildContext): Outcome<JourneyModel> {
  const diagnostics: Diagnostic[] = [];
  const add = (each: Diagnostic): void => {
    diagnostics.push(each);
  };
  const building: Building = { context, add };
  const value: JourneyModel = {
    ...titled(checked),
    actors: checked.entries.flatMap((each) =>
      each.shape === 'declaration' && each.spec.keyword === 'actor' && each.id !== undefined
        ? [nodeMeaning(each, each.id.text, context, add)]
        : [],
    ),
    stages: stagesOf(checked.entries, building),
  };
  if (context.whole) reportWhole(value, checked, add);
  return { value, diagnostics };
}

/** Consecutive steps outside sections form a stage without a name. */
function stagesOf(entries: readonly Entry[], building: Building): readonly Stage[] {
  const stages: { section?: Stage['section'] & {}; steps: Step[] }[] = [];
  for (const entry of entries) {
    if (entry.shape === 'declaration' && entry.spec.keyword === 'section') {
      const steps = entry.children.flatMap((each) => (each.shape === 'row' ? [stepOf(each, building)] : []));
      stages.push({ section: headed(entry, entry.label?.value ?? '', building), steps });
    } else if (entry.shape === 'row') {
      const last = stages.at(-1);
      const step = stepOf(entry, building);
      if (last === undefined || last.section !== undefined) stages.push({ steps: [step] });
      else last.steps.push(step);
    }
  }
  return stages;
}

function stepOf(entry: RowEntry, building: Building): Step {
  const [label] = entry.cells.get('label') ?? [];
  const score = moodOf(numberOf(entry, 'score'));
  const by = textsOf(entry, 'by');
  const twice = by.find((each, i) => by.indexOf(each) !== i);
  if (twice !== undefined)
    building.add(report('W724', entry.options.get('by')?.span ?? entry.statement.span, { id: twice }));
  const notes = NOTES.flatMap((kind) => {
    const text = textOf(entry, kind);
    return text ? [[kind, text] as const] : [];
  });
  return {
    ...headed(entry, label ? valueText(label) : '', building),
    ...(score === undefined ? {} : { score }),
    by: [...new Set(by)],
    notes: Object.fromEntries(notes),
  };
}

function moodOf(score: number | undefined): Mood | undefined {
  return MOODS.find((each) => each === score);
}

function headed(
  entry: DeclarationEntry | RowEntry,
  label: string,
  { context, add }: Building,
): Omit<Step, 'score' | 'by' | 'notes'> {
  return { label, ...lookOf(entry, context, add), ...described(entry) };
}

function reportWhole(model: JourneyModel, { header }: Checked, add: Building['add']): void {
  const steps = everyStep(model);
  const used = new Set(steps.flatMap(({ by }) => by));
  for (const { id, span } of model.actors) if (steps.length > 0 && !used.has(id)) add(report('W720', span, { id }));
  const bare = steps.filter(({ score }) => score === undefined);
  if (bare.length === steps.length) {
    if (steps.length > 0) add(report('W722', header.span, {}));
  } else {
    for (const { label, span } of bare) {
      add(report('W721', span, { label: shortened(label) }));
    }
  }
  if (steps.length > MOST_STEPS) add(report('W723', header.span, { count: steps.length, limit: MOST_STEPS }));
}
