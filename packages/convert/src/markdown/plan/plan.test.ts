import { validate } from '@linework/core';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { planMarkdown } from './index.js';

const context = { icons: { find: () => undefined, nearest: () => [] } };
const plan = (markdown: string) => planMarkdown(markdown, context);
const kinds = (markdown: string) => plan(markdown).proposals.map(({ kind, line }) => `${kind} ${line}`);

const TREE =
  '```\nshop\n├── src\n│   ├── cart.ts\n│   ├── pay.ts # takes the money\n│   └── ui\n│       └── page.tsx\n├── test\n└── README.md\n```\n';
const STATES =
  '| From | To | Event |\n|---|---|---|\n| draft | open | send |\n| open | paid | pay |\n| open | void | cancel |\n';

describe('what works better as a picture is proposed, with a valid source', () => {
  test.each([
    ['a tree in a code fence', `# Layout\n\n${TREE}`, 'tree 3', '"src/"'],
    [
      'steps of a process',
      '# How a claim is processed\n\n1. The claim arrives.\n2. A clerk looks at it.\n3. If papers are missing, they are asked for.\n4. The money is paid out.\n',
      'flow 3',
      'step3 -> step4',
    ],
    [
      'steps that say who sends what to whom',
      '# Sign-in\n\n1. The browser sends the password to the gateway.\n2. The gateway forwards it to the directory.\n3. The directory returns the groups to the gateway.\n4. The gateway sends a cookie to the browser.\n',
      'sequence 3',
      'browser -> gateway',
    ],
    ['a table of states', `## Transitions\n\n${STATES}`, 'state 3', 'draft -> open : "send"'],
    [
      'a table of calls',
      '## Calls\n\n| From | To | Purpose |\n|---|---|---|\n| Web | API | orders |\n| API | Billing | invoices |\n| API | Mail | receipts |\n',
      'flow 3',
      'API -> Billing : "invoices"',
    ],
    [
      'a table of dates',
      '## History\n\n| Date | What |\n|---|---|\n| 2019-03-01 | Founded |\n| 2021-05-02 | First release |\n| 2024-01-09 | Sold |\n',
      'timeline 3',
      'at "2019-03-01" : "Founded"',
    ],
    [
      'a list of dates',
      '## History\n\n- 2019: Founded\n- **2021** - First release\n- 2022: Second office\n- 2024: Sold\n',
      'timeline 3',
      'at "2021" : "First release"',
    ],
    [
      'a table with start and end dates',
      '## Phases\n\n| Phase | Start | End |\n|---|---|---|\n| Plan | 2026-01-05 | 2026-01-16 |\n| Build | 2026-01-19 | 2026-03-06 |\n| Test | 2026-03-09 | 2026-03-20 |\n',
      'gantt 3',
      'start=2026-01-05',
    ],
    [
      'shares of a whole',
      '## Traffic\n\n| Source | Share |\n|---|---|\n| Search | 62 % |\n| Direct | 30 % |\n| Other | 8 % |\n',
      'pie 3',
      'slice "Search" 62',
    ],
    [
      'numbers over time',
      '## Members\n\n| Year | Members |\n|---|---|\n| 2021 | 120 |\n| 2022 | 180 |\n| 2023 | 260 |\n| 2024 | 1,300 |\n',
      'xychart 3',
      '120 180 260 1300',
    ],
    [
      'names joined by arrows',
      '## Road\n\nSource text -> parser -> model -> scene -> picture.\n',
      'flow 3',
      '"parser"',
    ],
    [
      'who calls whom, in prose',
      '## Parts\n\nThe web shop calls the orders API. The orders API queries the database and the orders API sends receipts to the mail service. The mail service talks to Postmark.\n',
      'flow 3',
      'orders-API -> database',
    ],
    [
      'who sends what to whom in order, in prose',
      '## Sign-in\n\nThe browser sends the password to the gateway. The gateway then forwards it to the directory. The directory returns the groups to the gateway. Finally, the gateway sends a cookie to the browser.\n',
      'sequence 3',
      'gateway -> directory',
    ],
    [
      'states in prose',
      '## Life cycle of an order\n\nAn order moves from draft to open when it is sent. It goes from open to paid once the money arrives, or from open to void when it is cancelled.\n',
      'state 3',
      'draft -> open : "it is sent"',
    ],
    [
      'what becomes what, in prose',
      '## Invoices\n\nA draft invoice becomes open when it is sent. An open invoice becomes paid or void. A paid invoice becomes archived after a year.\n',
      'state 3',
      'open -> void',
    ],
    [
      'states one after the other, in prose',
      '## Orders\n\nAn order starts as pending. Once it is paid, it becomes confirmed. When it leaves the house, the order moves to shipped.\n',
      'state 3',
      'pending -> confirmed : "it is paid"',
    ],
    [
      'numbers by month',
      '## Sales\n\n| Month | Sales |\n|---|---|\n| January | 120 |\n| February | 180 |\n| March | 260 |\n',
      'xychart 3',
      '120 180 260',
    ],
    [
      'numbers by quarter',
      '## Sales\n\n| | Sales | Costs |\n|---|---|---|\n| Q1 | 120 | 80 |\n| Q2 | 180 | 90 |\n| Q3 | 260 | 95 |\n| Q4 | 300 | 99 |\n',
      'xychart 3',
      'line "Costs" 80 90 95 99',
    ],
    ['a small folder tree', '## Layout\n\n```\nsrc/\n├── cart.ts\n├── pay.ts\n└── ui/\n```\n', 'tree 3', '"cart.ts"'],
    [
      'indented folders',
      '## Layout\n\n```\nsrc/\n  cart.ts\n  ui/\n    page.tsx # the shop\ntest/\n```\n',
      'tree 3',
      '"page.tsx" sub="the shop"',
    ],
    [
      'steps of a deployment',
      '## Deploy\n\n1. The pipeline builds the image.\n2. The image goes into the registry.\n3. The cluster pulls it.\n4. The old version stops.\n',
      'flow 3',
      'step3 -> step4',
    ],
    [
      'steps of a deployment told as commands',
      '## Deploying to production\n\n1. Build the image\n2. Push it to the registry\n3. Migrate the database\n4. Switch the traffic\n',
      'flow 3',
      '"Migrate the database"',
    ],
    [
      'endpoints in prose',
      '## Ordering\n\nThe shop first calls `POST /carts`, then `PUT /carts/{id}/lines`, and finally `POST /orders`.\n',
      'sequence 3',
      'caller -> api : "POST /carts"',
    ],
  ])('%s', (_what, markdown, expected, holds) => {
    expect(kinds(markdown)).toEqual([expected]);
    const [proposal] = plan(markdown).proposals;
    expect(proposal?.source).toContain(holds);
    expect(validate(proposal?.source ?? '', context).ok).toBe(true);
  });

  test.each([
    [
      'boxes drawn with characters',
      '## Parts\n\n```\n+-----+     +-----+\n|  a  | --> |  b  |\n+-----+     +-----+\n```\n',
      'flow',
    ],
    [
      'tables that reference each other',
      '## Data\n\n```sql\nCREATE TABLE a (id int primary key);\nCREATE TABLE b (id int, a_id int REFERENCES a (id));\n```\n',
      'schema',
    ],
  ])('%s: someone has to read the content', (_what, markdown, kind) => {
    const [proposal] = plan(markdown).proposals;
    expect(proposal).toMatchObject({ kind, line: 3, lacks: [expect.any(String)] });
    expect(proposal).not.toHaveProperty('source');
  });
});

describe('what reads well as text stays text', () => {
  test.each([
    [
      'what a reader types',
      '## How the build works\n\n1. Clone the repository.\n2. Run `npm install`.\n3. Open the page.\n4. Click on Save.\n',
    ],
    [
      'a list below a task',
      '## Getting started\n\n1. The app starts.\n2. The page opens.\n3. The key is asked for.\n4. It is kept.\n',
    ],
    ['a list of reasons', '## Goals\n\n1. Speed of answers.\n2. Small size.\n3. Good words.\n4. No network.\n'],
    ['a way through menus', '## Where\n\nOpen Settings -> Account -> Keys -> New.\n'],
    [
      'a table of settings',
      '## Options\n\n| Name | Default |\n|---|---|\n| a | 1 |\n| b | 2 |\n| c | 3 |\n| d | 4 |\n',
    ],
    [
      'a list of sources with dates',
      '## Sources\n\n| repository | date |\n|---|---|\n| a | 2024-01-01 |\n| b | 2024-01-02 |\n| c | 2024-02-03 |\n',
    ],
    ['a table drawn with characters', '## Out\n\n```\n┌───┬───┐\n│ a │ b │\n├───┼───┤\n│ 1 │ 2 │\n└───┴───┘\n```\n'],
    ['code', '## Types\n\n```ts\nconst f = (a) => (b) => (c) => (d) => a;\n```\n'],
    ['a chain in passing', '## Now\n\nThe demo runs the whole parse -> chunk -> embed -> store pipeline offline.\n'],
    ['results', `## Speed\n\n${'```'}\nencrypt\n${'├─ it took 12 ms here\n'.repeat(7)}${'```'}\n`],
    ['old names and new ones', '## Renamed\n\n| Old | New |\n|---|---|\n| a | b |\n| c | d |\n| e | f |\n'],
    ['a comment', '<!--\n1. a\n-->\n'],
    [
      'prose with one call in it',
      '## About\n\nThe shop is written in TypeScript. It calls the orders API. We like small pictures. Read on for more.\n',
    ],
    [
      'what a reader sends',
      '## Help\n\nYou send a mail to the list. We answer it. This page links to the archive. They send a copy to the author.\n',
    ],
    [
      'sentences about unrelated parts',
      '## News\n\nThe mayor asks the council. The teacher sends letters to parents. The dog reads from books.\n',
    ],
    ['a move between places', '## Moving\n\nWe moved from Paris to Rome, and then from Oslo to Bern, in one year.\n'],
    ['a range of versions', '## Upgrade\n\nThe status page goes from left to right, and from top to bottom.\n'],
    [
      'what two things become',
      '## Names\n\nA new file becomes old. A green leaf becomes brown. A small dog becomes big.\n',
    ],
    ['months without numbers', '## Who\n\n| Month | Host |\n|---|---|\n| May | Ann |\n| June | Bo |\n| July | Cy |\n'],
    ['a month twice', '## Rain\n\n| Month | mm |\n|---|---|\n| May | 1 |\n| May | 2 |\n| June | 3 |\n'],
    ['a list of files', '## Files\n\n```\ncart.ts\npay.ts\nui.ts\ntest.ts\n```\n'],
    ['indented code', '## Code\n\n```\nif a.ok\n  b.go\n  c.go\nend\n```\n'],
    ['two branches', '## Out\n\n```\na\n├── b\n└── c\n```\n'],
    [
      'a deployment by hand',
      '## Deploy\n\n1. Clone the repository.\n2. Run `npm run build`.\n3. Open the console.\n4. Click Deploy.\n',
    ],
  ])('%s', (_what, markdown) => {
    expect(kinds(markdown)).toEqual([]);
  });

  test.each([
    ['an image', `## Layout\n\n![The folders](folders.png)\n\n${TREE}`],
    ['a picture in HTML', `## Layout\n\n<img src="folders.png">\n\n${TREE}`],
    ['a diagram fence', `## Layout\n\n\`\`\`mermaid\ngraph TD\nA-->B\n\`\`\`\n\n${TREE}`],
  ])('beside %s', (_what, markdown) => {
    expect(plan(markdown)).toMatchObject({ proposals: [], sections: 1, withPicture: 1 });
  });

  test('but a badge is not a picture', () => {
    expect(kinds(`# Shop\n\n![build](https://img.shields.io/a.svg)\n\n${TREE}`)).toEqual(['tree 5']);
  });
});

test('positions are lines of the document, with any line ending', () => {
  const markdown = `# A\n\n## States\n\nText.\n\n${STATES}`;
  for (const ending of ['\n', '\r\n', '\r']) {
    expect(plan(markdown.replaceAll('\n', ending)).proposals).toMatchObject([
      { section: 'States', sectionLine: 3, line: 7, endLine: 11 },
    ]);
  }
});

test('at most fifty pictures are proposed, two per section, and more are indicated', () => {
  const section = `## Part\n\n${`${STATES}\n`.repeat(3)}`;
  expect(plan(section).proposals).toHaveLength(2);
  expect(plan(section.repeat(30))).toMatchObject({ proposals: { length: 50 }, more: true });
});

test('any text gets a plan with positions inside it and valid sources', () => {
  const piece = fc.constantFrom(
    TREE,
    STATES,
    '# A -> B -> C -> D\n',
    '1. If a, then b\n',
    '| a | b |\n',
    '|---|---|\n',
    '- 2020: x\n',
    '```\n',
    '> ',
    '\n',
    '| 2020 | "x\\" |\n',
    '<!--',
    '│  ├── \n',
  );
  fc.assert(
    fc.property(fc.array(fc.oneof(piece, fc.string()), { maxLength: 30 }), (pieces) => {
      const markdown = pieces.join('');
      const lines = markdown.split(/\r\n|\n|\r/).length;
      for (const { line, endLine, source } of plan(markdown).proposals) {
        expect(line).toBeGreaterThan(0);
        expect(endLine).toBeGreaterThanOrEqual(line);
        expect(endLine).toBeLessThanOrEqual(lines);
        if (source !== undefined) expect(validate(source, context).ok).toBe(true);
      }
    }),
  );
});

test.each(['│ ', '[', '# #', '| ', '1. a ', '- ', '->', ' ', '----', '├┼', '`', '<', '\\|'])(
  'a megabyte of %j is read',
  (piece) => {
    const long = piece.repeat(Math.ceil(1_000_000 / piece.length));
    expect(plan(long).sections).toBeLessThan(3);
    expect(plan(`\`\`\`\n${long}\n\`\`\`\n`).sections).toBe(1);
  },
  20_000,
);
