// The meaning of a journey: in, checked statements; out, the model: actors, and steps in their stages.
import type { Diagnostic, Outcome } from '../../diagnostics/report.js';
import {
  type Checked,
  type DeclarationEntry,
  type Entry,
  type RowEntry,
  textOf,
  textsOf,
  valueText,
} from '../../grammar/entry.js';
import type { Mood } from '../../scene/parts/faces.js';
import type { Tone } from '../../scene/scene.js';
import { seriesTones } from '../../scene/series.js';
import { shortened } from '../../text/one-line.js';
import { described, lookOf, titled, toneOf } from '../entry-meaning.js';
import type { BuildContext } from '../kind.js';
import { nodeMeaning } from '../node-meaning.js';
import { report } from './codes.js';
import { feelers, isScored } from './feelings.js';
import { everyStep, type JourneyModel, MOODS, NOTES, type Stage, type Step } from './model.js';

const MOST_STEPS = 60;
const MOST_FEELERS = 4;

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
  const written = new Map<string, Tone>();
  const actors = checked.entries.flatMap((each) => {
    if (each.shape !== 'declaration' || each.spec.keyword !== 'actor' || each.id === undefined) return [];
    const tone = toneOf(each);
    if (tone !== undefined) written.set(each.id.text, tone);
    return [nodeMeaning(each, each.id.text, context, add)];
  });
  const stages = stagesOf(checked.entries, building);
  const value: JourneyModel = { ...titled(checked), actors: distinct({ actors, stages }, written), stages };
  if (context.whole) reportWhole(value, checked, add);
  return { value, diagnostics };
}

/** Actors with lines of their own have different tones, unless the author chose others. */
function distinct(
  model: Pick<JourneyModel, 'actors' | 'stages'>,
  written: ReadonlyMap<string, Tone>,
): JourneyModel['actors'] {
  const own = feelers(model);
  const tones = seriesTones(own.map((id) => written.get(id)));
  return model.actors.map((actor) => {
    const tone = tones[own.indexOf(actor.id)];
    return tone === undefined ? actor : { ...actor, tone };
  });
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
  const scores = textsOf(entry, 'score').map((each) => moodOf(Number(each)));
  const by = textsOf(entry, 'by');
  const [score] = scores.length === 1 ? scores : [];
  const twice = by.find((each, i) => by.indexOf(each) !== i);
  if (twice !== undefined)
    building.add(report('W724', entry.options.get('by')?.span ?? entry.statement.span, { id: twice }));
  if (scores.length > 1 && scores.length > by.length) {
    const span = entry.options.get('score')?.span ?? entry.statement.span;
    building.add(report('E720', span, { scores: scores.length, actors: by.length }));
  }
  const notes = NOTES.flatMap((kind) => {
    const text = textOf(entry, kind);
    return text ? [[kind, text] as const] : [];
  });
  return {
    ...headed(entry, label ? valueText(label) : '', building),
    ...(score === undefined ? {} : { score }),
    moods: scores.length > 1 ? ownMoods(scores, by) : [],
    by: [...new Set(by)],
    notes: Object.fromEntries(notes),
  };
}

/** Actors without a score of their own have no mood at the step. */
function ownMoods(scores: readonly (Mood | undefined)[], by: readonly string[]): Step['moods'] {
  return scores.flatMap((score, i) => {
    const actor = by[i];
    return score === undefined || actor === undefined || by.indexOf(actor) < i ? [] : [{ actor, score }];
  });
}

function moodOf(score: number | undefined): Mood | undefined {
  return MOODS.find((each) => each === score);
}

function headed(
  entry: DeclarationEntry | RowEntry,
  label: string,
  { context, add }: Building,
): Omit<Step, 'score' | 'moods' | 'by' | 'notes'> {
  return { label, ...lookOf(entry, context, add), ...described(entry) };
}

function reportWhole(model: JourneyModel, { header }: Checked, add: Building['add']): void {
  const steps = everyStep(model);
  const used = new Set(steps.flatMap(({ by }) => by));
  for (const { id, span } of model.actors) if (steps.length > 0 && !used.has(id)) add(report('W720', span, { id }));
  const own = feelers(model).length;
  if (own > MOST_FEELERS) add(report('W725', header.span, { count: own, limit: MOST_FEELERS }));
  const bare = steps.filter((each) => !isScored(each));
  if (bare.length === steps.length) {
    if (steps.length > 0) add(report('W722', header.span, {}));
  } else {
    for (const { label, span } of bare) {
      add(report('W721', span, { label: shortened(label) }));
    }
  }
  if (steps.length > MOST_STEPS) add(report('W723', header.span, { count: steps.length, limit: MOST_STEPS }));
}
