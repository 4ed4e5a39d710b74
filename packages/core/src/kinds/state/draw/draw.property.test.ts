// Generated state machines, drawn whole: nested composites, regions, history, choices, forks and notes. Nothing overlaps, every
// text is in its box, and the picture matches the outline.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkSource } from '../../../check.js';
import { parts } from '../../../scene/parts/testing/walk.js';
import type { Scene } from '../../../scene/scene.js';
import { cases } from '../../../testing/depth.js';
import { testIcons } from '../../../testing/icons.js';
import type { Outline } from '../../outline.js';
import { flawsOf } from '../../testing/contract/flaws.js';
import { boxesOf, boxOf, unsaid } from '../../testing/read-back.js';

interface State {
  readonly kind: 'state' | 'choice' | 'fork' | 'history' | 'composite' | 'regions';
  readonly inside: readonly State[];
}

const LEAF = fc.constantFrom<State['kind']>('state', 'state', 'state', 'choice', 'fork');
const tree: fc.Arbitrary<readonly State[]> = fc.letrec<{ states: readonly State[]; state: State }>((tie) => ({
  states: fc.array(tie('state'), { minLength: 1, maxLength: 4 }),
  state: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.record({ kind: LEAF, inside: fc.constant([]) }),
    fc.record({ kind: fc.constantFrom<State['kind']>('composite', 'regions'), inside: tie('states') }),
  ),
})).states;

const machine = fc
  .record({
    direction: fc.constantFrom('auto', 'right', 'down', 'left', 'up'),
    states: tree,
    more: tree,
    ends: fc.array(fc.tuple(fc.nat(999), fc.nat(999), fc.constantFrom('', ' : "go [ready] / act"', ' : "on"')), {
      maxLength: 10,
    }),
    notes: fc.array(fc.tuple(fc.nat(999), fc.constantFrom('left', 'right')), { maxLength: 2 }),
  })
  .map(({ direction, states, more, ends, notes }) => {
    const ids: string[] = [];
    const marks = new Set<string>();
    const lines = [`state "Generated" direction=${direction}`];
    const put = (each: State): void => {
      const id = `n${ids.length}`;
      ids.push(id);
      if (each.kind === 'composite' || each.kind === 'regions') {
        lines.push(`state ${id} "Composite ${id}" {`);
        const cut = each.kind === 'regions' ? Math.ceil(each.inside.length / 2) : 0;
        const scopes = cut === 0 ? [each.inside] : [each.inside.slice(0, cut), each.inside.slice(cut)];
        for (const scope of scopes.filter(({ length }) => length > 0)) {
          if (cut > 0) lines.push('region {');
          const first = ids.length;
          for (const state of scope) put(state);
          lines.push(`start -> n${first}`);
          if (cut > 0) lines.push('}');
        }
        if (cut === 0) lines.push(`history h${id}`);
        lines.push('}');
      } else {
        lines.push(`${each.kind} ${id} "${each.kind} ${id}"${each.kind === 'state' ? ' sub="entry / wait"' : ''}`);
        if (each.kind !== 'state') marks.add(id);
      }
    };
    for (const each of [...states, ...more]) put(each);
    lines.push('start -> n0');
    for (const [from, to, label] of ends) lines.push(`n${from % ids.length} -> n${to % ids.length}${label}`);
    for (const [about, side] of notes) {
      const id = ids[about % ids.length] ?? '';
      if (!marks.has(id)) lines.push(`note ${id} : "About ${id}" side=${side}`);
    }
    return `${lines.join('\n')}\n`;
  });

interface Drawn {
  readonly scene: Scene;
  readonly outline: Outline;
}

function pictureOf(source: string): Drawn | undefined {
  const { compiled } = checkSource(source, { icons: testIcons });
  return compiled && { scene: compiled.drawn().value, outline: compiled.outline };
}

const runs = cases(25);

test('nothing overlaps or leaves its parent, and the picture matches the outline', () => {
  let checked = 0;
  fc.assert(
    fc.property(machine, (source) => {
      const of = pictureOf(source);
      if (of === undefined) return;
      checked++;
      expect(flawsOf(of.scene)).toEqual([]);
      expect(unsaid(of.scene, of.outline)).toEqual([]);
    }),
    { numRuns: runs },
  );
  expect(checked).toBeGreaterThan(runs / 2);
});

test.each(['left', 'right'] as const)('a note is on its side: %s', (side) => {
  const machines = fc.record({ count: fc.integer({ min: 1, max: 6 }), about: fc.nat(5), wide: fc.boolean() });
  fc.assert(
    fc.property(machines, ({ count, about, wide }) => {
      const id = `s${about % count}`;
      const states = Array.from(
        { length: count },
        (_, i) => `state s${i}\n${wide ? 'start' : i === 0 ? 'start' : `s${i - 1}`} -> s${i}`,
      );
      const of = pictureOf(`state direction=down\n${states.join('\n')}\nnote ${id} : "About it" side=${side}\n`);
      const [note] = parts(of?.scene.nodes ?? [], 'note').flatMap((each) => boxOf(each) ?? []);
      const state = of && boxesOf(of.scene, 'node').get(id);
      if (note === undefined || state === undefined) throw new Error('no note');
      if (side === 'left') expect(note.x + note.width).toBeLessThanOrEqual(state.x);
      else expect(note.x).toBeGreaterThanOrEqual(state.x + state.width);
      expect(note.y < state.y + state.height && state.y < note.y + note.height).toBe(true);
    }),
    { numRuns: runs },
  );
});
