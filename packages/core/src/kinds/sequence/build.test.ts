import { describe, expect, test } from 'vitest';
import { checkSource } from '../../check.js';
import { validate } from '../../draw.js';
import { applyGrammar } from '../../grammar/apply.js';
import { type Defaults, resolveHeader } from '../../settings/defaults.js';
import { cutSource } from '../../syntax/cut-source.js';
import { parse } from '../../syntax/parse.js';
import { testIcons } from '../../testing/icons.js';
import { makeSource } from '../../text/source.js';
import { buildSequence } from './build.js';
import { sequenceCodes } from './codes.js';
import { sequence } from './index.js';
import { messagesOf, type SequenceModel } from './model.js';
import { sequenceGrammar } from './statements.js';

function modelOf(text: string, defaults?: Defaults): SequenceModel {
  const parsed = parse(cutSource(makeSource(text)), sequence);
  const checked = applyGrammar(parsed.value, sequenceGrammar).value;
  const header = resolveHeader(checked, sequenceGrammar, defaults).value;
  return buildSequence(checked, { header, icons: testIcons, whole: true }).value;
}

function codesOf(text: string, defaults?: Defaults): readonly string[] {
  return validate(text, { icons: testIcons, ...(defaults ? { defaults } : {}) }).diagnostics.map((each) => each.code);
}

const TWO = 'actor a\nactor b\n';
const THREE = `${TWO}actor c\n`;

describe('actors', () => {
  test('appear in source order, whatever the messages say, and can be declared after their use', () => {
    expect(modelOf('sequence\nc -> a\nactor a\nactor b\nactor c\n').actors.map((each) => each.id)).toEqual([
      'a',
      'b',
      'c',
    ]);
  });

  test('have the types of nodes, with tone and icon', () => {
    const actors = modelOf('sequence\nactor u person "User"\nactor d database tone=red icon=none\nactor x\n').actors;
    expect(actors.map(({ label, type, tone, icon }) => [label, type, tone, icon])).toEqual([
      ['User', 'person', 'neutral', 'lx:user'],
      ['d', 'database', 'red', undefined],
      ['x', 'step', 'neutral', undefined],
    ]);
  });

  test.each([
    ['sequence\nactor a\na -> b\n', ['E201']],
    ['sequence\nactor a\nnote b : "x"\n', ['E201']],
    ['sequence\nactor a\nactor a\n', ['E200']],
    ['sequence\nactor a servise\n', ['E308']],
    ['sequence\nactor a\nloop {\n  actor b\n  a -> b\n}\n', ['E401']],
    ['sequence\ndivider "x"\n', ['E420']],
    ['sequence\n', ['E408']],
  ])('%j reports %j', (text, codes) => {
    expect(codesOf(text)).toEqual(codes);
  });
});

describe('messages', () => {
  test.each([
    ['->', 'solid', false, true],
    ['-->', 'dashed', false, true],
    ['..>', 'dotted', false, true],
    ['<->', 'solid', true, true],
    ['<-->', 'dashed', true, true],
    ['--', 'solid', false, false],
  ])('%s is %s', (arrow, dash, startHead, endHead) => {
    const [line] = messagesOf(modelOf(`sequence\n${TWO}a ${arrow} b\n`).items);
    expect(line).toMatchObject({ arrow, dash, startHead, endHead });
  });

  test('a solid message of the role async is drawn dotted', () => {
    const [line] = messagesOf(modelOf(`sequence\n${TWO}a -> b role=async\n`).items);
    expect(line?.dash).toBe('dotted');
  });

  test('an actor may send to itself', () => {
    expect(codesOf('sequence\nactor a\na -> a : "checks"\n')).toEqual([]);
  });

  test('verb and status icons apply, icons=off removes the automatic ones', () => {
    const body = `${TWO}a -> b : "reads"\nb --> a : "no"\nb --> a : "404" icon=status:denied\n`;
    const icons = (text: string) => messagesOf(modelOf(text).items).map((each) => each.icon);
    expect(icons(`sequence\n${body}`)).toEqual(['lx:eye', 'status:no', 'status:denied']);
    expect(icons(`sequence icons=off\n${body}`)).toEqual([undefined, undefined, 'status:denied']);
  });

  test('a label that names a relationship with a role suggests it', () => {
    expect(codesOf(`sequence\n${TWO}a -> b : "reads"\n`)).toEqual(['W500']);
    expect(codesOf(`sequence\n${TWO}loop {\n  a -> b : "reads" role=data\n}\n`)).toEqual([]);
  });

  test('messages that are all replies are valid here, unlike in a flow', () => {
    expect(codesOf(`sequence\n${TWO}a --> b\n`)).toEqual([]);
  });
});

describe('numbers', () => {
  const numbers = (text: string) => messagesOf(modelOf(text).items).map((each) => each.number);

  test('one counter runs through loops, alternatives and parallel blocks', () => {
    const body = [
      'a -> b',
      'loop {',
      '  a -> b',
      '  alt {',
      '    a -> b',
      '  } else {',
      '    a -> b step=off',
      '    par {',
      '      a -> b step=10',
      '    } and {',
      '      a -> b',
      '    }',
      '  }',
      '}',
      'b -> a',
    ].join('\n');
    expect(numbers(`sequence numbered=on\n${TWO}${body}\n`)).toEqual([1, 2, 3, undefined, 10, 11, 12]);
    expect(numbers(`sequence numbered=on start=0\n${TWO}${body}\n`)).toEqual([0, 1, 2, undefined, 10, 11, 12]);
    expect(numbers(`sequence\n${TWO}${body}\n`).every((each) => each === undefined)).toBe(true);
  });

  test('step= and start= need numbered=on, which the settings can set', () => {
    expect(codesOf(`sequence\n${TWO}a -> b step=2\n`)).toEqual(['E411']);
    expect(codesOf(`sequence start=2\n${TWO}a -> b\n`)).toEqual(['E412']);
    expect(codesOf(`sequence start=2\n${TWO}a -> b step=4\n`, { numbered: 'on' })).toEqual([]);
  });

  test('more than 25 numbered steps are too many', () => {
    expect(codesOf(`sequence numbered=on\n${TWO}loop {\n${'a -> b\n'.repeat(26)}}\n`)).toEqual(['W200']);
    expect(codesOf(`sequence numbered=on\n${TWO}${'a -> b\n'.repeat(25)}a -> b step=off\n`)).toEqual([]);
  });
});

test('animation moves messages with a head; a message can differ from the header', () => {
  const moving = messagesOf(
    modelOf(`sequence animate=on\n${TWO}a -> b\na -- b\nopt {\n  b --> a animate=off\n}\n`).items,
  ).map((each) => each.animate);
  expect(moving).toEqual([true, false, false]);
  expect(codesOf(`sequence\n${TWO}a -- b animate=on\n`)).toEqual(['E410']);
});

describe('written bars', () => {
  const bars = (body: string): readonly string[] =>
    modelOf(`sequence\n${THREE}${body}`).activations.map(({ actor, from = '', to = '' }) => `${actor} ${from}-${to}`);

  test.each<[string, string, readonly string[]]>([
    ['from the message above to the message above', 'a -> b\nactivate b\nb -> c\nb -> a\ndeactivate b\n', ['b e1-e3']],
    [
      'replace the automatic bars of their actor only',
      'a -> b\nb -> c\nactivate b\nc --> b\nb --> a\n',
      ['c e2-e3', 'b e2-'],
    ],
    ['before the first message from the head', 'activate a\na -> b\n', ['a -']],
    [
      'nested, the latest first',
      'a -> b\nactivate b\na -> b\nactivate b\nb -> c\ndeactivate b\nb -> a\ndeactivate b\n',
      ['b e1-e4', 'b e2-e3'],
    ],
    [
      'through alternatives that end it, to the latest end',
      'a -> b\nactivate b\nalt {\n  b --> a\n  deactivate b\n} else {\n  b -> a\n  deactivate b\n}\na -> a\n',
      ['b e1-e3'],
    ],
    [
      'through one that does not end it',
      'a -> b\nactivate b\nopt {\n  b --> a\n  deactivate b\n}\nb -> a\ndeactivate b\n',
      ['b e1-e3'],
    ],
    [
      'at the start of a later branch from its first message',
      'alt {\n  a -> c\n} else {\n  activate b\n  a -> b\n  b -> a\n  deactivate b\n}\n',
      ['b e2-e3'],
    ],
    [
      'through areas and parallel branches in order',
      'a -> b\ngroup {\n  activate b\n  b -> c\n}\npar {\n  b -> a\n  deactivate b\n} and {\n  a -> a\n}\n',
      ['b e1-e3'],
    ],
  ])('%s', (_, body, expected) => {
    expect(bars(body)).toEqual(expected);
  });

  test.each([
    ['a -> b\nactivate b\nb -> a\ndeactivate b\ndeactivate b\n', ['E425']],
    ['a -> b\nactivate b\ndeactivate b\n', ['W213']],
    ['activate b\ndeactivate b\na -> b\n', ['W213']],
    ['a -> b\nactivate d\n', ['E201']],
    ['a -> b\nactivate b tone=red\n', ['E306']],
  ])('%j reports %j', (body, codes) => {
    expect(codesOf(`sequence\n${TWO}${body}`)).toEqual(codes);
  });

  test('appear in the outline, at the messages where they begin and end', () => {
    const { compiled } = checkSource(`sequence\n${TWO}a -> b\nactivate b\nb -> a\ndeactivate b\n`, {
      icons: testIcons,
    });
    expect(compiled?.outline.lines.slice(-2)).toEqual(['a -> b [activates b]', 'b -> a [deactivates b]']);
  });
});

describe('actors that do not live through the whole picture', () => {
  const lives = (text: string) => modelOf(text).actors.map((each) => [each.id, each.createdBy, each.destroyedBy]);

  test('are created by the first message to them, and destroyed by the last one', () => {
    const text = 'sequence\nactor a\nactor job created destroyed\na -> a\nopt {\n  a -> job\n  job --> a\n}\na -> a\n';
    expect(lives(text)).toEqual([
      ['a', undefined, undefined],
      ['job', 'e2', 'e3'],
    ]);
    expect(codesOf(text)).toEqual([]);
  });

  test.each([
    ['actor a\nactor b created\na -> a\n', ['E423']],
    ['actor a\nactor b created\nb -> a\na -> b\n', ['E423']],
    ['actor a\nactor b created\nb -> b\na -> b\n', ['E423']],
    ['actor a\nactor b destroyed\na -> a\n', ['E424']],
    ['actor a\nactor b created destroyed\na -> b\n', []],
    ['actor a\nactor b "B" create\na -> b\n', ['E308']],
  ])('%j reports %j', (body, codes) => {
    expect(codesOf(`sequence\n${body}`)).toEqual(codes);
  });

  test('appear in the outline at these messages', () => {
    const { compiled } = checkSource(
      'sequence\nactor a "Ann"\nactor b "Bob" created destroyed\na -> b : "hires"\nb -> a : "leaves"\n',
      { icons: testIcons },
    );
    expect(compiled?.outline.lines.slice(-2)).toEqual([
      'Ann -> Bob: hires [creates Bob]',
      'Bob -> Ann: leaves [ends Bob]',
    ]);
  });
});

describe('blocks', () => {
  test('nest, with any number of branches', () => {
    const { items } = modelOf(
      `sequence\n${TWO}alt "x" {\n  a -> b\n} else "y" {\n  par {\n    a -> b\n  } and "z" {\n    b -> a\n  }\n} else {\n  a -> b\n}\n`,
    );
    expect(items).toMatchObject([
      {
        word: 'alt',
        sections: [
          { word: 'alt', label: 'x' },
          {
            word: 'else',
            label: 'y',
            items: [{ word: 'par', sections: [{ word: 'par' }, { word: 'and', label: 'z' }] }],
          },
          { word: 'else' },
        ],
      },
    ]);
  });

  test('branches take the options of their block, and its tone without one of their own', () => {
    const { items } = modelOf(
      `sequence\n${TWO}alt "x" tone=green {\n  a -> b\n} else "y" tone=red desc="Rare" {\n  a -> b\n} else {\n  a -> b\n}\n`,
    );
    expect(items).toMatchObject([
      {
        tone: 'green',
        sections: [{ tone: 'green' }, { label: 'y', tone: 'red', desc: 'Rare' }, { word: 'else', tone: 'green' }],
      },
    ]);
    expect(codesOf(`sequence\n${TWO}par {\n  a -> b\n} and tone=blue {\n  a -> b\n}\n`)).toEqual([]);
  });

  test.each([
    ['alt {\n  a -> b\n} else "y" tone=pinkish {\n  b -> a\n}\n', ['E302']],
    ['alt {\n  a -> b\n} else "y" link="x" {\n  b -> a\n}\n', ['E306']],
    ['alt {\n  a -> b\n} else tone=red tone=red {\n  b -> a\n}\n', ['E301']],
    ['group pay "Payment" {\n  a -> b\n}\n', ['E307']],
    ['group "Payment" {\n  a -> b\n} else {\n  a -> b\n}\n', ['E409']],
    ['group "Payment" tone=blue {\n  loop {\n    a -> b\n  }\n  divider\n  note a : "x"\n}\n', []],
    ['loop {\n  a -> b\n} else {\n  b -> a\n}\n', ['E409']],
    ['alt {\n  a -> b\n} and {\n  b -> a\n}\n', ['E409']],
    ['par {\n  a -> b\n} else {\n  b -> a\n}\n', ['E409']],
    ['loop "x" {\n}\n', ['W201']],
    ['alt "x" {\n} else {\n  a -> b\n}\n', ['W201']],
    ['alt "x" {\n  a -> b\n} else {\n}\n', ['W201']],
    ['loop {\n  a -> b\n  divider "x"\n  a -> b\n}\n', []],
    ['alt {\n  divider\n} else {\n  opt {\n    divider "x"\n  }\n}\n', []],
    ['loop {\n  divider "x" {\n  }\n}\na -> b\n', ['E405']],
    ['loop "x" {\n  a -> b\n', ['E107']],
    ['} else {\na -> b\n', ['E108']],
  ])('%j reports %j', (body, codes) => {
    expect(codesOf(`sequence\n${TWO}${body}`)).toEqual(codes);
  });
});

describe('notes', () => {
  test('cover one lifeline or span from one to another', () => {
    const { items } = modelOf(`sequence\n${THREE}note b : "x"\nnote c,a : "y" tone=blue\n`);
    expect(items).toMatchObject([
      { text: 'x', over: ['b'], tone: 'amber' },
      { text: 'y', over: ['c', 'a'], tone: 'blue' },
    ]);
  });

  test.each([
    ['note : "x"\n', ['E402']],
    ['note a\n', ['E402']],
    ['note a,b,c : "x"\n', ['E421']],
    ['note a,a : "x"\n', ['E422']],
    ['note a : "x" side=left\n', ['E300']],
  ])('%j reports %j', (body, codes) => {
    expect(codesOf(`sequence\n${THREE}${body}`)).toEqual(codes);
  });

  test('a note that names one lifeline twice is repaired', () => {
    const report = validate('sequence\nactor a\nnote a,a : "x"\n', { icons: testIcons });
    expect(report.diagnostics[0]?.fix).toMatchObject({ text: 'a', safe: true, line: 3, column: 6, endColumn: 9 });
  });
});

describe('options without an effect here are reported', () => {
  test.each([
    ['sequence legend=off\nactor a\n', 'E300', 'legend'],
    ['sequence direction=right\nactor a\n', 'E300', 'direction'],
    ['sequence role=data\nactor a\n', 'E306', 'role'],
    ['sequence tone=red\nactor a\n', 'E306', 'tone'],
    ['sequence\nactor a role=data\n', 'E306', 'role'],
    ['sequence\nactor a same=a\n', 'E300', 'same'],
    [`sequence\n${TWO}a -> b sub="x"\n`, 'E306', 'sub'],
    ['sequence\nactor a\nloop "x" icon=lx:rocket {\na -> a\n}\n', 'E306', 'icon'],
    ['sequence\nactor a\ndivider "x" tone=red\n', 'E306', 'tone'],
  ])('%j: %s', (text, code, option) => {
    const { diagnostics } = validate(text, { icons: testIcons });
    expect(diagnostics.map((each) => each.code)).toEqual([code]);
    expect(diagnostics[0]?.message).toContain(option);
  });
});

describe('density', () => {
  const actors = (count: number): string => Array.from({ length: count }, (_, i) => `actor a${i}\n`).join('');
  test.each([
    [`${actors(12)}a0 -> a1\n`, []],
    [`${actors(13)}a0 -> a1\n`, ['W210']],
    [`${TWO}${'a -> b\n'.repeat(80)}`, []],
    [`${TWO}${'a -> b\n'.repeat(81)}`, ['W211']],
    [`${TWO}${'opt {\n'.repeat(4)}a -> b\n${'}\n'.repeat(4)}`, []],
    [`${TWO}${'opt {\n'.repeat(6)}a -> b\n${'}\n'.repeat(6)}`, ['W212']],
  ])('%#', (body, codes) => {
    expect(codesOf(`sequence\n${body}`)).toEqual(codes);
  });
});

describe('every code', () => {
  test.each(Object.entries(sequenceCodes))('%s is raised by its example and gone after its repair', (code, entry) => {
    expect(codesOf(entry.example)).toEqual([code]);
    expect(codesOf(entry.repair)).toEqual([]);
  });
});

describe('the reference', () => {
  test('the example of the kind has no diagnostics', () => {
    expect(codesOf(`${sequenceGrammar.example}\n`)).toEqual([]);
  });

  test.each(sequenceGrammar.statements.map((each) => [each.keyword, each.example]))('the example of %s', (_, lines) => {
    const actors = 'actor user\nactor db\nactor mail\nactor bank\n';
    const own = lines.startsWith('actor api') ? '' : 'actor api\n';
    const errors = validate(`sequence\n${actors}${own}${lines}\n`, { icons: testIcons }).diagnostics.filter(
      (each) => each.severity === 'error',
    );
    expect(errors).toEqual([]);
  });
});

test('the outline lists a divider in its place', () => {
  const { compiled } = checkSource(`sequence\n${TWO}loop {\n  a -> b\n  divider "x"\n}\ndivider\n`, {
    icons: testIcons,
  });
  expect(compiled?.outline.lines.slice(-4)).toEqual(['loop', '  a -> b', '  Divider: x', 'Divider']);
});

test('the outline names areas, and describes branches', () => {
  const { compiled } = checkSource(
    `sequence\n${TWO}group "Payment" tone=blue {\n  alt "x" {\n    a -> b\n  } else "y" desc="Rare" {\n    b -> a\n  }\n}\n`,
    { icons: testIcons },
  );
  expect(compiled?.outline.lines.slice(-5)).toEqual([
    'group Payment',
    '  alt x',
    '    a -> b',
    '  else y. Rare',
    '    b -> a',
  ]);
});

test('the outline lists actors, numbers, roles, blocks and notes', () => {
  const checked = checkSource(`${sequenceGrammar.example}\n`, { icons: testIcons });
  expect(checked.compiled?.outline.lines).toMatchInlineSnapshot(`
    [
      "Sign in: sequence, 3 actors, 7 messages, 3 blocks",
      "Actor User (person)",
      "Actor API (service)",
      "Actor Users (database)",
      "1. User -> API: POST /sign-in",
      "alt known address",
      "  2. API -> Users: reads (data)",
      "  3. Users --> API: row",
      "else unknown",
      "  4. API --> User: 404",
      "par log",
      "  5. API -> API: audit",
      "and",
      "  loop until delivered",
      "    API ..> User: mails code",
      "Note over User, API: The code lives ten minutes",
      "Divider: Later",
      "20. User -> API: POST /code",
    ]
  `);
  expect(checked.compiled?.outline.groups).toEqual([]);
  expect(checked.compiled?.outline.edges.map((each) => each.number)).toEqual([1, 2, 3, 4, 5, undefined, 20]);
});
