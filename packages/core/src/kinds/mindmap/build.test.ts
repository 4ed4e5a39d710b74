// The colours of branches, and what is reported about topics.
import { describe, expect, it } from 'vitest';
import { checkSource } from '../../check.js';
import { validate } from '../../draw.js';
import { primitives, words } from '../../scene/parts/testing/walk.js';
import type { PartNode, SceneNode } from '../../scene/scene.js';
import { testIcons } from '../../testing/icons.js';

const isPart =
  (part: string) =>
  (node: SceneNode): node is PartNode =>
    node.type === 'part' && node.part === part;

/** The tones of the branches, however many there are, in the order of their topics. */
function tonesOf(lines: string): readonly string[] {
  const { compiled, diagnostics } = checkSource(`mindmap\n${lines}\n`, { icons: testIcons });
  if (!compiled) throw new Error(JSON.stringify(diagnostics));
  return compiled
    .drawn()
    .value.nodes.filter(isPart('edge'))
    .flatMap((each) => primitives([each]).flatMap((shape) => (shape.type === 'path' ? [shape.fill ?? ''] : [])));
}

describe('the colours of branches', () => {
  it('are the chart colours, one per branch, down to its last topic', () => {
    expect(tonesOf('"R"\n  "A"\n    "a"\n      "b"\n  "B"\n  "C"').toSorted()).toEqual(
      ['blue-stroke', 'blue-stroke', 'blue-stroke', 'violet-stroke', 'aqua-stroke'].toSorted(),
    );
  });
  it('skip colours that the source uses, which also apply to all topics below', () => {
    expect(tonesOf('"R"\n  "A"\n  "B" tone=blue\n    "b"').toSorted()).toEqual(
      ['violet-stroke', 'blue-stroke', 'blue-stroke'].toSorted(),
    );
  });
  it('change below a topic that has its own colour', () => {
    expect(tonesOf('"R"\n  "A"\n    "a" tone=red\n      "b"').toSorted()).toEqual(
      ['blue-stroke', 'red-stroke', 'red-stroke'].toSorted(),
    );
  });
  it('start again if there are more branches than colours', () => {
    const branches = Array.from({ length: 9 }, (_, i) => `  "b${i}"`).join('\n');
    expect(new Set(tonesOf(`"R"\n${branches}`)).size).toBe(8);
  });
});

describe('what is reported about topics', () => {
  const codes = (lines: string): readonly string[] =>
    validate(`mindmap\n${lines}\n`, { icons: testIcons }).diagnostics.map(({ code }) => code);
  it.each([
    ['a single topic', '"R"', []],
    ['two at the top', '"R"\n"S"', ['E441']],
    ['a topic on no level', '"R"\n    "a"\n  "b"', ['E440']],
    ['one topic twice', '"R"\n  "a"\n  "a"', ['W670']],
    ['one topic on two branches', '"R"\n  "a"\n    "x"\n  "b"\n    "x"', []],
    ['twenty branches', `"R"\n${Array.from({ length: 20 }, (_, i) => `  "b${i}"`).join('\n')}`, []],
    ['twenty-one branches', `"R"\n${Array.from({ length: 21 }, (_, i) => `  "b${i}"`).join('\n')}`, ['W671']],
    ['five hundred topics and one', `"R"\n${'  "a"\n    "b"\n'.repeat(250)}`, ['E105']],
  ] as const)('%s', (_, lines, expected) => {
    expect(codes(lines).filter((each) => expected.length === 0 || expected.some((one) => one === each))).toEqual(
      expected,
    );
  });
});

describe('a note', () => {
  const MAP = '"R"\n  "Search"\n  "Shop"\n    "Tests"\n  "App"\n    "Tests"\n';
  const notesIn = (lines: string): readonly string[] =>
    (checkSource(`mindmap\n${MAP}${lines}\n`, { icons: testIcons }).compiled?.drawn().value.nodes ?? [])
      .filter(isPart('note'))
      .map((each) => words([each]));

  it('is drawn on the topic of its label, in any line, and without one below the picture', () => {
    expect(notesIn('note "Search" : "Ask the users"\nnote : "Drafted"')).toEqual(['Ask the users', 'Drafted']);
    const { compiled } = checkSource('mindmap\n"R"\n  "A"\n  note "B" : "late"\n  "B"\n', { icons: testIcons });
    expect(compiled?.outline.lines).toEqual(['Mind map, 3 topics', 'R', '  A', '  B', 'Note on B: late']);
  });

  it('has a dotted line to its topic', () => {
    const { compiled } = checkSource(`mindmap\n${MAP}note "Search" : "x" tone=red\n`, { icons: testIcons });
    const ties = (compiled?.drawn().value.nodes ?? []).filter(isPart('mark')).flatMap((each) => primitives([each]));
    expect(ties).toMatchObject([{ type: 'path', dash: 'dotted', stroke: 'red-stroke' }]);
  });

  it.each([
    ['on an unknown topic', 'note "Serch" : "x"', [['E670', 'Write: note "Search"']]],
    [
      'on a topic that is there twice',
      'note "Tests" : "x"',
      [['W672', 'Give these topics different labels, and name one of them in the note.']],
    ],
    ['on a topic whose label has two lines', '  "Two\\nlines"\nnote "Two lines" : "x"', []],
  ] as const)('%s', (_, lines, expected) => {
    const { diagnostics } = validate(`mindmap\n${MAP}${lines}\n`, { icons: testIcons });
    expect(diagnostics.map(({ code, hint }) => [code, hint])).toEqual(expected);
  });
});

it('a small text is drawn with its topic', () => {
  const { compiled } = checkSource('mindmap\n"R" sub="why"\n', { icons: testIcons });
  expect(words(compiled?.drawn().value.nodes ?? [])).toBe('R why');
});
