// The kinds' tables by themselves: canonical examples are read, checked and formatted from the table only, and common mistakes
// are reported with the corrected line, before a kind's own habits apply.
import { describe, expect, test } from 'vitest';
import { kinds } from '../kinds/registry.js';
import { CANONICAL } from '../testing/canonical.js';
import { applyEdits } from '../text/edit.js';
import { makeSource } from '../text/source.js';
import type { Entry } from './entry.js';
import { readByTable } from './testing/table-reading.js';

const examples = CANONICAL.map((text) => [text.split(/\s/, 1)[0] ?? '', text] as const);

describe.each(examples)('%s', (kind, text) => {
  test('its canonical example has no diagnostics', () => {
    expect(readByTable(kind, text).diagnostics).toEqual([]);
  });

  test('formatting keeps its words, and restores it from other spacing', () => {
    const plain = text.replace(/ {2,}#/g, '  #');
    const { formatted } = readByTable(kind, text);
    // Options of a line can be reordered.
    const lines = (of: string): readonly string[] => of.split('\n').map((line) => [...line].sort().join(''));
    expect(lines(formatted)).toEqual(lines(plain));
    const [header = '', ...rest] = plain.split('\n');
    const spaced = [header, ...rest.map((each) => each.replace(/^( *)(\S.*)$/, '$1$1$2  '))].join('\n');
    expect(readByTable(kind, spaced).formatted).toBe(formatted);
  });
});

test.each([...kinds.values()].map(({ grammar }) => grammar))(
  'options of a $kind that exclude or require one another declare it mutually, and no word is both a type and a flag',
  ({ header, edges, items, statements }) => {
    for (const options of [
      header,
      edges?.options ?? [],
      items?.options ?? [],
      ...statements.map((each) => each.options),
    ])
      for (const { name, not, or } of options) {
        if (not !== undefined) expect(options.find((each) => each.name === not)?.not).toBe(name);
        if (or !== undefined) expect(options.find((each) => each.name === or)?.or).toBe(name);
      }
    for (const each of statements) {
      const types = each.shape === 'declaration' ? (each.types?.values ?? []) : [];
      expect(each.flags.filter(({ name }) => types.includes(name))).toEqual([]);
    }
  },
);

test('every kind has its example', () => {
  expect(new Set(examples.map(([kind]) => kind))).toEqual(new Set(kinds.keys()));
});

const HEADS: Readonly<Record<string, string>> = {
  schema: 'schema "Shop"\ntable teams {\n  id uuid pk\n}\ntable users {\n  team_id uuid\n  email text\n',
  enum: 'schema "Shop"\nenum status {\n',
  index: 'schema "Shop"\ntable users {\n  team_id uuid\n  email text\n}\n',
  class: 'class "Domain"\nclass a {\n',
  gantt: 'gantt "Launch"\ntask b start=2026-11-02 length=3d\n',
  pie: 'pie "Pets"\n',
  treemap: 'treemap "Disk"\n',
  matrix: 'matrix "Who"\n',
  xychart: 'xychart "Revenue"\n',
  timeline: 'timeline "The web"\n',
  quadrant: 'quadrant "Campaigns"\n',
  sankey: 'sankey "Energy"\nnode coal\nnode grid\n',
  state: 'state "Order"\nstate draft\n',
  journey: 'journey "Ticket"\nactor me\n',
};
const TAILS: Readonly<Record<string, string>> = { schema: '}\n', enum: '}\n', class: '}\n' };

/** The lines after their safe fixes; only the codes if the writer has to choose. */
function answer(
  head: string,
  lines: string,
): { readonly codes: string; readonly hints: string; readonly fixed: string } {
  const kind = (HEADS[head] ?? '').split(' ', 1)[0] ?? '';
  const before = HEADS[head] ?? '';
  const after = `\n${TAILS[head] ?? ''}`;
  let text = before + lines + after;
  const first = readByTable(kind, text).diagnostics;
  for (let round = 0; round < 4; round++) {
    const fixes = readByTable(kind, text).diagnostics.flatMap(({ fix }) => (fix?.safe ? [fix] : []));
    if (fixes.length === 0) break;
    text = applyEdits(makeSource(text), fixes);
  }
  return {
    codes: first.map((each) => each.code).join(' '),
    hints: first.map((each) => each.hint).join('\n'),
    fixed: readByTable(kind, text).diagnostics.some((each) => each.severity === 'error')
      ? 'no'
      : text.slice(before.length, text.length - after.length),
  };
}

describe('mistakes that are reported with the corrected line', () => {
  test.each([
    ['pie', 'slice Dogs 386', 'E112', 'slice "Dogs" 386'],
    ['pie', 'slice Hot dogs 386', 'E112', 'slice "Hot dogs" 386'],
    ['pie', "slice 'Dogs' 386", 'E121', 'slice "Dogs" 386'],
    ['pie', 'slice 2024 386', 'E112', 'slice "2024" 386'],
    ['pie', '"Dogs" : 386', 'E406', 'slice "Dogs" 386'],
    ['pie', '"Dogs": 62%', 'E406', 'slice "Dogs" 62'],
    ['pie', '"Dogs" 386 tone=blue', 'E406', 'slice "Dogs" 386 tone=blue'],
    ['pie', 'slice "Dogs" : 386', 'E118', 'slice "Dogs" 386'],
    ['pie', 'slice "Dogs", 386', 'E118', 'slice "Dogs" 386'],
    ['pie', 'slice "Dogs" = 386', 'E118', 'slice "Dogs" 386'],
    ['pie', 'slice "Dogs" 62%', 'E303', 'slice "Dogs" 62'],
    ['pie', 'slice "Dogs" 1,000', 'E303', 'slice "Dogs" 1000'],
    ['pie', 'slice "Dogs" 1,234,567', 'E303', 'slice "Dogs" 1234567'],
    ['pie', 'slice "Dogs" .5', 'E303', 'slice "Dogs" 0.5'],
    ['pie', 'slice "Dogs" "386"', 'E303', 'slice "Dogs" 386'],
    ['pie', 'slice Dogs 62% color=red', 'E112 E303 E300', 'slice "Dogs" 62 tone=red'],
    ['pie', 'slice "Dogs" 386 href="https://example.com/"', 'E300', 'slice "Dogs" 386 link="https://example.com/"'],
    ['pie', 'slice "Dogs" 386 subtitle="all of them"', 'E300', 'slice "Dogs" 386 sub="all of them"'],
    ['pie', 'slice "Dogs" 386 description="all of them"', 'E300', 'slice "Dogs" 386 desc="all of them"'],
    ['treemap', '"src" : 120', 'E118', '"src" 120'],
    ['treemap', '"src" 62%', 'E303', '"src" 62'],
    ['treemap', '"src" 1,000', 'E303', '"src" 1000'],
    ['treemap', '"src" .5', 'E303', '"src" 0.5'],
    ['treemap', 'src 120', 'E112', '"src" 120'],
    ['timeline', 'at 1989 : "Proposal"', 'E112', 'at "1989" : "Proposal"'],
    ['timeline', 'at 2.11.2026 : "Go"', 'E303', 'at 2026-11-02 : "Go"'],
    ['timeline', 'at "1989" "Proposal"', 'E118', 'at "1989" : "Proposal"'],
    ['timeline', 'at "1989" : Proposal made', 'E112', 'at "1989" : "Proposal made"'],
    ['timeline', 'at "1989" : "Proposal", "Server"', 'E118', 'at "1989" : "Proposal" "Server"'],
    ['timeline', '"1989" : "Proposal"', 'E406', 'at "1989" : "Proposal"'],
    ['xychart', 'bar "2025" 62% 3', 'E303', 'bar "2025" 62 3'],
    ['xychart', 'bar Sales 10 20', 'E112', 'bar "Sales" 10 20'],
    ['xychart', 'bar [10, 20, 30]', 'E303', 'bar 10 20 30'],
    ['xychart', 'bar 10, 20, 30', 'E118 E118', 'bar 10 20 30'],
    ['xychart', 'bar 1,000 2', 'E303', 'bar 1000 2'],
    ['xychart', 'line 12 null 25', 'E303', 'line 12 - 25'],
    ['xychart', 'x [Jan, Feb]\nbar 1 2', 'E303', 'x "Jan" "Feb"\nbar 1 2'],
    ['matrix', 'columns [Dev, Ops]\nrow "a" R -', 'E303', 'columns "Dev" "Ops"\nrow "a" R -'],
    ['quadrant', 'area topright Expand', 'E302 E112', 'area top-right "Expand"'],
    ['quadrant', 'point Spring x=.3 y=0.6', 'E112 E303', 'point "Spring" x=0.3 y=0.6'],
    ['index', 'index users (team_id, email)', 'E303', 'index users team_id,email'],
    ['gantt', 'task a start=2.11.2026 length=2weeks', 'E303 E303', 'task a start=2026-11-02 length=2w'],
    [
      'gantt',
      'task a start=2026-11-02 duration=2w progress=62%',
      'E300 E303',
      'task a start=2026-11-02 length=2w progress=62',
    ],
    ['schema', 'id: uuid pk', 'E118', 'id uuid pk'],
    ['schema', 'id:uuid pk', 'E118', 'id uuid pk'],
    ['schema', 'id uuid PK', 'E307', 'id uuid pk'],
    ['schema', 'id uuid primary key', 'E307', 'id uuid pk'],
    ['schema', 'id uuid NOT NULL', 'E118', 'id uuid'],
    ['schema', 'id uuid PRIMARY KEY NOT NULL,', 'E307 E118 E118', 'id uuid pk'],
    ['schema', 'lead uuid null references teams(id)', 'E307 E118', 'lead uuid nullable fk=teams.id'],
    ['schema', "state text default 'open'", 'E118', 'state text default="open"'],
    ['schema', 'tags text[] comment="free"', 'E300', 'tags text[] sub="free"'],
    ['enum', 'open, closed', 'E113', 'open\nclosed'],
    ['enum', 'open,', 'E118', 'open'],
    ['enum', '"in review"', 'E205', 'in-review "in review"'],
    ['class', '+String name', 'E118', '+name: String'],
    ['class', '+name String', 'E118', '+name: String'],
    ['class', '+getName() String', 'E118', '+getName(): String'],
    ['class', 'public String getName()', 'E118', '+getName(): String'],
    ['class', '-{static} count : int', 'E118', '-static count: int'],
    ['class', '+count()$ int', 'E118', '+static count(): int'],
    ['class', '+count()$', 'E118', '+static count()'],
    ['class', 'private final int count;', 'E118', '-count: int'],
    // Only the writer knows which of the two is the name.
    ['class', '+order line', 'E118', 'no'],
    ['journey', 'step Search score=4 by=me', 'E112', 'step "Search" score=4 by=me'],
    ['journey', '"Search" : 4', 'E406', 'no'],
  ] as const)('%s: %s', (head, lines, codes, fixed) => {
    const result = answer(head, lines);
    expect(result.codes).toBe(codes);
    expect(result.fixed).toBe(fixed);
    const shown = fixed !== 'no' && !fixed.includes('\n') && !/E300|E307/.test(codes);
    const parts = head === 'gantt' || head === 'quadrant' || result.hints.startsWith('Use the form');
    if (shown && !parts) expect(result.hints).toContain(fixed);
  });
});

describe('mistakes that only the writer can fix', () => {
  test.each([
    ['pie', 'slice "Dogs"', 'E402', 'slice "label" number'],
    ['pie', 'slice "Dogs" many', 'E303', 'a number from 0'],
    ['pie', 'slice "Dogs" -3', 'E304', 'a number from 0'],
    ['pie', 'slice "Dogs" 3 4', 'E118', 'slice "label" number'],
    ['pie', 'slice "" 3', 'E403', 'Write a text'],
    ['pie', `slice "Dogs" ${'9'.repeat(400)}`, 'E304', 'at most 300 digits'],
    ['treemap', '"src"', 'E402', '"label" number'],
    ['treemap', '"src" 3\n  "core" 2', 'E118', '"label" [options]'],
    ['treemap', '"src"\n  "core" 2 3', 'E118', 'number'],
    ['xychart', 'bar 100,200', 'E303', 'bar 100200'],
    ['xychart', 'x "a"\nx "b"\nbar 1', 'E105', 'Keep one x.'],
    ['matrix', 'columns Dev Ops\nrow "a" R', 'E112 E112', 'columns "Dev" "Ops"'],
    ['quadrant', 'point "Spring" x=0.3', 'E402', 'x= y='],
    ['sankey', 'coal -> grid', 'E402', 'value='],
    ['journey', 'step "Search" score=7', 'E304', 'from 1 to 5'],
    ['journey', 'step "Search" by=you', 'E201', 'actor you'],
    ['gantt', 'task a "A"', 'E402', 'start=|after= length=|end= [options]'],
    ['gantt', 'task a start=2026-11-02', 'E402', 'length=|end='],
    ['gantt', 'task a length=3d', 'E402', 'start=|after='],
    ['gantt', 'task a start=2026-11-02 duration=3d', 'E300', 'length=3d'],
    ['gantt', 'task a start=2026-11-02 length=3d end=2026-11-04', 'E313', 'length=3d or end=2026-11-04'],
    ['gantt', 'milestone m', 'E402', 'at=|after='],
    ['gantt', 'milestone m at=2026-11-02 after=b', 'E313', 'at=2026-11-02 or after=b'],
    ['sankey', 'coal -> grid : "x"', 'E402', 'id arrow id [: "label"] value='],
    ['sankey', 'coal --> grid value=1', 'E407', '->'],
    ['state', 'state start', 'E200', 'start-2'],
    ['timeline', 'at 2026-13-45 : "x"', 'E112', '"2026-13-45"'],
    ['schema', 'id', 'E402', 'name type'],
    ['schema', 'id pk', 'E402', 'name type'],
    ['schema', 'email int', 'E200', "'email-2'"],
    ['schema', 'amount double precision', 'E307', 'pk, fk, unique, nullable'],
    ['schema', 'id uuid nulable', 'E307', "'nullable'"],
    ['schema', '"full name" text', 'E204', 'full-name'],
    ['schema', 'id uuid fk=teams', 'E303', 'teams.id'],
    ['enum', 'open\nopen', 'E200', 'its enum'],
    ['class', '+total(', 'E118', '+"total("'],
  ] as const)('%s: %s', (head, lines, codes, hint) => {
    const result = answer(head, lines);
    expect(result.codes).toBe(codes);
    expect(result.hints).toContain(hint);
  });
});

test.each([
  'task a start=2026-11-02 length=3d',
  'task a after=b end=2026-11-20',
  'task a start=2026-11-05 after=b length=3d',
  'milestone m at=2026-11-02',
  'milestone m after=b',
])('one of two options is enough, and both where they go together: %s', (line) => {
  expect(answer('gantt', line).codes).toBe('');
});

describe('a comment in a class that looks like a member', () => {
  const codesOf = (lines: string): readonly string[] =>
    readByTable('class', `class\n# before: int\nclass a {\n${lines}\n}\n# behind: int\n`).diagnostics.map(
      ({ code, hint, fix }) => `${code} ${hint} ${fix?.text} ${fix?.safe}`,
    );

  test.each([
    ['# total: int', '#total: int'],
    ['  #   total : Map<string,Line[]>', '#total : Map<string,Line[]>'],
    ['# total(vat: number): Money', '#total(vat: number): Money'],
    ['# static run()', '#static run()'],
    ['# total: int  ', '#total: int'],
  ])('is reported, with the member: %j', (line, member) => {
    expect(codesOf(`+id: UUID\n${line}`)).toEqual([`W223 For a protected member, write: ${member} ${member} false`]);
  });

  test('is also reported in a class without members', () => {
    expect(codesOf('# total: int').map((each) => each.slice(0, 4))).toEqual(['W201', 'W223']);
  });

  test.each([
    '# what it costs',
    '# total',
    '# why: it is shared',
    '#',
    '# 3: int',
    '+id: UUID  # id: text',
    '#total: int',
  ])('is not reported if it is prose, or follows a member: %j', (line) => {
    expect(codesOf(`+id: UUID\n${line}`)).toEqual([]);
  });

  test('is a comment anywhere else', () => {
    expect(readByTable('schema', 'schema\ntable t {\n  id uuid\n  # total: int\n}\n').diagnostics).toEqual([]);
  });
});

describe('the input of a kind', () => {
  const lineOf = (entries: readonly Entry[]): readonly Entry[] =>
    entries.flatMap((each) => (each.shape === 'declaration' ? lineOf(each.children) : [each]));

  test('columns with their types, labels, flags and options', () => {
    const source =
      'schema\ntable t "T" view {\n  a varchar(10, 2) pk\n  b map<text, int>[] "B" nullable unique\n  c "character varying" default=0\n}\n';
    const { checked, diagnostics } = readByTable('schema', source);
    expect(diagnostics).toEqual([]);
    const columns = lineOf(checked.entries).flatMap((each) =>
      each.shape === 'column'
        ? [[each.name.text, each.type.text, each.type.quoted, each.label?.value, each.flags, [...each.options.keys()]]]
        : [],
    );
    expect(columns).toEqual([
      ['a', 'varchar(10, 2)', false, undefined, ['pk'], []],
      ['b', 'map<text, int>[]', false, 'B', ['unique', 'nullable'], []],
      ['c', 'character varying', true, undefined, [], ['default']],
    ]);
  });

  test('members with visibility, modifier, parameters and type, or as a text', () => {
    const source =
      'class\nclass c {\n  +id: UUID\n  - lines : Map<string,  Line[]>\n  #total(vat: number,  day: Date): Money\n  ~abstract run()\n  static\n  +static empty(): Order\n  #"Σ of \\"all\\""\n}\n';
    const { checked, diagnostics, formatted } = readByTable('class', source);
    expect(diagnostics).toEqual([]);
    const members = lineOf(checked.entries).flatMap((each) =>
      each.shape === 'member' ? [[each.visibility, each.modifier, each.said]] : [],
    );
    expect(members).toEqual([
      ['+', undefined, { as: 'name', name: 'id', type: 'UUID' }],
      ['-', undefined, { as: 'name', name: 'lines', type: 'Map<string, Line[]>' }],
      ['#', undefined, { as: 'name', name: 'total', parameters: 'vat: number, day: Date', type: 'Money' }],
      ['~', 'abstract', { as: 'name', name: 'run', parameters: '' }],
      [undefined, undefined, { as: 'name', name: 'static' }],
      ['+', 'static', { as: 'name', name: 'empty', parameters: '', type: 'Order' }],
      ['#', undefined, { as: 'text', text: 'Σ of "all"' }],
    ]);
    expect(formatted).toContain('\n  -lines: Map<string, Line[]>\n  #total(vat: number, day: Date): Money\n');
  });

  test('cells with empty values, texts in order, flags of a row', () => {
    const chart = readByTable('xychart', 'xychart\nbar 12 - -2.5\n').checked;
    const [bar] = chart.entries;
    expect(
      bar?.shape === 'row' && bar.cells.get('value')?.map((each) => each?.type === 'number' && each.value),
    ).toEqual([12, false, -2.5]);
    const index = readByTable('schema', 'schema\ntable t {\n  a int\n}\nindex t a unique\n').checked.entries[1];
    expect(index?.shape === 'row' && index.flags).toEqual(['unique']);
  });
});

test('a line of many mistakes costs no more than the line', () => {
  for (const [kind, line] of [
    ['xychart', `bar ${'62% '.repeat(20_000)}`],
    ['pie', `slice ${'word '.repeat(20_000)}`],
    ['pie', `slice "a" ${'1,'.repeat(20_000)}`],
    ['schema', `table t {\n${'primary key '.repeat(20_000)}\n}`],
    ['schema', `table t {\na int${'(['.repeat(20_000)}\n}`],
    ['class', `class c {\n${'a('.repeat(20_000)}\n}`],
  ] as const) {
    const { diagnostics } = readByTable(kind, `${kind}\n${line}\n`);
    const size = diagnostics.reduce((sum, { message, hint }) => sum + message.length + hint.length, 0);
    expect(size).toBeLessThan(line.length * 100);
  }
});
