// docs/limits.md, Settings file: what each rule requires of a diagram, where it reports, and how it is fixed.
import { applyEdits, type Context, type Edit, fromWireEdit, makeSource, validate } from '@linework/core';
import { describe, expect, test } from 'vitest';
import type { Rules } from '../contract.js';
import { styleCheck } from './style-check.js';

const icons: Context['icons'] = {
  find: () => ({ name: 'x', shapes: [] }) as never,
  nearest: () => [],
  product: (label) => (/postgres/i.test(label) ? 'logos:postgresql' : undefined),
};
const SHOP =
  'flow "Shop" desc="Who calls whom"\nnode api service "API"\nnode db database "Orders Postgres" tone=red\napi -> db : "reads"\n';
const messagesOf = (rules: Rules, source = SHOP): readonly string[] =>
  validate(source, { icons, style: styleCheck(rules) })
    .diagnostics.filter(({ code }) => !code.startsWith('W'))
    .map(({ code, severity, line }) => `${code} ${severity} ${line}`);

describe('a rule', () => {
  test.each<readonly [string, Rules, string, readonly string[]]>([
    ['requireTitle', { requireTitle: true }, 'flow\nnode a\n', ['R100 error 1']],
    ['requireTitle, kept', { requireTitle: true }, SHOP, []],
    ['requireDescription', { requireDescription: true }, 'flow "A"\nnode a\n', ['R101 error 1']],
    ['requireDescription, kept', { requireDescription: true }, SHOP, []],
    ['maxNodes', { maxNodes: 1 }, SHOP, ['R102 error 1']],
    ['maxNodes, kept', { maxNodes: 2 }, SHOP, []],
    ['maxNodes of a kind without nodes', { maxNodes: 1 }, 'pie "A"\nslice "x" 1\nslice "y" 2\n', ['R102 error 1']],
    ['forbidKinds', { forbidKinds: ['flow'] }, SHOP, ['R103 error 1']],
    ['forbidKinds of others', { forbidKinds: ['pie'] }, SHOP, []],
    ['ids', { ids: { pattern: '^[a-z]{3,}$' } }, SHOP, ['R104 error 3']],
    ['labels', { labels: { pattern: '^[A-Z]+$' } }, SHOP, ['R105 error 3']],
    ['icons', { icons: [{ label: 'postgres|mysql', use: ['aws:rds', 'aws:*'] }] }, SHOP, ['R106 error 3']],
    [
      'icons, by the automatic icon of a label',
      { icons: [{ label: 'Postgres', use: ['logos:postgresql'] }] },
      SHOP,
      [],
    ],
    ['icons of a whole set', { icons: [{ label: 'postgres', use: ['logos:*'] }] }, SHOP, []],
    ['icons of whole words only', { icons: [{ label: 'post', use: ['aws:rds'] }] }, SHOP, []],
    ['tones that are forbidden', { tones: [{ forbid: ['red'] }] }, SHOP, ['R107 error 3']],
    ['tones that are allowed', { tones: [{ allow: ['blue', 'aqua'] }] }, SHOP, ['R107 error 3']],
    ['tones of other types', { tones: [{ types: ['service'], forbid: ['red'] }] }, SHOP, []],
    ['of other kinds', { ids: { pattern: '^x', kinds: ['sequence'] } }, SHOP, []],
    ['of the level of all', { level: 'warning', maxNodes: 1 }, SHOP, ['R102 warning 1']],
    [
      'of a level of its own',
      { level: 'warning', ids: { pattern: '^[a-z]{3}$', level: 'error' } },
      SHOP,
      ['R104 error 3'],
    ],
  ])('%s', (_, rules, source, expected) => {
    expect(messagesOf(rules, source)).toEqual(expected);
  });

  test('uses its own hint', () => {
    const style = styleCheck({ ids: { pattern: '^x', hint: 'Ids begin with x.' } });
    expect(validate(SHOP, { icons, style }).diagnostics.find(({ code }) => code === 'R104')?.hint).toBe(
      'Ids begin with x.',
    );
  });

  test.each<readonly [string, Rules, string]>([
    ['an icon is written', { icons: [{ label: 'postgres', use: ['aws:rds'] }] }, 'tone=red icon=aws:rds'],
    ['a tone is changed', { tones: [{ allow: ['blue'] }] }, 'tone=blue'],
  ])('is fixed: %s', (_, rules, expected) => {
    const { diagnostics } = validate(SHOP, { icons, style: styleCheck(rules) });
    const edits = diagnostics.flatMap(({ fix }) => (fix ? [fix] : []));
    expect(edits.length).toBe(1);
    expect(mended(SHOP, edits)).toContain(expected);
    expect(messagesOf(rules, mended(SHOP, edits))).toEqual([]);
  });

  test('is checked only for diagrams without errors', () => {
    expect(messagesOf({ maxNodes: 1 }, `${SHOP}api -> gone\n`)).toEqual(['E201 error 5']);
  });

  test('matches in time linear in the length of the label', () => {
    const rules: Rules = { labels: { pattern: '^[a-z]*[a-z]*[a-z]*[a-z]*[a-z]*[a-z]*!$' } };
    expect(messagesOf(rules, `flow "A"\nnode a "${'a'.repeat(150)}"\n`)).toEqual(['R105 error 2']);
  });
});

function mended(text: string, fixes: readonly Edit[]): string {
  const source = makeSource(text);
  return applyEdits(
    source,
    fixes.map((fix) => fromWireEdit(source, fix)),
  );
}
