import { describe, expect, it } from 'vitest';
import { convertMermaid } from '../index.js';
import { bodyOf, codesOf, convert } from '../testing/convert.js';

const diagram = (text: string): string => `sequenceDiagram\n${text}`;
const actorsOf = (text: string): readonly string[] => bodyOf(diagram(text)).filter((line) => line.startsWith('actor '));

describe('a participant', () => {
  it.each([
    ['participant A', 'actor A step'],
    ['participant A as Order desk', 'actor A step "Order desk"'],
    ['participant A AS Order desk # note', 'actor A step "Order desk"'],
    ['participant A as Order<br/>desk', 'actor A step "Order desk"'],
    ['participant A as "Order"', 'actor A step "\\"Order\\""'],
    ['participant A as API', 'actor A service "API"'],
    ['participant A as User service', 'actor A service "User service"'],
    ['participant Database', 'actor Database database'],
    ['participant A as B as C', 'actor A step "B as C"'],
    ['actor A', 'actor A person'],
    ['actor A as API', 'actor A person "API"'],
    ['actor A as 404 desk', 'actor A person "404 desk" tone=red'],
    ['participant A@{ "type": "database" }', 'actor A database'],
    ['participant A@{ "type": "database" } as Redis cache', 'actor A cache "Redis cache"'],
    ['participant A@{ "type": "queue", "alias": "Jobs" }', 'actor A queue "Jobs"'],
    ['participant A@{ "type": "queue", "alias": "Jobs" } as Work', 'actor A queue "Work"'],
    ['participant A @{\n  "type" : "actor",\n  "alias" : "Me"\n}', 'actor A person "Me"'],
    ['participant A@{ type: participant }', 'actor A step'],
    ['participant my app', 'actor my-app step "my app"'],
    ['participant svc.v2', 'actor svc-v2 step "svc.v2"'],
    ['participant 2nd', 'actor n2nd step "2nd"'],
    ['participant 用户 as Hi', 'actor Hi step'],
    ['participant Zoë', 'actor Zoe step "Zoë"'],
    ['participant #9829; as heart', 'actor n9829 step "heart"'],
  ])('%s', (written, line) => {
    expect(actorsOf(written)).toEqual([line]);
  });

  it('is created at its first mention, in order', () => {
    expect(actorsOf('B->>A: x\nNote over D,C: w\nactivate Z\nparticipant E')).toEqual([
      'actor B step',
      'actor A step',
      'actor D step',
      'actor C step',
      'actor E step',
    ]);
  });

  it('is renamed only by a later declaration with an alias', () => {
    expect(actorsOf('A->>B: x\nparticipant A as Late\nactor B')).toEqual(['actor A step "Late"', 'actor B step']);
    expect(actorsOf('participant A as One\nactor A\nactor A as Two')).toEqual(['actor A person "Two"']);
  });

  it.each([
    ['participant my app', ['2:1 M206']],
    ['participant A as ', ['2:1 M216']],
    ['participant A@{ "type": "boundary" }', ['2:1 M204']],
    ['create participant A\nA->>B: x', ['2:1 M203']],
    ['create actor A\nB->>A: x\ndestroy A\nA-xB: v', ['5:1 M204']],
    ['link A: Docs @ https://example.com/a', ['2:1 M201']],
    ['links A: {"Docs": "https://example.com"}', ['2:1 M201']],
    ['properties A: {"class": "x"}', ['2:1 M201']],
    ['details A: x', ['2:1 M201']],
  ])('%s reports what changed', (written, codes) => {
    expect(codesOf(diagram(written))).toEqual(codes);
  });

  it('keeps its own id if two names have the same spelling', () => {
    expect(actorsOf('a b->>a.b: x\na-b->>a b: v')).toEqual([
      'actor a-b-2 step "a b"',
      'actor a-b-3 step "a.b"',
      'actor a-b step',
    ]);
  });

  it('with a link gets a hint with the address', () => {
    const { diagnostics } = convert(diagram('link A: Docs @ https://example.com/a'));
    expect(diagnostics.find(({ code }) => code === 'M201')?.hint).toContain(
      ': actor A step link="https://example.com/a"',
    );
  });

  it('without a recognized type is listed once', () => {
    const { diagnostics } = convert(diagram('participant A\nparticipant B\nparticipant API'));
    const listed = diagnostics.filter(({ code }) => code === 'M208');
    expect(listed.map(({ message }) => message)).toEqual([
      'These nodes have no recognized type, so they are steps: A, B.',
    ]);
  });

  it('gets the icon of a product named in its label, unless it is a step or a person', () => {
    const context = { icons: { find: () => undefined, nearest: () => [] }, productIcon: () => 'logos:kafka' };
    const text = diagram('participant K as Kafka\nparticipant Q as Kafka queue\nactor P as Kafka admin');
    expect(convert(text).source).not.toContain('icon');
    expect(convertMermaid(text, {}, context).source.split('\n').slice(1)).toEqual([
      'actor K step "Kafka"',
      'actor Q queue "Kafka queue" icon=logos:kafka',
      'actor P person "Kafka admin"',
      '',
    ]);
  });
});

describe('a box', () => {
  it.each([
    ['box Aqua Backend\nparticipant A\nend', ['2:1 M203'], "'Backend' around 'A'"],
    ['box rgb(1, 2, 3) Backend\nparticipant A\nend', ['2:1 M203'], "'Backend'"],
    ['box My team\nactor A\nend', ['2:1 M203'], "'My team'"],
    ['box transparent\nactor A\nend', ['2:1 M200'], 'box'],
    ['box\nactor A\nend', ['2:1 M200'], 'box'],
  ])('%s is dropped, its participants stay', (written, codes, message) => {
    expect(actorsOf(written)).toHaveLength(1);
    expect(codesOf(diagram(written))).toEqual(codes);
    expect(
      convert(diagram(written))
        .diagnostics.map(({ message }) => message)
        .join('\n'),
    ).toContain(message);
  });
});
