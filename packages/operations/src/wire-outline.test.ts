import type { Outline } from '@linework/core';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { sharedSchemas } from './shared-schemas.js';
import { wireOutline } from './wire-outline.js';

const source = 'gantt "Launch"\ntask spec\nbar 1 - 2\n';
const task = { start: 15, end: 24 };
const bar = { start: 25, end: 34 };

test('numbers, dates, spans and series keep their values and get lines and columns', () => {
  const outline: Outline = {
    lines: ['Launch'],
    nodes: [],
    edges: [],
    groups: [],
    items: [
      { kind: 'task', id: 'spec', label: 'Spec', depth: 1, start: '2026-11-02', end: '2026-11-11', span: task },
      { kind: 'at', label: '2026', depth: 0, date: '2026-11-02', values: ['Go', 2, null], span: task },
      { kind: 'slice', label: 'Dogs', depth: 0, number: 62.5, unit: '%', after: ['spec'], marks: ['done'], span: task },
    ],
    series: [{ kind: 'bar', label: 'Plan', values: [1, null, 2], axis: 'y2', span: bar }],
  };
  const wired = JSON.parse(JSON.stringify(wireOutline(source, outline)));
  const schema = sharedSchemas(z).outline;
  expect(schema.parse(wired)).toEqual(wired);
  expect(wired.items[0]).toEqual({
    kind: 'task',
    id: 'spec',
    label: 'Spec',
    depth: 1,
    start: '2026-11-02',
    end: '2026-11-11',
    line: 2,
    column: 1,
    endLine: 2,
    endColumn: 10,
  });
  expect(wired.items[1].values).toEqual(['Go', 2, null]);
  expect(wired.series[0]).toMatchObject({ values: [1, null, 2], axis: 'y2', line: 3, endColumn: 10 });
});

test('a kind of boxes and lines has neither', () => {
  const wired = wireOutline(source, { lines: [], nodes: [], edges: [], groups: [] });
  expect(Object.keys(wired)).toEqual(['lines', 'nodes', 'edges', 'groups']);
});
