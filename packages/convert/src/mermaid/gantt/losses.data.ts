// Constructs of this type that convert to another form, or are dropped. The reference shows them, and losses.test.ts converts
// each.
import type { TypeLosses } from '../losses.js';

export const losses: TypeLosses = {
  head: 'gantt',
  rows: [
    {
      construct: 'The axis format',
      becomes: 'dropped',
      code: 'M230',
      before: 'dateFormat YYYY-MM-DD\naxisFormat %d\na: 2026-01-05, 2d',
      after: 'task a start=2026-01-05 length=2d',
    },
    {
      construct: 'Days off',
      becomes: 'weekends=skip, or dropped',
      code: 'M231',
      before: 'dateFormat YYYY-MM-DD\nexcludes tuesday\na: 2026-01-05, 2d',
      after: 'task a start=2026-01-05 end=2026-01-07',
    },
    {
      construct: 'A tick interval',
      becomes: 'ticks=, or dropped',
      code: 'M232',
      before: 'dateFormat YYYY-MM-DD\ntickInterval 2week\na: 2026-01-05, 2d',
      after: 'task a start=2026-01-05 length=2d',
    },
    {
      construct: 'The today marker',
      becomes: 'dropped',
      code: 'M233',
      before: 'dateFormat YYYY-MM-DD\ntodayMarker stroke-width:5px\na: 2026-01-05, 2d',
      after: 'task a start=2026-01-05 length=2d',
    },
    {
      construct: 'The first day of the week',
      becomes: 'dropped',
      code: 'M238',
      before: 'dateFormat YYYY-MM-DD\nweekday sunday\na: 2026-01-05, 2d',
      after: 'task a start=2026-01-05 length=2d',
    },
    {
      construct: 'A link or click on a task',
      becomes: 'dropped',
      code: 'M201',
      before: 'dateFormat YYYY-MM-DD\na: x, 2026-01-05, 2d\nclick x href "https://example.com"',
      after: 'task x "a" start=2026-01-05 length=2d',
    },
    {
      construct: 'A section without tasks',
      becomes: 'dropped',
      code: 'M216',
      before: 'dateFormat YYYY-MM-DD\nsection One\na: 2026-01-05, 2d\nsection Two',
      after: 'section "One" {\n  task a start=2026-01-05 length=2d\n}',
    },
    {
      construct: 'The length of a milestone',
      becomes: 'dropped; a milestone marks one day',
      code: 'M234',
      before: 'dateFormat YYYY-MM-DD\nShip :milestone, m, 2026-01-05, 3d',
      after: 'milestone m "Ship" at=2026-01-05',
    },
    {
      construct: 'A length in weeks, months or seconds',
      becomes: 'a length in whole days or minutes',
      code: 'M235',
      before: 'dateFormat YYYY-MM-DD\nTest :t, 2026-01-05, 1w',
      after: 'task t "Test" start=2026-01-05 length=7d',
    },
    {
      construct: 'Times without a day',
      becomes: 'times on 1 January 2001',
      code: 'M239',
      before: 'dateFormat HH:mm\nTest :t, 09:30, 45m',
      after: 'task t "Test" start=2001-01-01T09:30 length=45min',
    },
    {
      construct: 'A vertical marker',
      becomes: 'a milestone',
      code: 'M236',
      before: 'dateFormat YYYY-MM-DD\nFreeze :vert, v, 2026-01-05, 0d',
      after: 'milestone v "Freeze" at=2026-01-05',
    },
    {
      construct: 'A task that ends when another starts',
      becomes: 'a fixed end date',
      code: 'M237',
      before: 'dateFormat YYYY-MM-DD\nBuild :b, 2026-01-05, until c\nTest :c, 2026-01-08, 2d',
      after: 'task b "Build" start=2026-01-05 end=2026-01-07\ntask c "Test" start=2026-01-08 length=2d',
    },
  ],
};
