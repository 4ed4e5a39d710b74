// A line of Mermaid pasted into one of our sources means what the converter reads in it: a name or a sign that only one of them
// knows fails here.
import { MERMAID_BRACKETS, MERMAID_SHAPE_NAMES, mermaidShape, mermaidShapeName } from '@linework/core';
import { describe, expect, it } from 'vitest';
import { bodyOf, convert } from '../testing/convert.js';
import { repaired } from '../testing/habits.js';

const FORMS: readonly (readonly [line: string, shape: string])[] = [
  ...MERMAID_SHAPE_NAMES.map(
    (name) => [`A@{ shape: ${name}, label: "Ask Ida" }`, mermaidShapeName(name) ?? ''] as const,
  ),
  ...MERMAID_BRACKETS.flatMap(({ open, closes }) =>
    closes.map(([close, name]) => [`A${open}Ask Ida${close}`, name] as const),
  ),
];

describe('a node of Mermaid in a flow', () => {
  it.each(FORMS)('%s is the node that the converter makes', (line, shape) => {
    const { lines, safe } = repaired('flow', line) ?? { lines: [], safe: undefined };
    const [node = ''] = bodyOf(`flowchart TD\n${line}`);
    expect(lines).toEqual([node]);
    expect(safe).toBe(mermaidShape(shape).lost !== true || mermaidShape(shape).type !== 'step');
  });

  it.each(MERMAID_SHAPE_NAMES.filter((name) => mermaidShape(mermaidShapeName(name) ?? '').mark !== undefined))(
    'the shape %s without a label is named as the converter names it',
    (name) => {
      const line = `A@{ shape: ${name} }`;
      expect(repaired('flow', line)?.lines).toEqual(bodyOf(`flowchart TD\n${line}`));
    },
  );
});

describe("shape= with a name of Mermaid's", () => {
  const typed = [...new Set(MERMAID_SHAPE_NAMES)].filter(
    (name) => mermaidShape(mermaidShapeName(name) ?? '').type !== 'step',
  );

  it.each(typed)('%s becomes the type that the converter gives the shape', (name) => {
    const { type } = mermaidShape(mermaidShapeName(name) ?? '');
    expect(repaired('flow', `node a "Ask Ida" shape=${name}`)?.lines).toEqual([`node a ${type} "Ask Ida"`]);
  });
});

const LINES = ['--', '---', '---->', '-->', '==', '===', '==>', '-.-', '-.->', '-..->', '~~~'];
const LINKS = [...LINES, '<-->', '<==>', '<-.->', '--o', '--x', '==x', '-.-o', 'o--o', 'x--x', 'o==o', 'x-.-x'].slice(
  1,
);

describe('a link of Mermaid in a flow', () => {
  const above = ['node A', 'node B'];
  const visible = LINKS.filter((link) => link !== '==' && link !== '~~~');

  it.each(visible.filter((link) => link !== '-->'))('%s is the edge that the converter makes', (link) => {
    // A label after the arrow marks the line as Mermaid's.
    const line = `A ${link}|asks| B`;
    const edge = bodyOf(`flowchart TD\n${line}`).at(-1);
    expect(repaired('flow', line, above)?.lines).toEqual([edge]);
  });

  it('~~~ draws nothing, as in the converter', () => {
    expect(repaired('flow', 'A ~~~ B', above)?.lines).toEqual(['']);
    expect(bodyOf('flowchart TD\nA ~~~ B')).toEqual(['node A', 'node B']);
  });
});

describe('a direction of Mermaid in a flow', () => {
  it.each(['LR', 'RL', 'TB', 'TD', 'BR', 'BT', 'lr', 'br'])('%s is the one that the converter reads', (word) => {
    const [header = ''] = convert(`flowchart ${word}\nA`).source.split('\n');
    const way = /direction=\w+/.exec(header)?.[0];
    expect(repaired('flow', `direction ${word}`)?.lines).toEqual([`flow "T" ${way}`, '']);
  });
});

describe('a label of Mermaid in a flow', () => {
  it.each([
    'Issue #35;4',
    '#9829; love',
    '#quot;Ask#quot;',
    'a &rarr; b',
    '&#x2713; done',
    'caf&eacute;',
    '5 &times 3',
    '#fff;',
  ])('%s is the text that the converter shows', (label) => {
    const line = `A["${label}"]`;
    expect(repaired('flow', line)?.lines).toEqual(bodyOf(`flowchart TD\n${line}`));
  });

  it('a number that is the code of no visible character stays', () => {
    expect(repaired('flow', 'A["Fix #5; then go"]')?.lines).toEqual(['node A "Fix #5; then go"']);
  });

  it('a number in another language stays', () => {
    expect(repaired('flow', "node a 'Issue #42; fixed'")?.lines).toEqual(['node a "Issue #42; fixed"']);
    expect(repaired('flow', 'web: "Issue #42; fixed"')?.lines).toEqual(['node web "Issue #42; fixed"']);
  });
});
