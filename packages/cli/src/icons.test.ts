// linework icons: finding icons by words, and choosing them for names.

import { nodeIcons } from '@linework/icons/node';
import { LOCAL, operations, sharedSchemas } from '@linework/operations';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { command } from './testing/command.js';

const { run } = command();

async function answer(tool: string, input: object): Promise<unknown> {
  const operation = operations.find((each) => each.tool === tool);
  const ran = await operation?.call(input, operation.schemas(sharedSchemas(z)), { actor: LOCAL, icons: nodeIcons() });
  return JSON.parse(JSON.stringify(ran && 'value' in ran ? ran.value : ran));
}

describe('a search', () => {
  it('prints names with their reasons, best first', () => {
    const { code, out, err } = run(['icons', 'cloud', 'upload', '--limit', '2']);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/^ {2}lx:cloud-upload +Cloud upload: exact name\n {2}\S+:cloud-upload .*\n {2}and \d+ more\n$/);
  });

  it('searches only a given set', () => {
    expect(run(['icons', 'user', '--set', 'status']).code).toBe(1);
    expect(run(['icons', 'user', '--set', 'nothing'])).toMatchObject({
      code: 1,
      out: '',
      err: expect.stringContaining('No set has this name. Sets: '),
    });
    expect(run(['icons', 'user', '--set', 'lx', '--limit', '1']).out).toMatch(/^ {2}lx:user {2}User: exact name\n/);
  });

  it('reports when nothing is found', () => {
    expect(run(['icons', 'xqzt'])).toMatchObject({
      code: 1,
      out: '',
      err: expect.stringContaining('Nothing was found'),
    });
    const { code, out } = run(['icons', 'xqzt', '--json']);
    expect({ code, ...JSON.parse(out) }).toMatchObject({ code: 1, icons: [], total: 0 });
  });

  it('prints the JSON of its operation', async () => {
    const printed = JSON.parse(run(['icons', 'postgres', '--limit', '3', '--json']).out);
    expect(printed).toEqual(await answer('search_icons', { query: 'postgres', limit: 3 }));
    expect(printed.icons[0]).toMatchObject({ name: 'logos:postgresql', reason: 'product PostgreSQL' });
  });

  it.each([['0'], ['101'], ['two'], ['1.5']])('rejects --limit %s', (limit) => {
    expect(run(['icons', 'user', '--limit', limit])).toMatchObject({
      code: 2,
      err: expect.stringContaining('Write a whole number from 1 to 100.'),
    });
  });
});

describe('--map', () => {
  it('prints an icon for each name, with reason and confidence', () => {
    const { code, out } = run(['icons', '--map', 'Postgres', 'Orders queue', 'xqzt']);
    expect(code).toBe(0);
    expect(out).toContain('Postgres      logos:postgresql  Postgres = PostgreSQL (certain); also ');
    expect(out).toContain('Orders queue  lx:gallery-horizontal-end  word queue (likely); also ');
    expect(out).toContain('xqzt          nothing found\n');
  });

  it('reads names from standard input, one per line, and prints the JSON of its operation', async () => {
    const printed = JSON.parse(run(['icons', '--map', '-', '--json'], { input: 'RDS\r\n\n k8s \n' }).out);
    expect(printed).toEqual(await answer('map_icons', { names: ['RDS', 'k8s'] }));
  });

  it('exits with 1 if nothing is found for any name', () => {
    expect(run(['icons', '--map', 'xqzt']).code).toBe(1);
  });

  it('rejects what it cannot map', () => {
    expect(run(['icons', '--map', '-'], { input: '\n' }).code).toBe(2);
    expect(run(['icons', '--map', '-'], { input: 'a\n'.repeat(201) })).toMatchObject({
      code: 2,
      err: expect.stringContaining('201 names are too many'),
    });
    expect(run(['icons', '--map', 'a', '--set', 'lx']).code).toBe(2);
    expect(run(['icons']).code).toBe(2);
  });

  it('prints no control character of a name', () => {
    expect(run(['icons', '--map', 'a\u001b[31mb']).out).not.toContain('\u001b');
  });
});
