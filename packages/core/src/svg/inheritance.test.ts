import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cases } from '../testing/depth.js';
import { inheritance } from './inheritance.js';
import { type Group, INITIAL, type Leaf, type Markup, type Property, type Values } from './markup.js';

const value = fc.constantFrom('none', '#fff', '#161b21', '#386faf #629de2', '#fff #0c1015');
const needs = fc.record(
  {
    fill: value,
    stroke: value,
    'font-size': fc.constantFrom('12', '14', '18'),
    'stroke-width': fc.constantFrom('1', '1.5'),
  },
  { requiredKeys: [] },
);
const leaf = needs.map((each): Leaf => {
  return { type: 'leaf', name: 'path', before: '', after: '', classes: [], needs: each };
});
const tree = fc.letrec<{ group: Group; child: Markup }>((tie) => ({
  child: fc.oneof({ weight: 3, arbitrary: leaf }, tie('group')),
  group: fc.array(tie('child'), { maxLength: 6 }).map((children): Group => {
    return { type: 'group', name: 'g', before: ' id="x"', children };
  }),
})).group;

/** Each leaf with its resulting value, and the bytes written for it. */
function settled(root: Group): { readonly leaves: readonly { leaf: Leaf; values: Values }[]; readonly bytes: number } {
  const written = inheritance(root);
  const leaves: { leaf: Leaf; values: Values }[] = [];
  let bytes = 0;
  const walk = (node: Markup, inherited: Values): void => {
    const own = written.get(node) ?? {};
    bytes += Object.entries(own).reduce((sum, [name, set]) => sum + name.length + set.length, 0);
    const values = { ...inherited, ...own };
    if (node.type === 'leaf') leaves.push({ leaf: node, values });
    else for (const child of node.children) walk(child, values);
  };
  walk(root, INITIAL);
  return { leaves, bytes };
}

describe('inherited properties', () => {
  it('give every element what it needs, wherever they are written', () => {
    fc.assert(
      fc.property(tree, (root) => {
        for (const { leaf, values } of settled(root).leaves) expect(values).toMatchObject(leaf.needs);
      }),
      { numRuns: cases(500) },
    );
  });

  it('take no more bytes than written on every element', () => {
    fc.assert(
      fc.property(tree, (root) => {
        const { leaves, bytes } = settled(root);
        const apart = leaves.reduce((sum, { leaf }) => {
          const own = Object.entries(leaf.needs).filter(([name, set]) => INITIAL[name as Property] !== set);
          return sum + own.reduce((more, [name, set]) => more + name.length + set.length, 0);
        }, 0);
        expect(bytes).toBeLessThanOrEqual(apart);
      }),
      { numRuns: cases(300) },
    );
  });

  it('never leave a two-scheme colour on the root, which the rules do not reach', () => {
    fc.assert(
      fc.property(tree, (root) => {
        const { fill = '', stroke = '' } = inheritance(root).get(root) ?? {};
        expect(`${fill}${stroke}`).not.toContain(' ');
      }),
    );
  });

  it('are written once for a group whose elements agree', () => {
    const same = (fill: string): Leaf => {
      return { type: 'leaf', name: 'path', before: '', after: '', classes: [], needs: { fill } };
    };
    const inner: Group = { type: 'group', name: 'g', before: '', children: [same('#fff'), same('#fff'), same('#fff')] };
    const written = inheritance({
      type: 'group',
      name: 'svg',
      before: '',
      children: [inner, same('#000'), same('#000')],
    });
    expect([...written]).toEqual([[inner, { fill: '#fff' }]]);
  });
});
