// Reverts: which commit one undoes, in the model, the outline and the picture.
import { describe, expect, test } from 'vitest';
import { checkSource } from '../../check.js';
import { validate } from '../../draw.js';
import { connectors, parts } from '../../scene/parts/testing/walk.js';
import { testIcons } from '../../testing/icons.js';
import { builtGit } from './testing/built.js';

const context = { icons: testIcons };
const codesOf = (lines: string): readonly string[] =>
  validate(`git\n${lines}\n`, context).diagnostics.map((each) => each.code);
const outlineOf = (lines: string): readonly string[] =>
  checkSource(`git\n${lines}\n`, context).compiled?.outline.lines ?? [];

describe('a revert', () => {
  test('makes a commit with a cross that undoes the named one, with a text of its own or that of git', () => {
    const { commits } = builtGit('git\ncommit fix "Fix"\ncommit bare\nrevert fix\nrevert bare undo "Back"\n');
    expect(commits.map(({ id, label, mark, reverted }) => [id, label, mark, reverted])).toEqual([
      ['fix', 'Fix', undefined, undefined],
      ['bare', 'bare', undefined, undefined],
      [undefined, 'Revert "Fix"', 'reverse', 0],
      ['undo', 'Back', 'reverse', 1],
    ]);
  });

  test.each([
    ['of a merge', 'commit\nbranch a\ncommit\nswitch main\nmerge a m\nrevert m', []],
    ['of a commit that a merge brought', 'commit\nbranch a\ncommit x\nswitch main\nmerge a\nrevert x', []],
    ['of a revert', 'commit x\nrevert x back\nrevert back\nrevert x', []],
    [
      'of a commit of which the branch has a copy',
      'commit\nbranch a\ncommit x\nswitch main\ncherry-pick x\nrevert x',
      [],
    ],
    ['of a commit of another branch', 'commit\nbranch a\ncommit x\nswitch main\nrevert x', ['E667']],
    ['for the second time', 'commit x\nrevert x\nrevert x', ['W665']],
    ['of a later commit', 'commit\nrevert x\ncommit x', ['E664']],
    ['of an unknown commit', 'commit\nrevert x', ['E201']],
    ['of a branch', 'commit\nbranch a\ncommit\nrevert a', ['E203']],
  ])('%s reports what is wrong', (_, lines, codes) => {
    expect(codesOf(lines)).toEqual(codes);
  });

  test('names in the outline what it undoes', () => {
    expect(outlineOf('commit x "Fix"\nrevert x back').slice(-1)).toEqual([
      '2. Revert of x back on main after 1: Revert "Fix"',
    ]);
  });

  test.each(['right', 'left', 'down', 'up'])('has a line to the disc of what it undoes, drawn %s', (direction) => {
    const { compiled } = checkSource(`git direction=${direction}\ncommit x "Fix"\ncommit\nrevert x\n`, context);
    const edge = parts(compiled?.drawn().value.nodes ?? [], 'edge').find((each) => each.id === 'p1-3');
    const [line] = connectors(edge?.children ?? []);
    expect(edge?.label).toBe('Revert of 1. Fix on main');
    expect(line).toMatchObject({ dash: 'dashed', endHead: true, startHead: false });
    const xs = new Set(line?.points.map((each) => each.x));
    const ys = new Set(line?.points.map((each) => each.y));
    expect([xs.size, ys.size].toSorted()).toEqual([2, 3]);
  });
});
