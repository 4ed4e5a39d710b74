// What a C4 picture means: its views, frames, captions and warnings about levels.
import { describe, expect, test } from 'vitest';
import { checkSource } from '../../check.js';
import { words } from '../../scene/parts/testing/walk.js';
import { testIcons } from '../../testing/icons.js';
import { sceneOf } from '../testing/contract/trial.js';
import { builtC4 } from './testing/built.js';

const codesOf = (source: string): readonly string[] =>
  checkSource(source, { icons: testIcons }).diagnostics.map(({ code }) => code);
const textOf = (source: string): string => words(sceneOf(source).nodes);

describe('frames and cards', () => {
  test('an element with content is a frame, one without is a card', () => {
    const { elements, boundaries } = builtC4(
      'c4 view=container\nsystem a {\n  container b tech="Go"\n}\nsystem c {\n}\n',
    );
    expect(boundaries.map(({ id, of }) => [id, of])).toEqual([['a', 'system']]);
    expect(elements.map(({ id, group }) => [id, group])).toEqual([
      ['b', 'a'],
      ['c', undefined],
    ]);
  });

  test('hosts nest and contain what runs on them', () => {
    const { elements, boundaries } = builtC4('c4 view=deployment\nhost a {\n  host b {\n    container c\n  }\n}\n');
    expect(boundaries.map(({ id, parent, depth }) => [id, parent, depth])).toEqual([
      ['a', undefined, 1],
      ['b', 'a', 2],
    ]);
    expect(elements[0]?.group).toBe('b');
  });

  test('a card shows its name, its technology and its description', () => {
    const text = textOf(
      'c4 view=container\nsystem s {\ncontainer w client "Web" tech="React" sub="Shows balances"\n}\n',
    );
    for (const each of ['Web', '[Container: React]', 'Shows balances', 's', '[Software system]'])
      expect(text).toContain(each);
  });

  test('an external element is grey and labelled External, whatever its type', () => {
    const { elements } = builtC4('c4\nsystem a external\nsystem b database external\nperson c external\n');
    expect(elements.map(({ tone, type }) => [tone, type])).toEqual([
      ['neutral', 'external'],
      ['neutral', 'database'],
      ['neutral', 'person'],
    ]);
    expect(elements.map(({ caption }) => caption)).toEqual([
      '[External system]',
      '[External system]',
      '[External person]',
    ]);
  });

  test('a line shows its label and its technology', () => {
    const text = textOf('c4\nsystem a sub="x"\nsystem b sub="y"\na -> b : "Calls" tech="gRPC"\nb -> a tech="AMQP"\n');
    expect(text).toContain('Calls [gRPC]');
    expect(text).toContain('[AMQP]');
  });
});

describe('views', () => {
  const LINES = 'system a sub="x"\nsystem b sub="y"\na -> b : "one"\nb -> a : "two"\n';
  test('only a dynamic view numbers its lines, in written order', () => {
    const numbers = (view: string) => builtC4(`c4 view=${view}\n${LINES}`).relations.map(({ number }) => number);
    expect(numbers('dynamic')).toEqual([1, 2]);
    expect(numbers('context')).toEqual([undefined, undefined]);
  });

  test('the legend names the elements present, and legend=off removes it', () => {
    const source = 'c4 "T"\nperson p sub="x"\nsystem a sub="x"\nsystem b external\np -> a : "uses"\na -> b : "calls"\n';
    for (const each of ['Person', 'Software system', 'External']) expect(textOf(source)).toContain(each);
    expect(textOf(source.replace('"T"', '"T" legend=off')).match(/Software system/g)).toHaveLength(1);
  });

  test.each([
    ['a container in no system', 'view=container', 'container a tech="x"', 'W630'],
    ['an external one can be outside a system', 'view=container', 'container a external', ''],
    ['a component in no container', 'view=component', 'system s {\ncomponent a tech="x"\n}', 'W630'],
    ['a component in its container', 'view=component', 'system s {\ncontainer c {\ncomponent a tech="x"\n}\n}', ''],
    ['a deployment has containers on hosts', 'view=deployment', 'host h {\ncontainer a\n}', ''],
    ['a container in a context view', '', 'system s {\ncontainer a tech="x"\n}', 'W632'],
    ['a component in a container view', 'view=container', 'system s {\ncontainer c {\ncomponent a\n}\n}', 'W632'],
    [
      'a line to an element outside the view',
      '',
      'person p sub="x"\nsystem s {\ncontainer a tech="x"\n}\np -> a : "x"',
      'W632 W631',
    ],
    ['a system without a word in a context view', '', 'system s', 'W633'],
    ['a container without a word in its view', 'view=container', 'system s {\ncontainer a\n}', 'W633'],
    ['a container with only its technology', 'view=container', 'system s {\ncontainer a tech="Go"\n}', ''],
    ['a line without a label', '', 'system a sub="x"\nsystem b sub="x"\na -> b', 'W634'],
  ])('%s', (_, header, lines, codes) => {
    expect(codesOf(`c4 "T" ${header}\n${lines}\n`).join(' ')).toBe(codes);
  });
});
