// defaults.legend of the settings file, in every kind whose lines have roles.
import { describe, expect, test } from 'vitest';
import { draw, drawText, validate } from '../draw.js';
import { kinds } from '../kinds/registry.js';
import { testIcons } from '../testing/icons.js';
import type { Defaults } from './defaults.js';

const withRoles = [...kinds.values()].filter(({ grammar }) =>
  grammar.edges?.options.some(({ name }) => name === 'role'),
);

const sourceOf = (kind: string, options = ''): string => {
  const { node = '', statements = [] } = kinds.get(kind)?.grammar ?? {};
  const nodes = `${node} a\n${node} b`;
  const within = statements.find(({ keyword }) => keyword === node)?.within ?? [];
  const placed = within.includes('diagram') ? nodes : `${within[0]} around {\n${nodes}\n}`;
  return `${kind}${options}\n${placed}\na -> b : "goes" role=private\n`;
};

function named(source: string, defaults: Defaults): { readonly drawn: boolean; readonly typed: boolean } {
  const context = { icons: testIcons, defaults };
  const svg = draw(source, {}, context).svg ?? '';
  return {
    drawn: svg.includes('data-legend'),
    typed: drawText(source, {}, context).text?.includes('private') ?? false,
  };
}

describe.each(withRoles.map(({ grammar }) => grammar.kind))('the legend of a %s', (kind) => {
  test('is drawn unless the settings turn it off', () => {
    expect(named(sourceOf(kind), {})).toEqual({ drawn: true, typed: true });
    expect(named(sourceOf(kind), { legend: 'on' })).toEqual({ drawn: true, typed: true });
    expect(named(sourceOf(kind), { legend: 'off' })).toEqual({ drawn: false, typed: false });
  });
});

describe('the header option', () => {
  test('overrides the settings in flow', () => {
    expect(named(sourceOf('flow', ' legend=on'), { legend: 'off' }).drawn).toBe(true);
    expect(named(sourceOf('flow', ' legend=off'), { legend: 'on' }).drawn).toBe(false);
    expect(named(sourceOf('flow'), { legend: 'on', kinds: { flow: { legend: 'off' } } }).drawn).toBe(false);
  });

  test('does not exist in sequence, nor in its settings', () => {
    const defaults = { kinds: { sequence: { legend: 'off' } } } as const;
    const { diagnostics } = validate(sourceOf('sequence'), { icons: testIcons, defaults });
    expect(diagnostics.map(({ code }) => code)).toEqual(['S200']);
    expect(named(sourceOf('sequence'), defaults).drawn).toBe(true);
  });
});
