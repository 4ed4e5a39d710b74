// Generated schemas, drawn whole: keys end at the rows of their columns, on the table's border, and nothing overlaps.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkSource } from '../../../check.js';
import { parts, primitives, texts } from '../../../scene/parts/testing/walk.js';
import type { ConnectorShape, PartNode, Scene, TextShape } from '../../../scene/scene.js';
import { cases } from '../../../testing/depth.js';
import { testIcons } from '../../../testing/icons.js';
import { flawsOf } from '../../testing/contract/flaws.js';

const schema = fc
  .record({
    direction: fc.constantFrom('auto', 'right', 'left', 'down', 'up'),
    columns: fc.constantFrom('all', 'all', 'keys', 'none'),
    tables: fc.array(fc.array(fc.tuple(fc.nat(7), fc.boolean(), fc.boolean()), { maxLength: 4 }), {
      minLength: 1,
      maxLength: 7,
    }),
    grouped: fc.nat(3),
    enums: fc.nat(2),
  })
  .map(({ direction, columns, tables, grouped, enums }) => {
    const lines = tables.map((keys, i) =>
      [
        `table t${i} {`,
        `  id_${i} int pk`,
        ...keys.map(
          ([to, nullable, verb], k) =>
            `  key_${i}_${k} int${nullable ? ' nullable' : ''} fk=t${to % tables.length}.id_${to % tables.length}${verb ? ' verb="refers to"' : ''}`,
        ),
        ...(enums > 0 ? [`  mood_${i} e${i % enums} sub="a comment"`] : []),
        '}',
      ].join('\n'),
    );
    return [
      `schema "Generated" direction=${direction} columns=${columns}`,
      ...(grouped > 0 ? ['group g "Group" {', ...lines.slice(0, grouped), '}'] : []),
      ...lines.slice(grouped),
      ...Array.from({ length: enums }, (_, i) => `enum e${i} {\n  one\n  two\n}`),
      '',
    ].join('\n');
  });

function sceneFrom(source: string): Scene {
  const { compiled, diagnostics } = checkSource(source, { icons: testIcons });
  if (!compiled) throw new Error(`${source}\n${JSON.stringify(diagnostics)}`);
  return compiled.drawn().value;
}

const runs = cases(40);

test('nothing overlaps or leaves its parent', () => {
  fc.assert(
    fc.property(schema, (source) => {
      expect(flawsOf(sceneFrom(source))).toEqual([]);
    }),
    { numRuns: runs },
  );
});

test('a key leaves its table at the row of its column', () => {
  fc.assert(
    fc.property(schema, (source) => {
      const scene = sceneFrom(source);
      const tables = new Map(parts(scene.nodes, 'node').map((each) => [each.id, each]));
      const keys = [...source.matchAll(/table (t\d+) \{\n([^}]*)\}/g)].flatMap(([, table = '', body = '']) =>
        [...body.matchAll(/(key_\w+) int/g)].map(([, column = '']) => ({ table, column })),
      );
      if (source.includes('columns=none')) return;
      keys.forEach(({ table, column }, i) => {
        const line = lineOf(scene, `k${i + 1}`);
        const row = rowText(tables.get(table), column);
        const [start] = line?.points ?? [];
        expect(start).toBeDefined();
        // The baseline is within half a row of the row's middle.
        expect(Math.abs((start?.y ?? 0) - (row?.y ?? 0) + 4)).toBeLessThanOrEqual(13);
      });
    }),
    { numRuns: runs },
  );
});

function lineOf(scene: Scene, id: string): ConnectorShape | undefined {
  const part = parts(scene.nodes, 'edge').find((each) => each.id === id);
  return primitives(part?.children ?? []).find((each): each is ConnectorShape => each.type === 'connector');
}

function rowText(table: PartNode | undefined, column: string): TextShape | undefined {
  return texts(table?.children ?? []).find(({ text }) => text === column);
}
