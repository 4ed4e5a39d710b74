// Manual changes after an import: every field, by name and by pattern, in a graph.
import { describe, expect, test } from 'vitest';
import type { ImportResult } from '../contract.js';
import { importFiles } from '../import-files.js';
import { lineList } from '../testing/line-list/index.js';
import type { Overrides } from './contract.js';

const context = { icons: { find: () => undefined, nearest: () => [] } };
const FILES = [{ path: 'shop.lines', content: 'web -> api\napi -> orders db\napi -> mail\n' }];

function imported(overrides: Overrides): Promise<ImportResult> {
  return importFiles({ files: FILES, overrides }, context, [lineList]);
}

describe('overrides', () => {
  test.each<readonly [string, Overrides, readonly string[], readonly string[]]>([
    ['rename gives a label and keeps the id', { rename: { api: 'The API' } }, ['node api "The API"', 'web -> api'], []],
    ['hide removes an item with its lines', { hide: ['mail'] }, ['web -> api'], ['mail']],
    ['hide removes only a line', { hide: ['api mail'] }, ['node mail'], ['api -> mail']],
    ['retype', { retype: { 'orders db': 'database' } }, ['node orders-db database "orders db"'], []],
    ['tone by a pattern', { tone: { '*': 'blue' } }, ['node web tone=blue', 'node mail tone=blue'], []],
    ['icon', { icon: { api: 'none' } }, ['node api icon=none'], []],
    ['note', { note: { api: 'Not public' } }, ['note api : "Not public"'], []],
    [
      'groups',
      { groups: [{ name: 'Back end', type: 'app-tier', items: ['api', 'orders*'] }] },
      ['group Back-end "Back end" type=app-tier {\n  node api\n  node orders-db'],
      [],
    ],
    ['order', { order: ['web'] }, ['"shop"\nnode web'], []],
    [
      'edges',
      { edges: [{ from: 'mail', to: 'web', label: 'bounces', arrow: '..>' }] },
      ['mail ..> web : "bounces"'],
      [],
    ],
  ])('%s', async (_, overrides, there, gone) => {
    const { ok, source, diagnostics } = await imported(overrides);
    expect({ ok, diagnostics }).toEqual({ ok: true, diagnostics: [] });
    for (const each of there) expect(source).toContain(each);
    for (const each of gone) expect(source).not.toContain(each);
  });

  test('names that the files do not contain are reported with similar names', async () => {
    const { ok, diagnostics } = await imported({ hide: ['mial', 'x*'], rename: { web: 'Web' } });
    expect(ok).toBe(true);
    expect(diagnostics).toMatchObject([
      { code: 'I142', message: expect.stringContaining('mial, x*'), hint: 'Similar names: mail.' },
    ]);
  });

  test('an override that makes the source invalid is reported with the line', async () => {
    const { ok, diagnostics } = await imported({ tone: { api: 'puce' } });
    expect(ok).toBe(false);
    expect(diagnostics).toMatchObject([{ code: 'I108', message: expect.stringContaining('tone=puce') }]);
  });

  test('hiding everything leaves nothing to draw', async () => {
    expect((await imported({ hide: ['*'] })).diagnostics.map(({ code }) => code)).toEqual(['I111']);
  });
});
