// Loading one kind gives the same results as loading all.
import { describe, expect, it, test } from 'vitest';
import { compose, draw, drawText, outline, validate } from './draw.js';
import * as everyKind from './every-kind.js';
import { loaders, plainLoaders } from './kinds/loaders.js';
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
    expect(await onDemand.outline(text, context)).toEqual(outline(text, context));
    expect(await onDemand.formatSource(text)).toBe(everyKind.formatSource(text));
    expect(await onDemand.autofix(text, context, 'unsafe')).toEqual(everyKind.autofix(text, context, 'unsafe'));
    const operations = [{ op: 'header', fields: { title: 'New' } }] as const;
    expect(await onDemand.editSource(text, operations, context)).toEqual(
      everyKind.editSource(text, operations, context),
    );
  });

  it.each([
    ['two of one kind', 'flow "A"\nnode a\n', 'flow "A"\nnode a\nnode b\na -> b\n'],
    ['two kinds', 'flow "A"\nnode a\n', 'pie "A"\nslice "B" 1\n'],
    ['a header of Mermaid', 'flow "A"\nnode a\n', 'flowchart LR\n'],
    ['an unknown kind', 'flwo "A"\n', 'flow "A"\nnode a\n'],
  ])('%s compare the same', async (_name, before, after) => {
    const compared = everyKind.compareSources(before, after, context);
    expect(await onDemand.compareSources(before, after, context)).toEqual(compared);
    expect(await onDemand.comparisonPicture(compared.marked, 'dark', context)).toBe(
      everyKind.comparisonPicture(compared.marked, 'dark', context),
    );
  });

  it.each([...kinds.keys(), 'nothing'])('%s has the same vocabulary', async (name) => {
    expect(await onDemand.kindVocabulary(name)).toEqual(everyKind.kindVocabulary(name));
    expect(await onDemand.kindText(name, 'short')).toBe(everyKind.kindText(name, 'short'));
  });
});

describe('mistakes of other languages', () => {
  it.each([...kinds.keys()])('are repaired as if everything had been loaded: %s', async (name) => {
    for (const { source } of await ownMistakes(name))
      expect(await onDemand.validate(source, context), source).toEqual(validate(source, context));
  });
});
