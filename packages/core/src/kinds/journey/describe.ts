// A journey in words: in, the model; out, the outline: the actors, and one line per step with its score and everything
// below it.
import { oneLine } from '../../text/one-line.js';
import type { NodeMeaning } from '../node-meaning.js';
import type { Outline, OutlineItem } from '../outline.js';
import { counted, tail } from '../outline-words.js';
import { isScored } from './feelings.js';
import { everyStep, type JourneyModel, NOTES, type Stage, type Step } from './model.js';

export function describeJourney(model: JourneyModel): Outline {
  const name = model.title === undefined ? 'Journey' : `${oneLine(model.title)}: journey`;
  const steps = everyStep(model);
  const scored = steps.some(isScored);
  return {
    lines: [
      `${name}, ${counted(steps.length, 'step')}${scored ? ', scored from 1 (frustrated) to 5 (delighted)' : ''}`,
      ...(model.desc ? [oneLine(model.desc)] : []),
      ...model.actors.map((each) => `${headWords(each)} (${each.type})${tail(each)}`),
      ...model.stages.flatMap(({ section, steps: own }) => [
        ...(section === undefined ? [] : [`${headWords(section)}${tail(section)}`]),
        ...own.map((step) => `${section === undefined ? '' : '  '}${stepInWords(step, model)}`),
      ]),
    ],
    nodes: [],
    edges: [],
    groups: [],
    items: itemsOf(model),
  };
}

/** `Compare: 2 of 5, by Traveller and Shop, pain: Too many fares`. */
export function stepInWords(step: Step, { actors }: JourneyModel): string {
  const nameOf = (id: string): string => oneLine(actors.find((each) => each.id === id)?.label ?? id);
  const names = step.by.map(nameOf);
  const parts = [
    ...(step.score === undefined ? [] : [`${step.score} of 5`]),
    ...step.moods.map(({ actor, score }) => `${nameOf(actor)} ${score} of 5`),
    ...(names.length === 0 ? [] : [`by ${names.join(' and ')}`]),
    ...NOTES.flatMap((kind) => {
      const text = step.notes[kind];
      return text === undefined ? [] : [`${kind}: ${oneLine(text)}`];
    }),
  ];
  return `${headWords(step)}${parts.length === 0 ? '' : `: ${parts.join(', ')}`}${tail(step)}`;
}

function headWords({ label, sub }: Step | NonNullable<Stage['section']> | NodeMeaning): string {
  return sub === undefined ? oneLine(label) : `${oneLine(label)} (${oneLine(sub)})`;
}

function itemsOf({ actors, stages }: JourneyModel): readonly OutlineItem[] {
  return [
    ...actors.map(
      ({ id, label, type, sub, span }): OutlineItem => ({
        kind: 'actor',
        id,
        label,
        depth: 0,
        marks: [`type ${type}`, ...(sub === undefined ? [] : [`sub ${sub}`])],
        span,
      }),
    ),
    ...stages.flatMap(({ section, steps }) => [
      ...(section === undefined
        ? []
        : [{ kind: 'section', label: section.label, depth: 0, ...marked(headMarks(section)), span: section.span }]),
      ...steps.map((step) => stepItem(step, section === undefined ? 0 : 1)),
    ]),
  ];
}

function stepItem(step: Step, depth: number): OutlineItem {
  const { label, score, moods, by, notes, span } = step;
  const remarks = NOTES.flatMap((kind) => (notes[kind] === undefined ? [] : [`${kind} ${notes[kind]}`]));
  return {
    kind: 'step',
    label,
    depth,
    ...(score === undefined ? {} : { number: score }),
    ...(by.length === 0 ? {} : { values: by }),
    ...marked([
      ...(moods.length === 0 ? [] : [`score ${moods.map((each) => each.score).join(',')}`]),
      ...remarks,
      ...headMarks(step),
    ]),
    span,
  };
}

function headMarks({ sub, tone, icon }: Pick<Step, 'sub' | 'tone' | 'icon'>): readonly string[] {
  return [
    ...(sub === undefined ? [] : [`sub ${sub}`]),
    ...(tone === undefined ? [] : [`tone ${tone}`]),
    ...(icon === undefined ? [] : [`icon ${icon}`]),
  ];
}

function marked(marks: readonly string[]): { readonly marks?: readonly string[] } {
  return marks.length === 0 ? {} : { marks };
}
