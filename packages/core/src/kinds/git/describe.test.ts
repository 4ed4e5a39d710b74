// The outline contains the whole history: every golden and every generated history is rebuilt from its lines.
import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cases } from '../../testing/depth.js';
import { oneLine } from '../../text/one-line.js';
import { describeGit } from './describe.js';
import type { GitModel } from './model.js';
import { builtGit, histories } from './testing/built.js';
import { type Facts, factsOf } from './testing/read-outline.js';

const folder = new URL('golden/', import.meta.url);
const goldens = readdirSync(folder).filter((each) => each.endsWith('.diagram'));

function factsOfModel({ branches, commits, current }: GitModel): Facts {
  return {
    branches: branches.map(({ id, label, from, tip }, index) => ({
      id,
      label: oneLine(label),
      ...(from === undefined ? {} : { from: from + 1 }),
      ...(tip === undefined ? {} : { tip: tip + 1 }),
      current: index === current,
    })),
    commits: commits.map(({ act, id, merged, source, reverted, branch, parents, label, mark, tags, sub }) => {
      const named = source ?? reverted;
      const of = merged === undefined ? named && (commits[named]?.id ?? String(named + 1)) : branches[merged]?.id;
      return {
        act,
        ...(id === undefined ? {} : { id }),
        ...(of === undefined ? {} : { of: String(of) }),
        branch: branches[branch]?.id ?? '',
        after: parents.map((each) => each + 1),
        ...(label === undefined || label === id || source !== undefined ? {} : { text: oneLine(label) }),
        marks: [
          ...(mark === undefined || reverted !== undefined ? [] : [mark]),
          ...(tags.length === 0 ? [] : [`${tags.length === 1 ? 'tag' : 'tags'} ${tags.map(oneLine).join(', ')}`]),
          ...(sub === undefined ? [] : [oneLine(sub)]),
        ],
      };
    }),
  };
}

test.each(goldens)('%s is rebuilt from its outline', (name) => {
  const model = builtGit(readFileSync(new URL(name, folder), 'utf8'));
  expect(factsOf(describeGit(model).lines)).toEqual(factsOfModel(model));
});

test('any history is rebuilt from the nodes and edges of its outline', () => {
  fc.assert(
    fc.property(histories, (source) => {
      const model = builtGit(source);
      const { nodes, edges, groups, items = [] } = describeGit(model);
      const number = new Map(nodes.map(({ id }, i) => [id, i]));
      expect(number.size).toBe(model.commits.length);
      expect(groups.map(({ id }) => id)).toEqual(model.branches.map(({ id }) => id));
      expect(nodes.map(({ group }) => group)).toEqual(model.commits.map(({ branch }) => model.branches[branch]?.id));
      const after = model.commits.map((): number[] => []);
      for (const { from, to, arrow } of edges)
        if (arrow === '->') after[number.get(to) ?? 0]?.push(number.get(from) ?? -1);
      expect(after).toEqual(model.commits.map(({ parents }) => parents));
      expect(items.map(({ values = [] }) => values)).toEqual(model.commits.map(({ tags }) => tags));
    }),
    { numRuns: cases(60) },
  );
});
