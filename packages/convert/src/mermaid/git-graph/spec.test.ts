// docs/conversion.md, Git graphs.
import { describe, expect, it } from 'vitest';
import { bodyOf, codesOf, convert } from '../testing/convert.js';

const graph = (lines: string, head = 'gitGraph'): string => `${head}\n${lines}`;
const headerOf = (text: string): string => convert(text).source.split('\n')[0] ?? '';

describe('lines', () => {
  it.each([
    ['commit id: "Set up"', ['commit "Set up"']],
    ['commit "Set up"', ['commit "Set up"']],
    ["commit msg: 'Set up' tag: 'v1' tag: 'latest'", ['commit "Set up" tag="v1","latest"']],
    ['commit type: HIGHLIGHT id: "a"', ['commit "a" type=highlight']],
    ['commit id: "a" type: REVERSE', ['commit "a" type=reverse']],
    ['commit id: "a" type: NORMAL', ['commit "a"']],
    ['commit id: "a"\nbranch feature/x\ncommit id: "b"', ['commit "a"', 'branch feature-x "feature/x"', 'commit "b"']],
    ['commit id: "a"\nbranch b\ncheckout b\ncommit id: "c"', ['commit "a"', 'branch b', 'commit "c"']],
    [
      'commit id: "a"\nbranch b\ncommit id: "c"\nswitch main\nmerge b id: "d" tag: "v2"',
      ['commit "a"', 'branch b', 'commit "c"', 'switch main', 'merge b "d" tag="v2"'],
    ],
    [
      'commit id: "a"\nbranch b\ncommit id: "c d"\ncheckout main\ncherry-pick id: "c d" tag: "fix"',
      ['commit "a"', 'branch b', 'commit c-d "c d"', 'switch main', 'cherry-pick c-d tag="fix"'],
    ],
    ['commit id: "a" %% why', ['commit "a"']],
    ['commit id: "a"\ncommit id: "a"', ['commit "a"', 'commit "a"']],
    [
      'commit id: "a"\ncommit id: "a"\nbranch b\ncommit id: "c"\ncherry-pick id: "a"',
      ['commit "a"', 'commit a "a"', 'branch b', 'commit "c"', 'cherry-pick a'],
    ],
  ])('%s', (lines, becomes) => {
    expect(bodyOf(graph(lines))).toEqual(becomes);
  });
});

describe('header', () => {
  it.each([
    ['gitGraph', 'git'],
    ['gitGraph:', 'git'],
    ['gitGraph LR:', 'git'],
    ['gitGraph TB:', 'git direction=down'],
    ['gitGraph BT:', 'git direction=up'],
    ["%%{init: { 'gitGraph': { 'mainBranchName': 'trunk' } } }%%\ngitGraph", 'git main=trunk'],
    ['---\nconfig:\n  gitGraph:\n    mainBranchName: "trunk"\n---\ngitGraph', 'git main=trunk'],
    ['gitGraph\ntitle Release', 'git "Release"'],
    ['gitGraph\naccTitle: Release\naccDescr {\nTwo\nlines\n}', 'git "Release" desc="Two\\nlines"'],
  ])('%s', (head, header) => {
    expect(headerOf(graph('commit id: "a"', head))).toBe(header);
  });
});

describe('what is reported', () => {
  it.each([
    ['commit\ncommit', ['2:1 M220']],
    ['commit id: "a" msg: "b"', ['2:1 M222']],
    ['commit id: "a"\ncommit id: "a"', ['3:1 M204']],
    ['commit id: "a"\nbranch b/c order: 2', ['3:1 M202', '3:1 M206']],
  ])('%s', (lines, codes) => {
    expect([...codesOf(graph(lines))].sort()).toEqual(codes);
  });

  it.each([
    ['an unknown branch', 'commit\ncheckout x', 3],
    ['a duplicate branch', 'commit\nbranch a\ncommit\nbranch a', 5],
    ['a branch before the first commit', 'branch a\ncommit', 2],
    ['a merge with the id of a commit', 'commit id: "a"\nbranch b\ncommit\ncheckout main\nmerge b id: "a"', 6],
    ['a branch merged into itself', 'commit\nmerge main', 3],
    ['a merge of a branch at the same commit', 'commit\nbranch a\nmerge main', 4],
    ['an unknown commit', 'commit\nbranch a\ncherry-pick id: "x"', 4],
    ['a commit of the same branch', 'commit id: "x"\ncherry-pick id: "x"', 3],
    [
      'a merge picked without its parent',
      'commit\nbranch a\ncommit\ncheckout main\nmerge a id: "m"\ncheckout a\ncherry-pick id: "m"',
      8,
    ],
  ])('%s cannot be replayed', (_, lines, line) => {
    const { ok, diagnostics } = convert(graph(lines));
    expect(ok).toBe(false);
    expect(diagnostics.map((each) => `${each.line} ${each.code}`)).toEqual([`${line} M120`]);
  });

  it.each(['comit', 'commit colour: red', 'branch', 'merge', 'commit type: BIG'])(
    "'%s' is refused at its place, or skipped when lenient",
    (line) => {
      const text = graph(`commit id: "a"\n${line}`);
      expect(convert(text).diagnostics.map((each) => `${each.line} ${each.code}`)).toEqual(['3 M110']);
      expect(codesOf(text, { lenient: true })).toEqual(['3:1 M218']);
    },
  );
});
