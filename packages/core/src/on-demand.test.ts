// Loading one kind gives the same results as loading all.
import { describe, expect, it, test } from 'vitest';
import { compose, draw, drawText, validate } from './draw.js';
import { loaders, plainLoaders } from './kinds/on-demand.js';
import { kinds } from './kinds/registry.js';
import { ownMistakes } from './kinds/testing/contract/own-mistakes.js';
import * as onDemand from './on-demand.js';
import { testIcons } from './testing/icons.js';

const context = { icons: testIcons };

test('every kind can be loaded by itself', async () => {
  expect(Object.keys(loaders)).toEqual([...kinds.keys()]);
  for (const [name, load] of [...Object.entries(loaders), ...Object.entries(plainLoaders)])
    expect((await load()).grammar.kind).toBe(name);
});

describe('on demand', () => {
  it.each([
    ...[...kinds].map(([name, { grammar }]): [string, string] => [name, grammar.example]),
    ['a source with mistakes', 'flow "A"\nnode a\na => b\n'],
    ['a header of Mermaid', 'flowchart LR\n'],
    ['an unknown kind', 'flwo "A"\n'],
    ['no kind', ''],
  ])('%s gives the same result', async (_name, text) => {
    expect(await onDemand.validate(text, context)).toEqual(validate(text, context));
    expect((await onDemand.draw(text, {}, context)).svg).toBe(draw(text, {}, context).svg);
    expect(await onDemand.drawText(text, {}, context)).toEqual(drawText(text, {}, context));
    expect((await onDemand.compose(text, context)).scene).toEqual(compose(text, context).scene);
  });
});

describe('mistakes of other languages', () => {
  it.each([...kinds.keys()])('are repaired as if everything had been loaded: %s', async (name) => {
    for (const { source } of await ownMistakes(name))
      expect(await onDemand.validate(source, context), source).toEqual(validate(source, context));
  });
});
