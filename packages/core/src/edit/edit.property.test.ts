// What every edit of every kind guarantees: a valid diagram stays valid, or unchanged to the last byte; an edit and its
// inverse give the same bytes; a rename changes nothing but the name. FUZZ_RUNS=10000 runs it longer.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkSource } from '../check.js';
import { outline } from '../draw.js';
import { editSource } from '../every-kind.js';
import type { AnyKind } from '../kinds/kind.js';
import { kinds } from '../kinds/registry.js';
import { cases } from '../testing/depth.js';
import { testIcons } from '../testing/icons.js';
import { LABELS, sourcesOf } from '../testing/table-source.js';
import { applyEdits, fromWireEdit } from '../text/edit.js';
import { makeSource } from '../text/source.js';
import { EDIT_FAULTS } from './fault.js';
import { edgesOf, lineOf } from './find.js';
import type { EditOperation, FieldValue, Place, Ref } from './operation.js';
import { slotsOf } from './slots.js';
import { type Structure, structureOf } from './structure.js';

const context = { icons: testIcons };
const numRuns = cases(15);

/** Numbers that choose, one after another; they repeat when used up. */
type Choose = <Of>(from: readonly Of[]) => Of | undefined;

function chooser(numbers: readonly number[]): Choose {
  let at = 0;
  return (from) => {
    const number = numbers[at % numbers.length] ?? 0;
    at++;
    return from[number % from.length];
  };
}

const VALUES: readonly FieldValue[] = [
  ...LABELS,
  'red',
  'down',
  'on',
  3,
  0.5,
  -1,
  1e300,
  true,
  false,
  null,
  ['a', 'b'],
  [],
];

function refIn({ checked, all, ...structure }: Structure, choose: Choose): Ref {
  const ids = [...checked.ids.keys()];
  const edges = edgesOf({ checked, all, ...structure });
  const edge = choose(edges);
  const line = choose(all);
  const refs: readonly (Ref | undefined)[] = [
    choose(ids),
    choose(ids),
    edge && { from: edge.entry.from, to: edge.entry.to, nth: choose([1, 2]) },
    line && { row: lineOf({ checked, all, ...structure }, line), nth: 1 },
    choose(['', 'nowhere', 'a.b', 'no such']),
  ];
  return choose(refs) ?? choose(ids) ?? '';
}

function placeIn(structure: Structure, choose: Choose): Place {
  const ref = refIn(structure, choose);
  return choose<Place>([{}, { in: ref }, { before: ref }, { after: ref }]) ?? {};
}

function fieldsIn(structure: Structure, choose: Choose): Readonly<Record<string, FieldValue>> {
  const placed = choose(structure.all);
  const entry = placed?.entry;
  const owner = placed?.block.owner?.entry;
  const block = owner?.shape === 'declaration' ? owner.spec.block : undefined;
  const names = entry ? slotsOf(structure.source, structure.grammar, entry, block).map((each) => each.name) : [];
  const picked = [choose(names), choose(['label', 'tone', 'id', 'none'])].flatMap((each) => each ?? []);
  return Object.fromEntries(picked.map((name) => [name, choose(VALUES) ?? null]));
}

function operationIn(structure: Structure, choose: Choose): EditOperation {
  const ids = [...structure.checked.ids.keys()];
  const id = (): string => choose(ids) ?? 'a';
  const edge = choose(edgesOf(structure))?.entry ?? { from: id(), to: id() };
  const at = { from: edge.from, to: edge.to, nth: 1 };
  const statement = choose(structure.grammar.statements.map((each) => each.keyword));
  const fields = fieldsIn(structure, choose);
  const fresh = { id: choose(['fresh', 'x-1', 'bad id', '']) ?? 'fresh' };
  const operations: readonly EditOperation[] = [
    { op: 'header', fields: { title: choose(VALUES) ?? null } },
    { op: 'add', statement, fields: { ...fields, ...fresh }, ...placeIn(structure, choose) },
    {
      op: 'add',
      line: choose(structure.all.map((each) => lineOf(structure, each))) ?? '}',
      ...placeIn(structure, choose),
    },
    { op: 'set', at: refIn(structure, choose), fields },
    { op: 'rename', id: id(), to: choose(['renamed', id(), 'bad id', 'x.y']) ?? 'renamed' },
    { op: 'move', at: refIn(structure, choose), ...placeIn(structure, choose) },
    { op: 'group', members: [refIn(structure, choose), refIn(structure, choose)], fields: { ...fresh } },
    { op: 'dissolve', at: refIn(structure, choose), cascade: choose([true, false]) },
    { op: 'connect', from: id(), to: id(), ...placeIn(structure, choose) },
    { op: 'reconnect', at, to: id() },
    { op: 'disconnect', ...at },
    { op: 'insert', at, fields: { ...fresh } },
    { op: 'remove', at: refIn(structure, choose), cascade: choose([true, false]) },
    { op: 'replace', at: refIn(structure, choose), line: choose([...LABELS, '}', 'a {', '# gone']) ?? '' },
  ];
  return choose(operations) ?? { op: 'header', fields: {} };
}

function isValid(source: string): boolean {
  return !checkSource(source, context).diagnostics.some((each) => each.severity === 'error');
}

function sourceAnd(kind: AnyKind): fc.Arbitrary<readonly [string, readonly number[]]> {
  return fc.tuple(sourcesOf(kind), fc.array(fc.nat(), { minLength: 12, maxLength: 60 }));
}

function inverted(source: string, there: readonly EditOperation[], back: readonly EditOperation[]): void {
  const first = editSource(source, there, context);
  if (!first.ok) return;
  const second = editSource(first.source, back, context);
  if (second.ok) expect(second.source).toBe(source);
}

describe.each([...kinds])('%s', (name, kind) => {
  it('stays valid, or unchanged', () => {
    fc.assert(
      fc.property(sourceAnd(kind), ([source, numbers]) => {
        const choose = chooser(numbers);
        const operations: EditOperation[] = [];
        let now = source;
        for (let i = 0; i < 3; i++) {
          const operation = operationIn(structureOf(now, kind), choose);
          operations.push(operation);
          const alone = editSource(now, [operation], context);
          if (alone.ok) now = alone.source;
          else operations.pop();
          expect(isValid(now)).toBe(true);
        }
        const result = editSource(source, operations, context);
        expect(result.refused).toBeUndefined();
        expect(result.source).toBe(now);
        const before = makeSource(source);
        const edits = result.edits.map((each) => fromWireEdit(before, each));
        expect(applyEdits(before, edits)).toBe(now);
      }),
      { numRuns },
    );
  });

  it('is rejected with a reason, and the source is unchanged', () => {
    fc.assert(
      fc.property(sourceAnd(kind), ([source, numbers]) => {
        const operation = operationIn(structureOf(source, kind), chooser(numbers));
        const { ok, source: after, edits, refused } = editSource(source, [operation], context);
        if (ok) return;
        expect([after, edits.length]).toEqual([source, 0]);
        expect(Object.keys(EDIT_FAULTS)).toContain(refused?.reason);
        expect(refused?.message).toMatch(/[.?]$/);
      }),
      { numRuns },
    );
  });

  it('an edit and its inverse give the same bytes', () => {
    fc.assert(
      fc.property(sourceAnd(kind), ([source, numbers]) => {
        const choose = chooser(numbers);
        const structure = structureOf(source, kind);
        const ids = [...structure.checked.ids.keys()];
        const id = choose(ids);
        const edge = choose(edgesOf(structure))?.entry;
        if (id !== undefined)
          inverted(source, [{ op: 'rename', id, to: 'renamed' }], [{ op: 'rename', id: 'renamed', to: id }]);
        const label = structure.checked.ids.get(id ?? '');
        if (id !== undefined && label?.shape === 'declaration' && label.label !== undefined)
          inverted(
            source,
            [{ op: 'set', at: id, fields: { label: 'other' } }],
            [{ op: 'set', at: id, fields: { label: label.label.value } }],
          );
        if (edge) {
          const nth =
            edgesOf(structure).filter((each) => each.entry.from === edge.from && each.entry.to === edge.to).length + 1;
          inverted(
            source,
            [{ op: 'connect', from: edge.from, to: edge.to, fields: { arrow: edge.arrow }, in: '' }],
            [{ op: 'disconnect', from: edge.from, to: edge.to, nth }],
          );
        }
        if (id !== undefined)
          inverted(
            source,
            [{ op: 'group', members: [id], fields: { id: 'wrapped' } }],
            [{ op: 'dissolve', at: 'wrapped' }],
          );
      }),
      { numRuns },
    );
  });

  it('a rename changes only the name', () => {
    const outlineOf = (source: string): string => {
      const { outline: of } = outline(source, context);
      return JSON.stringify(of, (key, value) => (key === 'span' || key === 'lines' ? undefined : value));
    };
    fc.assert(
      fc.property(sourceAnd(kind), ([source, numbers]) => {
        const id = chooser(numbers)([...structureOf(source, kind).checked.ids.keys()]);
        if (id === undefined) return;
        const { ok, source: after } = editSource(source, [{ op: 'rename', id, to: 'renamed_one' }], context);
        expect(ok, `${name} ${id}`).toBe(true);
        expect(outlineOf(after).replaceAll('renamed_one', id)).toBe(outlineOf(source));
      }),
      { numRuns },
    );
  });
});
