// The codes of journey alone. A score outside 1 to 5 and an actor that is not declared are told by the table (E304, E201).
import type { CodeNumbers, CodeTable } from '../../diagnostics/define.js';
import { type Report, reporter } from '../../diagnostics/report.js';

export interface JourneyCodeArgs {
  readonly W720: { readonly id: string };
  readonly W721: { readonly label: string };
  readonly W722: Record<never, never>;
  readonly W723: { readonly count: number; readonly limit: number };
  readonly W724: { readonly id: string };
}

export const journeyNumbers: CodeNumbers = { E: [720, 729], W: [720, 729] };

const many = Array.from({ length: 61 }, (_, i) => `step "Step ${i + 1}" score=3\n`).join('');

export const journeyCodes: CodeTable<JourneyCodeArgs> = {
  W720: {
    severity: 'warning',
    style: true,
    meaning: 'An actor takes no step.',
    message: ({ id }) => `No step is by ${id}.`,
    hint: ({ id }) => `Add by=${id} to the steps of this actor, or remove the line.`,
    example: 'journey "Ticket"\nactor me person "Traveller"\nactor shop service "Shop"\nstep "Search" score=4 by=me\n',
    repair:
      'journey "Ticket"\nactor me person "Traveller"\nactor shop service "Shop"\nstep "Search" score=4 by=me,shop\n',
  },
  W721: {
    severity: 'warning',
    style: true,
    meaning: 'A step has no score among steps that have one.',
    message: ({ label }) => `"${label}" has no score, so the line of mood has a gap there.`,
    hint: () => 'Add score=3, or what it feels like from 1 to 5.',
    example: 'journey "Ticket"\nstep "Search" score=4\nstep "Compare"\nstep "Pay" score=2\n',
    repair: 'journey "Ticket"\nstep "Search" score=4\nstep "Compare" score=3\nstep "Pay" score=2\n',
  },
  W722: {
    severity: 'warning',
    style: true,
    meaning: 'No step of a journey has a score.',
    message: () => 'No step has a score, so no mood is drawn.',
    hint: () => 'Add score= from 1 (frustrated) to 5 (delighted) to the steps.',
    example: 'journey "Ticket"\nstep "Search"\n',
    repair: 'journey "Ticket"\nstep "Search" score=4\n',
  },
  W723: {
    severity: 'warning',
    style: true,
    meaning: 'A journey has more steps than a reader follows.',
    message: ({ count, limit }) => `The journey has ${count} steps; more than ${limit} are hard to follow.`,
    hint: () => 'Cut it in two where one of its sections ends, or sum up steps that feel alike.',
    example: `journey "Ticket"\n${many}`,
    repair: 'journey "Ticket"\nstep "Step 1" score=3\n',
  },
  W724: {
    severity: 'warning',
    meaning: 'A step names an actor twice.',
    message: ({ id }) => `${id} stands twice in by=.`,
    hint: ({ id }) => `Name ${id} once.`,
    example: 'journey "Ticket"\nactor me person "Traveller"\nstep "Search" score=4 by=me,me\n',
    repair: 'journey "Ticket"\nactor me person "Traveller"\nstep "Search" score=4 by=me\n',
  },
};

export const report: Report<JourneyCodeArgs> = reporter(journeyCodes);
