// The outline contains the whole picture: every golden is rebuilt from its outline.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { oneLine } from '../../text/one-line.js';
import { describeC4 } from './describe.js';
import type { C4Model } from './model.js';
import { builtC4 } from './testing/built.js';
import { type Facts, factsOf } from './testing/read-outline.js';

const folder = new URL('golden/', import.meta.url);
const goldens = readdirSync(folder).filter((each) => each.endsWith('.diagram'));

function factsOfModel({ view, boundaries, elements, relations }: C4Model): Facts {
  const names = new Map([...boundaries, ...elements].map(({ id, label }) => [id, oneLine(label)]));
  const name = (id: string): string => names.get(id) ?? id;
  const frames = new Map(boundaries.map(({ id, of }) => [id, of]));
  const end = (id: string): string => (frames.has(id) ? `${frames.get(id)} ${name(id)}` : name(id));
  const plain = new Set(['step', 'person', 'external']);
  return {
    view,
    boundaries: boundaries.map(({ id, of, type, tech, parent }) => ({
      name: name(id),
      of: of === 'group' && type !== 'none' ? `${type} group` : of,
      ...(tech === undefined ? {} : { tech }),
      ...(parent === undefined ? {} : { within: name(parent) }),
    })),
    elements: elements.map(({ id, level, external, type, tech, group, sub }) => ({
      level,
      external,
      name: name(id),
      ...(plain.has(type) ? {} : { type }),
      ...(tech === undefined ? {} : { tech }),
      ...(group === undefined ? {} : { within: name(group) }),
      ...(sub === undefined ? {} : { does: oneLine(sub) }),
    })),
    relations: relations.map(({ number, from, arrow, to, label, tech }) => ({
      ...(number === undefined ? {} : { number }),
      from: end(from),
      arrow,
      to: end(to),
      ...(label === undefined ? {} : { label: oneLine(label) }),
      ...(tech === undefined ? {} : { tech }),
    })),
  };
}

test.each(goldens)('%s is rebuilt from its outline', (file) => {
  const model = builtC4(readFileSync(new URL(file, folder), 'utf8'));
  const { lines } = describeC4({ ...model, desc: '' });
  expect(factsOf(lines)).toEqual(factsOfModel(model));
});

test('elements with the same label are distinguished by their ids', () => {
  const { lines } = describeC4(builtC4('c4\nsystem a "Shop"\nsystem b "Shop"\na -> b : "syncs"\n'));
  expect(lines).toContain('System Shop (a)');
  expect(lines).toContain('Shop (a) -> Shop (b): syncs');
});
