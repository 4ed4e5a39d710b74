// linework edit, run over real files, as a user and an agent run it.
import { describe, expect, it } from 'vitest';
import { command } from './testing/command.js';

const { run, write, read } = command();

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
