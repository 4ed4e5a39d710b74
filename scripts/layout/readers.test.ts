// The facts of state, class and entity diagrams become the graphs from which their pictures would be laid out.
import { expect, test } from 'vitest';
import { classGraph } from './classes.mjs';
import { entityGraph } from './entities.mjs';
import { stateGraph } from './states.mjs';

/** A size that identifies the measured text. */
const sizes = {
  card: (text: string) => ({ width: text.length, height: 1 }),
  rows: (title: string, rows: string[][]) => ({ width: title.length, height: rows.length }),
  label: (text: string) => ({ width: text.length, height: 1 }),
  title: (text: string) => ({ width: text.length, height: 1 }),
};

const ends = ({ edges }: { edges: { from: string; to: string }[] }) => edges.map(({ from, to }) => `${from} ${to}`);
const homes = ({ nodes }: { nodes: { id: string; group?: string }[] }) =>
  Object.fromEntries(nodes.map(({ id, group }) => [id, group]));

const states = {
  direction: 'LR',
  states: [
    { id: 'root_start', kind: 'start' },
    { id: 'Work', kind: 'composite', label: 'At work' },
    { id: 'Work_start', kind: 'start', parent: 'Work' },
    { id: 'Busy', kind: 'state', parent: 'Work' },
    { id: 'Work_end', kind: 'end', parent: 'Work' },
    { id: 'Empty', kind: 'composite' },
  ],
  transitions: [
    { from: 'root_start', to: 'Work' },
    { from: 'Work_start', to: 'Busy' },
    { from: 'Work', to: 'Empty', label: 'done' },
    { from: 'Busy', to: 'Nowhere' },
  ],
};

test('a composite state is a group, entered at its start and left at its end; an empty one is a card', () => {
  const graph = stateGraph(states, sizes);
  expect(graph.direction).toBe('right');
  expect(graph.groups).toEqual([{ id: 'Work', title: { width: 7, height: 1 } }]);
  expect(homes(graph)).toEqual({
    root_start: undefined,
    Work_start: 'Work',
    Busy: 'Work',
    Work_end: 'Work',
    Empty: undefined,
  });
  expect(ends(graph)).toEqual(['root_start Work_start', 'Work_start Busy', 'Work_end Empty']);
  expect(graph.edges[2]?.label).toEqual({ width: 4, height: 1 });
});

test('a group is after the group that contains it', () => {
  const regions = [
    { id: 'outer/1', kind: 'region', parent: 'outer' },
    { id: 'a', kind: 'state', parent: 'outer/1' },
    { id: 'outer', kind: 'composite' },
  ];
  const { groups } = stateGraph({ states: regions }, sizes);
  expect(groups.map(({ id, parent, title }) => [id, parent, title.width])).toEqual([
    ['outer', undefined, 5],
    ['outer/1', 'outer', 0],
  ]);
});

test('a class has its members as rows and its namespace as group; an unknown end is a disc', () => {
  const graph = classGraph(
    {
      classes: [{ id: 'Car', attributes: [{ text: 'wheels' }], methods: [{ text: 'drive()' }] }, { id: 'Wheel' }],
      namespaces: [
        { id: 'vehicles', members: ['Car'] },
        { id: 'nothing', members: [] },
      ],
      relations: [
        { from: 'Car', to: 'Wheel', label: 'has' },
        { from: 'Drivable', to: 'Car' },
      ],
    },
    sizes,
  );
  expect(homes(graph)).toEqual({ Car: 'vehicles', Wheel: undefined, Drivable: undefined });
  expect(graph.nodes.map(({ width, height }) => [width, height])).toEqual([
    [3, 2],
    [5, 0],
    [16, 16],
  ]);
  expect(graph.groups.map(({ id }) => id)).toEqual(['vehicles']);
  expect(ends(graph)).toEqual(['Car Wheel', 'Drivable Car']);
});

test('an entity has its attributes as rows; a group without entities is omitted', () => {
  const graph = entityGraph(
    {
      entities: [{ id: 'ORDER', attributes: [{ type: 'int', name: 'id', keys: ['PK'] }] }, { id: 'ITEM' }],
      groups: [
        { id: 'sales', title: 'Sales', members: ['ORDER', 'inner'] },
        { id: 'inner', members: [] },
      ],
      relations: [{ from: 'ORDER', to: 'ITEM', label: '' }],
    },
    sizes,
  );
  expect(homes(graph)).toEqual({ ORDER: 'sales', ITEM: undefined });
  expect(graph.groups.map(({ id, title }) => [id, title.width])).toEqual([['sales', 5]]);
  expect(graph.edges).toEqual([{ id: 'e0', from: 'ORDER', to: 'ITEM' }]);
});
