// What an expert says about a state machine, and what is valid.

import { describe, expect, test } from 'vitest';
import { checkSource } from '../../../check.js';
import { validate } from '../../../draw.js';
import { autofix } from '../../../every-kind.js';
import { testIcons } from '../../../testing/icons.js';
import { applyEdits } from '../../../text/edit.js';

const context = { icons: testIcons };

function source(lines: string): string {
  return `state "Door"\n${lines.trim()}\n`;
}

/** The kind's own codes, with their lines. */
function reportsOf(lines: string): readonly string[] {
  return validate(source(lines), context)
    .diagnostics.filter(({ code }) => /^[EW]62/.test(code))
    .map(({ code, line }) => `${code} ${line}`);
}

/** The source after the one fix of a code. */
function chosen(lines: string, code: string): string {
  const { source: of, diagnostics } = checkSource(source(lines), context);
  const fix = diagnostics.find((each) => each.code === code)?.fix;
  expect(fix?.safe).toBe(false);
  return fix === undefined ? '' : applyEdits(of, [fix]).slice('state "Door"\n'.length);
}

const AB = 'state a\nstate b\nstart -> a\n';
const BOTH =
  'state on {\n  region {\n    state a\n    start -> a\n    a -> end\n  }\n  region {\n    state b\n    start -> b\n    b -> end\n  }\n}\nstart -> on\non -> end\n';

describe('ends', () => {
  test.each<[string, string, readonly string[]]>([
    ['a transition out of end', `${AB}a -> b\nb -> end\nend -> b`, ['E620 7']],
    ['a transition into start', `${AB}a -> b\nb -> start`, ['E621 6']],
    ['start straight to end', 'state a\nstart -> a\na -> end', []],
  ])('%s', (_, lines, expected) => {
    expect(reportsOf(lines)).toEqual(expected);
  });

  test('reversed, or led to the first state', () => {
    expect(chosen(`${AB}a -> b\nend -> b`, 'E620')).toBe(`${AB}a -> b\nb -> end\n`);
    expect(chosen(`${AB}a -> b\nb -> start`, 'E621')).toBe(`${AB}a -> b\nb -> a\n`);
  });
});

describe('where it begins', () => {
  test.each<[string, string, readonly string[]]>([
    ['two ways out of start', `${AB}start -> b\na -> b\nb -> a`, ['W620 5']],
    ['the same through a fork', 'state a\nstate b\nfork f\nstart -> f\nf -> a\nf -> b\na -> end\nb -> end', []],
    ['no start', 'state a\nstate b\na -> b\nb -> a', ['W621 2']],
    ['states without transitions, which are a list', 'state a\nstate b', []],
    [
      'a composite that is entered without a start',
      `${AB}state c {\n  state d\n  state e\n  d -> e\n  e -> d\n}\na -> c\nc -> b\nb -> end`,
      ['W621 6'],
    ],
    [
      'a composite that is only entered through its inside',
      `${AB}state c {\n  state d\n}\na -> d\nd -> b\nb -> end`,
      [],
    ],
  ])('%s', (_, lines, expected) => {
    expect(reportsOf(lines)).toEqual(expected);
  });

  test('the repair names the first state', () => {
    expect(chosen('state a\nstate b\na -> b\nb -> a', 'W621')).toBe('state a\nstate b\nstart -> a\na -> b\nb -> a\n');
  });
});

describe('what is reached', () => {
  test.each<[string, string, readonly string[]]>([
    ['a state without a transition to it', `${AB}state c\na -> b\nb -> a\nc -> a`, ['W622 5']],
    [
      'a cycle that nothing leads to, reported once',
      `${AB}state c\nstate d\na -> b\nb -> a\nc -> d\nd -> c`,
      ['W622 5'],
    ],
    [
      'a state reached only from an unreachable one',
      `${AB}state c\nstate d\na -> b\nb -> a\nc -> d\nd -> a`,
      ['W622 5'],
    ],
    [
      'the inside of a composite by its start',
      `${AB}state c {\n  state d\n  state e\n  start -> d\n  d -> e\n  e -> end\n}\na -> c\nc -> b\nb -> end`,
      [],
    ],
    [
      'an unreachable state inside a composite',
      `${AB}state c {\n  state d\n  state e\n  start -> d\n  d -> end\n  e -> end\n}\na -> c\nc -> b\nb -> end`,
      ['W622 7'],
    ],
    ['what follows a composite that is entered inside', `${AB}state c {\n  state d\n}\na -> d\nc -> b\nb -> end`, []],
    ['all regions of a composite', BOTH, []],
    [
      'the states after a history',
      `${AB}state c {\n  history h\n  state d\n  start -> d\n  d -> end\n}\na -> h\nc -> b\nb -> end`,
      [],
    ],
    ['a state reached only from itself', `${AB}state c\na -> b\nb -> a\nc -> c : "tick"\nc -> a`, ['W622 5']],
  ])('%s', (_, lines, expected) => {
    expect(reportsOf(lines)).toEqual(expected);
  });
});

describe('what can be left', () => {
  test.each<[string, string, readonly string[]]>([
    ['a state without an outgoing transition', `${AB}a -> b`, ['W623 3']],
    ['one that only leads to itself', `${AB}a -> b\nb -> b : "tick"`, ['W623 3']],
    [
      'one whose composite has an outgoing transition',
      `${AB}state c {\n  state d\n  start -> d\n}\na -> c\nc -> b : "off"\nb -> a`,
      [],
    ],
    [
      'a composite that ends and has no outgoing transition',
      `${AB}state c {\n  state d\n  start -> d\n  d -> end\n}\na -> c\na -> b : "x"\nb -> end`,
      ['W623 5'],
    ],
  ])('%s', (_, lines, expected) => {
    expect(reportsOf(lines)).toEqual(expected);
  });

  test('the repair leads it to end', () => {
    expect(chosen(`${AB}a -> b`, 'W623')).toBe('state a\nstate b\nb -> end\nstart -> a\na -> b\n');
  });

  test('it does not fail a strict check, and is not repaired automatically', () => {
    expect(autofix(source(`${AB}a -> b`), context).applied).toBe(0);
  });
});

describe('branches', () => {
  const C = 'state a\nstate b\nstate c\nstart -> a\nb -> end\nc -> end\n';
  test.each<[string, string, readonly string[]]>([
    ['one event twice', `${C}a -> b : "push"\na -> c : "push"`, ['W624 9']],
    ['ignoring spaces and case', `${C}a -> b : "Push  [x > 1]"\na -> c : "push [X > 1] / beep"`, ['W624 9']],
    ['other guards', `${C}a -> b : "push [x]"\na -> c : "push [else]"`, []],
    ['other events', `${C}a -> b : "push"\na -> c : "pull"`, []],
    ['one event to one state, with two actions', `${C}a -> b : "push / x"\na -> b : "push / y"\na -> c : "z"`, []],
    ['two transitions without an event', `${C}a -> b\na -> c`, ['W624 9']],
    ['a choice without [else]', `${C}choice k\na -> k\nk -> b : "[x > 1]"\nk -> c : "[x < 0]"`, ['W625 8']],
    ['a choice with [else]', `${C}choice k\na -> k\nk -> b : "[x > 1]"\nk -> c : "[else]"`, []],
    ['a choice of yes and no', `${C}choice k\na -> k\nk -> b : "yes"\nk -> c : "no"`, []],
    ['a choice of a guard and its denial', `${C}choice k\na -> k\nk -> b : "[paid]"\nk -> c : "[not paid]"`, []],
    [
      'a choice of two comparisons that cover everything',
      `${C}choice k\na -> k\nk -> b : "[x < 1]"\nk -> c : "[x >= 1]"`,
      [],
    ],
    [
      'a choice with two equal guards',
      `${C}choice k\na -> k\nk -> b : "[x]"\nk -> c : "[x]"\nk -> a : "[else]"`,
      ['W624 11'],
    ],
    ['a fork with one way out', `${C}fork f\na -> f\nf -> b\na -> c : "x"`, ['W626 8']],
    ['a join with one way in', `${C}join j\na -> j\nj -> b\na -> c : "x"`, ['W626 8']],
  ])('%s', (_, lines, expected) => {
    expect(reportsOf(lines)).toEqual(expected);
  });

  test('[else] is added after the last guard', () => {
    const lines = `${C}choice k\na -> k\nk -> b : "[x > 1]"\nk -> c : "[x < 0]"`;
    expect(chosen(lines, 'W625')).toBe(`${lines}\nk -> c : "[else]"\n`);
  });
});

describe('regions', () => {
  test.each<[string, string, readonly string[]]>([
    ['a transition from one to another', `${BOTH}a -> b : "x"`, ['W627 16']],
    ['a transition out of one', `${BOTH}state c\na -> c : "x"\nc -> end`, []],
    [
      'content outside the regions',
      'state on {\n  state c\n  region {\n    state a\n    start -> a\n    a -> end\n  }\n  start -> c\n  c -> end\n}\nstart -> on\non -> end',
      ['W629 3'],
    ],
  ])('%s', (_, lines, expected) => {
    expect(reportsOf(lines)).toEqual(expected);
  });

  test('a history belongs in a composite', () => {
    const [diagnostic] = validate(source('state a\nhistory h\nstart -> a'), context).diagnostics;
    expect(diagnostic).toMatchObject({ code: 'E401', line: 3 });
    expect(diagnostic?.hint).toContain('into a state block');
  });
});

test('transitions that are all dashed are reported once, and a single one can be repaired', () => {
  expect(reportsOf(`state a\nstart --> a\na --> end`)).toEqual(['W628 3']);
  expect(chosen('state a\nstart --> a', 'W628')).toBe('state a\nstart -> a\n');
});

test('a source that is only partly read gets no diagnostics that may follow from that', () => {
  expect(reportsOf('state a\nstate b\nzzz zzz\nstart -> a')).toEqual([]);
});
