// linework edit, run over real files, as a user and an agent run it.
import { editSchemas } from '@linework/operations/diagrams/edit-schema';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { cases } from '../../core/src/testing/depth.js';
import { Failure } from './command/failure.js';
import { operationsOf, WRITTEN_FORMS } from './editing/written-operation.js';
import { command } from './testing/command.js';

const { run, write, read } = command();

const FULL = `flow "Checkout"
node shop client "Shop"
node api service "API" # the one that pays
group data "Data" {
  node db database "Orders"
  node cache cache "Sessions"
}
note api : "99.9 %"
shop -> api : "orders"
api -> db
api -> cache
`;
const SHOP = 'flow "Shop"\n# people\nnode a "Cart"\nnode b "Bank"\na -> b\n';
const op = (of: object): string => JSON.stringify(of);

describe('linework edit', () => {
  it('writes the source and prints what changed', () => {
    write({ 'shop.diagram': SHOP });
    const rename = op({ op: 'rename', id: 'a', to: 'cart' });
    const label = op({ op: 'set', at: 'b', fields: { label: 'House bank' } });
    expect(run(['edit', 'shop.diagram', rename, label])).toEqual({
      code: 0,
      out: 'Renamed a to cart in 2 places.\nb: changed label "Bank" to "House bank".\n',
      err: '',
    });
    expect(read('shop.diagram')).toBe('flow "Shop"\n# people\nnode cart "Cart"\nnode b "House bank"\ncart -> b\n');
  });

  it('reads operations from a file, and prints the fingerprint for --expect', () => {
    write({ 'shop.diagram': SHOP, 'ops.json': op([{ op: 'disconnect', from: 'a', to: 'b' }]) });
    const first = JSON.parse(run(['edit', 'shop.diagram', '--json', '--check']).out) as { fingerprint: string };
    expect(run(['edit', 'shop.diagram', '--from', 'ops.json', '--expect', first.fingerprint])).toMatchObject({
      code: 0,
    });
    expect(read('shop.diagram')).not.toContain('->');
    const second = run(['edit', 'shop.diagram', '--from', 'ops.json', '--expect', first.fingerprint]);
    expect(second).toMatchObject({ code: 1, out: '' });
    expect(second.err).toMatch(/^Nothing was changed\. The source has changed; its fingerprint is [0-9a-f]{16}\./);
  });

  it('changes nothing if one of the operations fails, and names it', () => {
    write({ 'shop.diagram': SHOP });
    const fine = op({ op: 'set', at: 'a', fields: { label: 'x' } });
    expect(run(['edit', 'shop.diagram', fine, op({ op: 'remove', at: 'b' })])).toEqual({
      code: 1,
      out: '',
      err: 'Nothing was changed. operation 2: 1 line refers to b. Remove them first, or set cascade.\n  near: a -> b\n',
    });
    expect(read('shop.diagram')).toBe(SHOP);
  });

  it('reads standard input and prints the source', () => {
    const grouped = run(['edit', '-', op({ op: 'group', members: ['a', 'b'], fields: { id: 'all' } })], {
      input: SHOP,
    });
    expect(grouped.out).toBe('flow "Shop"\n# people\ngroup all {\n  node a "Cart"\n  node b "Bank"\n}\na -> b\n');
  });

  // One row per form, as typed in a shell, which removes the quotes; and the JSON that says the same.
  const TYPED: readonly (readonly [words: readonly string[], operation: object])[] = [
    [
      ['header', 'title=New title', 'direction=down'],
      { op: 'header', fields: { title: 'New title', direction: 'down' } },
    ],
    [['add', 'node', 'jobs', 'queue', 'Jobs', 'in', 'data'], { op: 'add', line: 'node jobs queue "Jobs"', in: 'data' }],
    [
      ['add', 'node', 'id=jobs', 'label=All jobs'],
      { op: 'add', statement: 'node', fields: { id: 'jobs', label: 'All jobs' } },
    ],
    [
      ['add api --> shop : "the receipt" after shop -> api'],
      { op: 'add', line: 'api --> shop : "the receipt"', after: { from: 'shop', to: 'api' } },
    ],
    [
      ['set', 'api', 'label=Order service', 'tone=red'],
      { op: 'set', at: 'api', fields: { label: 'Order service', tone: 'red' } },
    ],
    [
      ['set api label="Order service" tone=red'],
      { op: 'set', at: 'api', fields: { label: 'Order service', tone: 'red' } },
    ],
    [['set', 'shop->api', 'label='], { op: 'set', at: { from: 'shop', to: 'api' }, fields: { label: null } }],
    [['set', 'row:99.9 %', 'side=left'], { op: 'set', at: { row: '99.9 %' }, fields: { side: 'left' } }],
    [['rename', 'db', 'orders'], { op: 'rename', id: 'db', to: 'orders' }],
    [['move', 'cache'], { op: 'move', at: 'cache' }],
    [['move', 'cache', 'before', 'shop'], { op: 'move', at: 'cache', before: 'shop' }],
    [
      ['group', 'shop', 'api', 'id=front', 'label=Front'],
      { op: 'group', members: ['shop', 'api'], fields: { id: 'front', label: 'Front' } },
    ],
    [['dissolve', 'data'], { op: 'dissolve', at: 'data' }],
    [
      ['connect', 'shop', 'cache', 'label=session'],
      { op: 'connect', from: 'shop', to: 'cache', fields: { label: 'session' } },
    ],
    [
      ["connect shop --> cache label='the session'"],
      { op: 'connect', from: 'shop', to: 'cache', fields: { arrow: '-->', label: 'the session' } },
    ],
    [['reconnect', 'api', 'cache', 'to=db'], { op: 'reconnect', at: { from: 'api', to: 'cache' }, to: 'db' }],
    [['disconnect', 'api', 'cache'], { op: 'disconnect', from: 'api', to: 'cache' }],
    [['disconnect api->cache#1'], { op: 'disconnect', from: 'api', to: 'cache', nth: 1 }],
    [
      ['insert', 'api', 'db', 'id=pool', 'label=Pool'],
      { op: 'insert', at: { from: 'api', to: 'db' }, fields: { id: 'pool', label: 'Pool' } },
    ],
    [['remove', 'cache', 'cascade'], { op: 'remove', at: 'cache', cascade: true }],
    [['delete', 'cache', 'cascade'], { op: 'remove', at: 'cache', cascade: true }],
    [
      ['replace', 'shop', 'node', 'shop', 'person', 'A buyer'],
      { op: 'replace', at: 'shop', line: 'node shop person "A buyer"' },
    ],
    [
      ['replace api->db api -> db : "pays"'],
      { op: 'replace', at: { from: 'api', to: 'db' }, line: 'api -> db : "pays"' },
    ],
  ];

  it.each(TYPED)('reads %j as typed, prints what it understood, and does the same as the JSON', (words, operation) => {
    write({ 'a.diagram': FULL, 'b.diagram': FULL });
    const typed = run(['edit', 'a.diagram', ...words]);
    expect(typed).toMatchObject({ code: 0, err: `Understood: ${op(operation)}\n` });
    expect(run(['edit', 'b.diagram', op(operation)]).out).toBe(typed.out);
    expect(read('a.diagram')).not.toBe(FULL);
    expect(read('a.diagram')).toBe(read('b.diagram'));
  });

  it('has a typed form for every operation, and its own examples work', () => {
    const schemas = z.toJSONSchema(editSchemas(z).operations, { io: 'input' }) as unknown;
    const names = new Set(
      [...JSON.stringify(schemas).matchAll(/"op":\{"type":"string","const":"(\w+)"/g)].map(([, name = '']) => name),
    );
    expect(names.size).toBeGreaterThan(10);
    for (const name of names) expect(Object.keys(WRITTEN_FORMS)).toContain(name);
    for (const [name, { example }] of Object.entries(WRITTEN_FORMS)) {
      write({ 'a.diagram': FULL });
      expect(run(['edit', 'a.diagram', example]), name).toMatchObject({ code: 0 });
      expect(run(['edit', '--help']).out.replaceAll(/\s+/g, ' ')).toContain(example);
    }
  });

  it('applies several quoted operations, with JSON among them, in order', () => {
    write({ 'shop.diagram': SHOP });
    expect(
      run(['edit', 'shop.diagram', 'rename a cart', op({ op: 'rename', id: 'b', to: 'bank' }), 'set cart tone=red']),
    ).toMatchObject({ code: 0 });
    expect(read('shop.diagram')).toBe(
      'flow "Shop"\n# people\nnode cart "Cart" tone=red\nnode bank "Bank"\ncart -> bank\n',
    );
  });

  it.each([
    [['renam', 'a', 'b'], "There is no operation 'renam'. Did you mean 'rename'? Operations: header, add, "],
    [['rename', 'a'], 'This is not the form of rename. Write: rename ID NEW, such as rename db orders.'],
    [['rename', 'a', 'b', 'set', 'c', 'tone=red'], 'This is not the form of rename. Write: rename ID NEW'],
    [
      ['set', 'a'],
      'This is not the form of set. Write: set ID NAME=VALUE..., such as set api label="Order service" tone=blue.',
    ],
    [['OP'], "There is no operation 'OP'."],
    [[''], "There is no operation ''."],
  ])('says what to write instead of %j', (words, says) => {
    write({ 'shop.diagram': SHOP });
    expect(run(['edit', 'shop.diagram', ...words])).toEqual({ code: 2, out: '', err: expect.stringContaining(says) });
    expect(read('shop.diagram')).toBe(SHOP);
  });

  it('reads words of any length and form without failing', () => {
    const words = fc.array(
      fc.oneof(
        fc.string({ maxLength: 20 }),
        fc.constantFrom('->', 'a->b', 'x=1', 'in', '"', "'", ...Object.keys(WRITTEN_FORMS)),
      ),
      { maxLength: 8 },
    );
    fc.assert(
      fc.property(words, (args) => {
        try {
          for (const { operation } of operationsOf(args)) JSON.stringify(operation);
        } catch (error) {
          expect(error).toBeInstanceOf(Failure);
        }
      }),
      { numRuns: cases(500) },
    );
    expect(() => operationsOf([`set ${'-'.repeat(100_000)} ${'"x'.repeat(50_000)}`])).toThrow(Failure);
  });

  it.each([
    ['not json', ['edit', 'shop.diagram', '{op'], 'Expected JSON in the operation.'],
    ['no such operation', ['edit', 'shop.diagram', '{"op":"paint"}'], 'Invalid discriminator value'],
    ['an unknown field', ['edit', 'shop.diagram', '{"op":"rename","id":"a","too":"b"}'], 'Unrecognized key'],
  ])('rejects %s', (_, args, message) => {
    write({ 'shop.diagram': SHOP });
    const { code, err } = run(args);
    expect([code, err.includes(message)]).toEqual([2, true]);
  });
});
