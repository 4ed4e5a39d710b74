// A journey for a terminal: in, the model and the page; out, its steps as table rows, with the mood as a face and a
// bar, and one column per type of note in use.
import { plain } from '../../../terminal/cells.js';
import { hanging, type Page, stacked } from '../../../terminal/page.js';
import { tableText } from '../../../terminal/table/index.js';
import type { Made } from '../../layout-reports.js';
import { everyStep, type JourneyModel, NOTES, type Step } from '../model.js';

const FACES = { 1: ':,(', 2: ':(', 3: ':|', 4: ':)', 5: ':D' } as const;

interface Column {
  readonly head: string;
  readonly of: (step: Step) => string;
}

const HEADS = { touchpoint: 'Touchpoint', pain: 'Pain', opportunity: 'Opportunity' } as const;

export function journeyText(model: JourneyModel, page: Page): Made<string> {
  const { title, actors, stages } = model;
  const names = new Map(actors.map(({ id, label }) => [id, label]));
  const moodText = ({ score, moods }: Step): string =>
    [
      ...(score === undefined ? [] : [`${score} ${FACES[score]}`]),
      ...moods.map((each) => `${each.score} ${FACES[each.score]} ${names.get(each.actor) ?? each.actor}`),
    ].join(', ');
  const all: readonly Column[] = [
    { head: 'Step', of: ({ label, sub }) => (sub === undefined ? label : `${label} (${sub})`) },
    { head: 'Mood', of: moodText },
    { head: 'By', of: ({ by }) => by.map((id) => names.get(id) ?? id).join(', ') },
    ...NOTES.map((kind) => ({ head: HEADS[kind], of: ({ notes }: Step) => notes[kind] ?? '' })),
  ];
  const steps = everyStep(model);
  const columns = all.filter(({ of }, i) => i === 0 || steps.some((each) => of(each) !== ''));
  const table = tableText(
    {
      ...(title === undefined ? {} : { title }),
      heads: columns.map(({ head }) => head),
      groups: stages.map(({ section, steps: own }) => ({
        ...(section === undefined
          ? {}
          : { label: section.sub === undefined ? section.label : `${section.label} (${section.sub})` }),
        rows: own.map((step) => columns.map(({ of }) => of(step))),
      })),
    },
    page,
  );
  const cast = actors.flatMap(({ label, sub }) =>
    hanging(`${plain(label)}${sub === undefined ? '' : '  '}`, sub ?? '', page.columns),
  );
  return { picture: stacked([table.split('\n'), cast]) };
}
