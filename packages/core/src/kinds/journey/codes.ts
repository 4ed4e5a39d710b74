// Diagnostic codes of journey only. The table reports a score outside 1 to 5 and an undeclared actor (E304, E201).
import type { CodeNumbers, CodeTable } from '../../diagnostics/define.js';
import { type Report, reporter } from '../../diagnostics/report.js';
import { counted } from '../outline-words.js';

export interface JourneyCodeArgs {
  readonly E720: { readonly scores: number; readonly actors: number };
  readonly W725: { readonly count: number; readonly limit: number };
  readonly W720: { readonly id: string };
  readonly W721: { readonly label: string };
  readonly W722: Record<never, never>;
  readonly W723: { readonly count: number; readonly limit: number };
  readonly W724: { readonly id: string };
}

export const journeyNumbers: CodeNumbers = { E: [720, 729], W: [720, 729] };

const many = Array.from({ length: 61 }, (_, i) => `step "Step ${i + 1}" score=3\n`).join('');

export const journeyCodes: CodeTable<JourneyCodeArgs> = {
  E720: {
    severity: 'error',
    meaning: 'A step has more scores than actors.',
    message: ({ scores, actors }) =>
      `The step has ${scores} scores, but by= names ${actors === 0 ? 'no actors' : counted(actors, 'actor')}.`,
    hint: () => 'Write one score for all, or one for each actor in the order of by=: score=4,2 by=me,shop',
    example: 'journey "Ticket"\nactor me person "Traveller"\nstep "Search" score=4,2 by=me\n',
    repair:
      'journey "Ticket"\nactor me person "Traveller"\nactor shop service "Shop"\nstep "Search" score=4,2 by=me,shop\n',
  },
  W720: {
    severity: 'warning',
    style: true,
    meaning: 'An actor takes part in no step.',
    message: ({ id }) => `${id} takes part in no step.`,
    hint: ({ id }) => `Add by=${id} to the steps of this actor, or remove this line.`,
    example: 'journey "Ticket"\nactor me person "Traveller"\nactor shop service "Shop"\nstep "Search" score=4 by=me\n',
    repair:
      'journey "Ticket"\nactor me person "Traveller"\nactor shop service "Shop"\nstep "Search" score=4 by=me,shop\n',
  },
  W721: {
    severity: 'warning',
    style: true,
    meaning: 'A step has no score although others have one.',
    message: ({ label }) => `"${label}" has no score, so the mood line has a gap there.`,
    hint: () => 'Add score=3, or another value from 1 to 5.',
    example: 'journey "Ticket"\nstep "Search" score=4\nstep "Compare"\nstep "Pay" score=2\n',
    repair: 'journey "Ticket"\nstep "Search" score=4\nstep "Compare" score=3\nstep "Pay" score=2\n',
  },
  W722: {
    severity: 'warning',
    style: true,
    meaning: 'No step of a journey has a score.',
    message: () => 'No step has a score, so no mood is drawn.',
    hint: () => 'Add score= to the steps, from 1 (frustrated) to 5 (delighted).',
    example: 'journey "Ticket"\nstep "Search"\n',
    repair: 'journey "Ticket"\nstep "Search" score=4\n',
  },
  W723: {
    severity: 'warning',
    style: true,
    meaning: 'A journey has too many steps to follow.',
    message: ({ count, limit }) => `The journey has ${count} steps. More than ${limit} are hard to follow.`,
    hint: () => 'Split it after one of its sections, or combine steps with a similar mood.',
    example: `journey "Ticket"\n${many}`,
    repair: 'journey "Ticket"\nstep "Step 1" score=3\n',
  },
  W725: {
    severity: 'warning',
    style: true,
    meaning: 'Too many actors have moods of their own.',
    message: ({ count, limit }) =>
      `${count} actors have scores of their own. More than ${limit} lines are hard to follow.`,
    hint: () => 'Write one score for several actors, or draw a journey for each.',
    example: `journey "Ticket"\n${'abcde'.replace(/./g, (id) => `actor ${id} person\n`)}step "Search" score=1,2,3,4,5 by=a,b,c,d,e\n`,
    repair: `journey "Ticket"\n${'abcde'.replace(/./g, (id) => `actor ${id} person\n`)}step "Search" score=3 by=a,b,c,d,e\n`,
  },
  W724: {
    severity: 'warning',
    meaning: 'A step names an actor twice.',
    message: ({ id }) => `${id} appears twice in by=.`,
    hint: ({ id }) => `Write ${id} once.`,
    example: 'journey "Ticket"\nactor me person "Traveller"\nstep "Search" score=4 by=me,me\n',
    repair: 'journey "Ticket"\nactor me person "Traveller"\nstep "Search" score=4 by=me\n',
  },
};

export const report: Report<JourneyCodeArgs> = reporter(journeyCodes);
