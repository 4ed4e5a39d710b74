// Generated histories, drawn completely in every direction: nothing overlaps, time runs one way, every line ends at its
// commits, and branches that share a lane never do so at the same time.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { connectors, parts, shapeBox, words } from '../../../scene/parts/testing/walk.js';
import type { PartNode } from '../../../scene/scene.js';
import { cases } from '../../../testing/depth.js';
import { flawsOf } from '../../testing/contract/flaws.js';
import { sceneOf } from '../../testing/contract/trial.js';
import { builtGit, histories } from '../testing/built.js';
import { lanesOf } from './lanes.js';

const middle = (part: PartNode): { readonly x: number; readonly y: number } => {
  const box = part.children.map(shapeBox).find((each) => each !== undefined) ?? { x: 0, y: 0, width: 0, height: 0 };
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

test('texts, discs, chips and flags are separate and on the page', () => {
  fc.assert(
    fc.property(histories, (source) => {
      expect(flawsOf(sceneOf(source)), source).toEqual([]);
    }),
    { numRuns: cases(150) },
  );
});

test('every commit has one disc, and time goes one way within a run', () => {
  fc.assert(
    fc.property(histories, (source) => {
      const model = builtGit(source);
      const { nodes } = sceneOf(source);
      const discs = parts(nodes, 'node');
      expect(discs.map(({ label }) => Number(label?.split('.', 1)[0]))).toEqual(
        model.commits.map(({ number }) => number + 1),
      );
      const places = discs.map(middle);
      const steps = places.slice(1).map(({ x, y }, i) => ({ x: x - (places[i]?.x ?? 0), y: y - (places[i]?.y ?? 0) }));
      const back = ({ right: 'x', left: 'x', down: 'y', up: 'y', auto: undefined } as const)[model.direction];
      if (back === undefined) return;
      const ways = steps.map((each) => Math.sign(each[back]));
      const forth = model.direction === 'right' || model.direction === 'down' ? 1 : -1;
      // A fold goes back once per run.
      expect(ways.filter((each) => each !== forth).length).toBeLessThan(12);
      expect(ways).not.toContain(0);
    }),
    { numRuns: cases(100) },
  );
});

test('in a picture without folds every line begins and ends at the discs it joins, and none is missing', () => {
  fc.assert(
    fc.property(histories, (source) => {
      const { nodes } = sceneOf(source);
      const model = builtGit(source);
      const discs = parts(nodes, 'node').map(middle);
      const lines = parts(nodes, 'edge');
      if (lines.some(({ id }) => (id ?? '').split('-').length > 2)) return;
      const joins = lines.map(({ id = '', children }) => {
        const [from = 0, to = 0] = id
          .slice(1)
          .split('-')
          .map((each) => Number(each) - 1);
        const route = connectors(children)[0]?.points ?? [];
        // The line of a revert points back at what it undoes.
        const points = model.commits[to]?.reverted === from && id.startsWith('p') ? route.toReversed() : route;
        for (const [commit, end] of [[from, 0] as const, [to, -1] as const]) {
          const [disc, point] = [discs[commit], points.at(end)];
          const away = Math.max(Math.abs((disc?.x ?? 0) - (point?.x ?? 0)), Math.abs((disc?.y ?? 0) - (point?.y ?? 0)));
          expect(away, source).toBeLessThanOrEqual(10);
        }
        return `${id[0]} ${from} ${to}`;
      });
      const links = model.commits.flatMap(({ number, parents, source: picked, reverted }) => [
        ...parents.map((each) => `l ${each} ${number}`),
        ...[picked, reverted].flatMap((each) => (each === undefined ? [] : [`p ${each} ${number}`])),
      ]);
      expect(joins.sort()).toEqual(links.sort());
    }),
    { numRuns: cases(100) },
  );
});

test('branches on one lane follow one another', () => {
  fc.assert(
    fc.property(histories, (source) => {
      const model = builtGit(source);
      const lanes = lanesOf(model);
      const used = new Map<string, number>();
      for (const { number, branch, parents } of model.commits) {
        for (const parent of [number, ...parents]) {
          const of = parent === number ? branch : (model.commits[parent]?.branch ?? 0);
          const from = parent === number ? (model.branches[branch]?.from ?? 0) : parent;
          for (let at = from; at <= number; at++) {
            if (of !== branch && parent === parents[0]) continue;
            const key = `${lanes.of.get(of)} ${at}`;
            expect(used.get(key) ?? of, `${key}\n${source}`).toBe(of);
            used.set(key, of);
          }
        }
      }
    }),
    { numRuns: cases(100) },
  );
});

test('every text, name and tag is legible', () => {
  const source =
    'git "Titled"\ncommit "First" tag="v1","v2" sub="small"\nbranch b "feature/b"\ncommit x\nswitch main\nmerge b "Done"\n';
  for (const direction of ['right', 'down', 'left', 'up']) {
    const text = words(sceneOf(source.replace('"Titled"', `"Titled" direction=${direction}`)).nodes);
    for (const each of ['Titled', 'First', 'v1', 'v2', 'small', 'feature/b', 'x', 'Done', 'main'])
      expect(text).toContain(each);
  }
});
