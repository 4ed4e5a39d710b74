// Generated C4 pictures of all five views: nested hosts and boundaries, people, systems, containers, components and
// external elements. Nothing overlaps, every text fits its box, and the picture matches the outline.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkSource } from '../../../check.js';
import { texts, words } from '../../../scene/parts/testing/walk.js';
import { cases } from '../../../testing/depth.js';
import { testIcons } from '../../../testing/icons.js';
import { flawsOf } from '../../testing/contract/flaws.js';
import { unsaid } from '../../testing/read-back.js';
import { VIEWS } from '../model.js';

interface Box {
  readonly keyword: 'system' | 'container' | 'host' | 'group';
  readonly external: boolean;
  readonly leaves: readonly number[];
  readonly inside: readonly Box[];
}

const CARDS = ['person', 'system', 'container', 'component'] as const;
/** What a frame can contain, from the outside in. */
const INSIDE = {
  group: ['person', 'system', 'container', 'component'],
  host: ['system', 'container', 'component'],
  system: ['person', 'container', 'component'],
  container: ['component'],
} as const satisfies Record<Box['keyword'], readonly (typeof CARDS)[number][]>;
const FRAMES = {
  group: ['group', 'host', 'system', 'container'],
  host: ['host', 'system', 'container'],
  system: ['group', 'container'],
  container: [],
} as const satisfies Record<Box['keyword'], readonly Box['keyword'][]>;

const box: fc.Arbitrary<Box> = fc.letrec<{ box: Box }>((tie) => ({
  box: fc.record({
    keyword: fc.constantFrom<Box['keyword']>('system', 'container', 'host', 'group'),
    external: fc.boolean(),
    leaves: fc.array(fc.nat(20), { minLength: 1, maxLength: 4 }),
    inside: fc.array(tie('box'), { maxLength: 2 }),
  }),
})).box;

const TYPES = ['', ' database', ' queue', ' client', ''];

const picture = fc
  .record({
    view: fc.constantFrom(...VIEWS),
    direction: fc.constantFrom('auto', 'right', 'down'),
    cards: fc.array(fc.tuple(fc.nat(20), fc.boolean()), { minLength: 1, maxLength: 5 }),
    boxes: fc.array(box, { maxLength: 3 }),
    ends: fc.array(fc.tuple(fc.nat(999), fc.nat(999), fc.constantFrom('', ' tech="HTTPS"'), fc.boolean()), {
      maxLength: 14,
    }),
    legend: fc.constantFrom('', ' legend=off'),
  })
  .map(({ view, direction, cards, boxes, ends, legend }) => {
    const lines = [`c4 "Generated" view=${view} direction=${direction}${legend}`];
    const ids: string[] = [];
    let frames = 0;
    const card = (keyword: string, kind: number, external: boolean): void => {
      const id = `n${ids.length}`;
      ids.push(id);
      const type = keyword === 'person' ? '' : (TYPES[kind % TYPES.length] ?? '');
      const tech = kind % 3 === 0 ? ' tech="Go 1.22"' : '';
      lines.push(
        `${keyword} ${id}${type} "The ${keyword} ${id}"${external ? ' external' : ''}${tech} sub="Does its part"`,
      );
    };
    const put = ({ external, leaves, inside }: Box, keyword: Box['keyword']): void => {
      const flag = external && (keyword === 'system' || keyword === 'container') ? ' external' : '';
      lines.push(`${keyword} f${frames++} "Frame"${flag} {`);
      const own = INSIDE[keyword];
      for (const each of leaves) card(own[each % own.length] ?? 'component', each, each % 5 === 0);
      for (const each of inside) {
        const allowed: readonly Box['keyword'][] = FRAMES[keyword];
        if (allowed.includes(each.keyword)) put(each, each.keyword);
      }
      lines.push('}');
    };
    for (const [kind, external] of cards) card(CARDS[kind % CARDS.length] ?? 'system', kind, external);
    for (const each of boxes) put(each, each.keyword);
    for (const [from, to, tech, worded] of ends) {
      const [a, b] = [ids[from % ids.length], ids[to % ids.length]];
      if (a !== b) lines.push(`${a} -> ${b}${worded ? ' : "Reads and writes"' : ''}${tech}`);
    }
    return `${lines.join('\n')}\n`;
  });

const runs = cases(25);

test('nothing overlaps or leaves its place, and the picture matches the outline', () => {
  let checked = 0;
  fc.assert(
    fc.property(picture, (source) => {
      const { compiled, diagnostics } = checkSource(source, { icons: testIcons });
      if (!compiled) return expect(diagnostics.filter(({ severity }) => severity === 'error')).not.toEqual([]);
      checked++;
      const scene = compiled.drawn().value;
      expect(flawsOf(scene)).toEqual([]);
      expect(unsaid(scene, compiled.outline)).toEqual([]);
    }),
    { numRuns: runs },
  );
  expect(checked).toBeGreaterThan(runs / 2);
});

test('only a dynamic view numbers its lines, in written order from 1', () => {
  fc.assert(
    fc.property(fc.constantFrom(...VIEWS), fc.integer({ min: 1, max: 12 }), (view, count) => {
      const lines = Array.from({ length: count }, (_, i) => `a -> b${i % 3} : "Step"`);
      const source = `c4 view=${view}\nsystem a\nsystem b0\nsystem b1\nsystem b2\n${lines.join('\n')}\n`;
      const { compiled } = checkSource(source, { icons: testIcons });
      const scene = compiled?.drawn().value;
      const numbers = texts(scene?.nodes ?? []).flatMap(({ text }) => (/^\d+$/.test(text) ? [Number(text)] : []));
      expect(numbers.toSorted((a, b) => a - b)).toEqual(
        view === 'dynamic' ? Array.from({ length: count }, (_, i) => i + 1) : [],
      );
      expect(words(scene?.nodes ?? [])).toContain('Step');
    }),
    { numRuns: runs },
  );
});
