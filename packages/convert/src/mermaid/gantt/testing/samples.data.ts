// Samples of Mermaid's gantt chart syntax, for tests that mutate them or repeat their pieces. Written by hand.
import type { TypeSamples } from '../../testing/type-samples.js';

export const samples: TypeSamples = {
  texts: [
    `---
displayMode: compact
---
gantt
  title Release
  dateFormat YYYY-MM-DD
  axisFormat %d %b
  tickInterval 1week
  weekday monday
  todayMarker stroke-width:5px,stroke:#0f0
  excludes weekends, 2026-01-06
  includes 2026-01-10
  weekend friday
  Before any : before, 2026-01-01, 3d
  section Plan
  Read : done, read, 2026-01-05, 2026-01-09
  Write # it : active, write, after read, 1w
  Check : crit, check, after read write, 2.5d
  section Build <b>it</b>
  Code : code, 2026-02-01, until ship
  Test : crit, active, 30d
  Months : 1M
  Ship : milestone, ship, 2026-03-01, 0d
  Line : vert, line, 2026-03-05, 0d
  click code href "https://example.com"
  click read call open(1)
`,
  ],
  pieces: [
    'a:1,2d\n',
    'a : 2026-01-01, 2d\n',
    ',',
    'a:',
    ':',
    ' after',
    'excludes a ',
    'excludes 2026-01-01,',
    'section\n',
    'section a\n',
    'a : after a b ',
    'a : until ',
    'a : 2026-01-01 09:30, 45m\n',
    'dateFormat YYYY-MM-DD HH:mm\n',
    'dateFormat X\n',
    'click a href "',
  ],
};
