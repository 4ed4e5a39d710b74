// Style rules that are opened in the form and saved are the same; what is wrong is beside its field.
import { checkRules } from '@linework/operations/settings/check-rules';
import { expect, test } from 'vitest';
import { Refusal } from '../../api/refusal.js';
import type { Values } from '../../parts/form.js';
import { besideRules, ENTRY_RULES, entriesOf, pathOf, type Rules, rulesIn, shownIn } from './rules.js';

const KINDS = ['flow', 'c4'];

const RULES: Rules = {
  level: 'warning',
  requireTitle: true,
  maxPerGroup: 9,
  forbidKinds: ['c4'],
  ids: { pattern: '^[a-z]+$', kinds: ['flow'], hint: 'Lower case.', level: 'error' },
  icons: [{ label: 'postgres|pg', use: ['lx:database', 'aws:*'] }],
  tones: [{ allow: ['blue', 'red'] }, { types: ['task'], forbid: ['green'] }],
  edgeLabels: {},
  owner: { names: ['Payments', 'Orders, returns'] },
  forbidSharing: [{ types: ['database'] }],
  layers: [{ order: ['client', ['gateway', 'service'], 'database'] }],
  names: [{ use: 'Customer', insteadOf: ['client', 'buyer'] }],
};

/** What the form has in its fields for these rules. */
function typed(rules: Rules): Values {
  const texts = new Map<string, string>();
  const list = (path: string, value: unknown): void => {
    for (const each of Array.isArray(value) ? value : []) texts.set(`${path} ${each}`, 'on');
  };
  texts.set('rules.level', rules.level ?? 'error');
  texts.set('rules.maxPerGroup', String(rules.maxPerGroup ?? ''));
  if (rules.requireTitle) texts.set('rules.requireTitle', 'on');
  list('rules.forbidKinds', rules.forbidKinds);
  for (const rule of ENTRY_RULES)
    for (const [at, entry] of entriesOf(rules, rule).entries()) {
      const path = pathOf(rule, at);
      list(`${path}.kinds`, entry.kinds);
      for (const name of ['hint', 'level']) texts.set(`${path}.${name}`, String(entry[name] ?? ''));
      for (const field of rule.fields) {
        if (field.kind === 'tones') list(`${path}.${field.name}`, entry[field.name]);
        else texts.set(`${path}.${field.name}`, shownIn(field, entry));
      }
    }
  const raw = (name: string): string => texts.get(name) ?? '';
  return { raw, text: raw, isOn: (name) => texts.has(name), file: () => undefined };
}

test('every rule keeps its fields', () => {
  const counts = Object.fromEntries(ENTRY_RULES.map((rule) => [rule.name, entriesOf(RULES, rule).length]));
  expect(rulesIn(typed(RULES), counts, KINDS)).toEqual(RULES);
});

test('what the check says of rules is beside its field', () => {
  const checked = checkRules({ ids: { pattern: '(a+)+' }, names: [{ use: '', insteadOf: [' x'] }] });
  const message = 'problems' in checked ? checked.problems.join(' ') : '';
  const { issues } = besideRules(new Refusal('validation.failed', 400, message));
  expect(issues.map(({ path }) => path[0])).toEqual([
    'rules.ids.pattern',
    'rules.names[0].use',
    'rules.names[0].insteadOf',
  ]);
  expect(issues.every(({ message: words }) => words.startsWith('This '))).toBe(true);
});
