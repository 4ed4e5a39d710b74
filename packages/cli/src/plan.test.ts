// linework plan: where pictures would help a document.
import { LOCAL, operations, sharedSchemas } from '@linework/operations';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { command } from './testing/command.js';

const { run, write, read } = command();

const DOCUMENT =
  '# Order\n\nText.\n\n## States\n\n| From | To | Event |\n|---|---|---|\n| draft | open | send |\n| open | paid | pay |\n| paid | done | ship |\n';

it('lists each location with its kind and reason, and writes nothing', () => {
  write({ 'order.md': DOCUMENT });
  const { code, out, err } = run(['plan', 'order.md']);
  expect({ code, out, err }).toEqual({
    code: 0,
    out: 'order.md:7  state  States: The table lists 3 connections between states.\n',
    err: '',
  });
  expect(read('order.md')).toBe(DOCUMENT);
});

it('prints the starting sources on request', () => {
  write({ 'order.md': DOCUMENT });
  expect(run(['plan', 'order.md', '--source']).out).toContain('\nstate "States"\nstate draft "draft"\n');
});

it('prints the same JSON as the service', async () => {
  const { out } = run(['plan', '-', '--json'], { input: DOCUMENT });
  const plan = operations.find((each) => each.tool === 'plan_markdown');
  const icons = { find: () => undefined, nearest: () => [] };
  const ran = await plan?.call({ markdown: DOCUMENT }, plan.schemas(sharedSchemas(z)), { actor: LOCAL, icons });
  expect({ value: JSON.parse(out) }).toEqual(ran);
});

it('reports when no section needs a picture, and invalid calls', () => {
  expect(run(['plan', '-'], { input: 'Hello.\n' })).toMatchObject({ code: 0, out: 'No section needs a picture.\n' });
  expect(run(['plan'])).toMatchObject({ code: 2, out: '' });
  expect(run(['plan', '-'], { input: 'x'.repeat(2_000_001) })).toMatchObject({
    code: 2,
    out: '',
    err: expect.stringContaining('standard input has 2000001 characters; the limit is 2000000.'),
  });
});
