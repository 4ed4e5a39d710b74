// linework pattern: ready-made diagrams found by words, read and drawn.
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

describe('pattern find', () => {
  it('lists matches, best first, with their kinds', () => {
    const { code, out, err } = run(['pattern', 'find', 'short', 'branches', 'on', 'main', '--limit', '1']);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/^ {2}trunk-based-development {2}git: Short branches/);
  });

  it('prints the JSON of its operation', async () => {
    const printed = JSON.parse(run(['pattern', 'find', 'lambda', 'api', '--json']).out);
    expect(printed).toEqual(await answer('find_pattern', { query: 'lambda api' }));
    expect(printed).toMatchObject({ flavour: 'aws', next: expect.stringContaining('get_pattern serverless-api') });
  });

  it('reports when nothing is found', () => {
    expect(run(['pattern', 'find', 'xqzt'])).toMatchObject({
      code: 1,
      out: '',
      err: expect.stringContaining('Nothing'),
    });
  });
});

describe('pattern get', () => {
  it('prints a filled source that checks without a warning', () => {
    const { code, out } = run([
      ...['pattern', 'get', 'three-tier-web-application', '--flavour', 'azure'],
      ...['--set', 'zones=3,cache=false', '--title', 'Tickets, "live"'],
    ]);
    expect(code).toBe(0);
    expect(out).toMatch(/^flow "Tickets, \\"live\\"" direction=right\n/);
    expect(out).toContain('group zone3 "Zone 3"');
    expect(out).not.toContain('Azure Cache for Redis');
    expect(run(['check', '-', '--strict'], { input: out })).toMatchObject({ code: 0, err: '' });
  });

  it.each([
    [['nothing-so-called'], 'No pattern has this id.'],
    [
      ['star-schema', '--flavour', 'aws'],
      "'star-schema' has no flavours because it names no products. Omit the flavour.",
    ],
    [['work-queue', '--set', 'workers=99'], "The parameter 'workers' must be a whole number from 1 to 4."],
    [['work-queue', '--set', 'workers'], "--set cannot be 'workers'."],
    [['work-queue', 'saga'], "takes one id, not also 'saga'"],
  ])('rejects %j', (words, message) => {
    expect(run(['pattern', 'get', ...words])).toMatchObject({
      code: 2,
      out: '',
      err: expect.stringContaining(message),
    });
  });
});

describe('pattern draw', () => {
  it('prints the picture', () => {
    expect(run(['pattern', 'draw', 'gitflow']).out).toMatch(/^<svg /);
    expect(run(['pattern', 'draw', 'gitflow', '-f', 'text']).out).toContain('Gitflow');
  });

  it('prints the JSON of its operation', async () => {
    const request = { pattern: 'cache-aside', flavour: 'gcp', parameters: {}, theme: 'dark' };
    const printed = JSON.parse(
      run(['pattern', 'draw', 'cache-aside', '--flavour', 'gcp', '--theme', 'dark', '--json']).out,
    );
    expect(printed).toEqual(await answer('draw_pattern', request));
  });
});

it('an unknown action names the known ones', () => {
  expect(run(['pattern', 'sing', 'x'])).toMatchObject({ code: 2, err: expect.stringContaining('find, get or draw') });
});
