import { applyEdits, fromWireEdit, makeSource, validate } from '@linework/core';
import { describe, expect, it } from 'vitest';
import type { ConvertContext, ConvertResult } from './contract.js';
import { convertMermaid } from './index.js';

const art = { width: 24, height: 24, shapes: [] };
const known = ['lx:user', 'lx:settings', 'lx:database', 'lx:truck', 'logos:redis'];
const context: ConvertContext = {
  icons: {
    find: (name) => (known.includes(name) ? art : undefined),
    nearest: (name) => (name === 'lx:trucks' ? ['lx:truck'] : []),
    product: (label) => (label.includes('Redis') || label === 'redis' ? 'logos:redis' : undefined),
  },
};

const suggested = ({ validation }: ConvertResult): readonly string[] =>
  validation.warnings
    .filter(({ code }) => code === 'M219')
    .map(({ line, column, hint }) => `${line}:${column} ${hint.replace('Write ', '').replace(' on this line.', '')}`);

const lines = (text: string): readonly string[] => suggested(convertMermaid(text, {}, context));

describe('suggested icons are warnings of the produced source', () => {
  it.each([
    ['a step that names a product', 'flowchart LR\nA[Redis]', ['2:1 icon=logos:redis']],
    ['an actor that names a product', 'sequenceDiagram\nparticipant R as Redis', ['2:1 icon=logos:redis']],
    ['an icon-font token of a node', 'flowchart LR\nA([fa:fa-user Cart])', ['2:1 icon=lx:user']],
    ['a token with a different icon name', 'flowchart LR\nA([fa:fa-gear Cart])', ['2:1 icon=lx:settings']],
    ['a token with a similar name', 'flowchart LR\nA([fa:fa-trucks Cart])', ['2:1 icon=lx:truck']],
    ['a token of a brand', 'flowchart LR\nA([fab:fa-redis Cart])', ['2:1 icon=logos:redis']],
    [
      'an icon of shape data',
      'flowchart LR\nA@{ icon: "fa:user", label: "Cart", shape: stadium }',
      ['2:1 icon=lx:user'],
    ],
    [
      'a token of a subgraph and of its content',
      'flowchart LR\nsubgraph g [fa:fa-truck Ship]\nA([fa:fa-user Cart])\nend',
      ['2:1 icon=lx:truck', '3:3 icon=lx:user'],
    ],
    ['a token of a link', 'flowchart LR\nA -->|fa:fa-truck ship| B', ['4:1 icon=lx:truck']],
    ['a bare token on a link', 'flowchart LR\nA -->|fa:fa-truck| B', ['4:1 icon=lx:truck']],
    [
      'a token of an actor and of a message',
      'sequenceDiagram\nparticipant A as fa:fa-user Ann\nA->>B: fa:fa-truck ships',
      ['2:1 icon=lx:user', '4:1 icon=lx:truck'],
    ],
  ])('%s', (_, text, wanted) => {
    expect(lines(text)).toEqual(wanted);
  });

  it.each([
    ['a product with its icon already written', 'flowchart LR\nA[(Redis)]'],
    ['a decision', 'flowchart LR\nA{Is it Redis?}'],
    ['an element of C4 that gets the icon without it', 'C4Container\nContainerDb(a, "Redis")\nContainer(b, "Redis")'],
    ['the icon of its type', 'flowchart LR\nA[(fa:fa-database Orders)]'],
    ['a token without a similar icon', 'flowchart LR\nA[fa:fa-qqq Orders]'],
  ])('not %s', (_, text) => {
    expect(lines(text)).toEqual([]);
  });

  it('come with a valid edit that writes them in order', () => {
    const text =
      'flowchart LR\nsubgraph g [fa:fa-truck Ship it]\nA[Redis<br/>small]:::error\nend\nA -->|fa:fa-user goes| B([x])';
    const { source, validation } = convertMermaid(text, {}, context);
    const produced = makeSource(source);
    const edits = validation.warnings.flatMap(({ fix }) => (fix ? [fromWireEdit(produced, fix)] : []));
    expect(edits).toHaveLength(3);
    const written = applyEdits(produced, edits);
    expect(written.split('\n').slice(1, 6)).toEqual([
      'group g "Ship it" icon=lx:truck {',
      '  node A step "Redis" icon=logos:redis tone=red sub="small"',
      '}',
      'node B terminal "x"',
      'A -> B : "goes" icon=lx:user',
    ]);
    expect(validate(written, context).ok).toBe(true);
  });
});
