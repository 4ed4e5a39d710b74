// An organisation's style rules beside those of a file: both hold, each finding is reported once, and repairs end.
import {
  autofix,
  type Diagnostic,
  type IconLookup,
  type StyleCheck,
  type StyledDiagram,
  validate,
} from '@linework/core';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Rules } from '../contract.js';
import { joinedCheck } from './joined.js';
import { styleCheck } from './style-check.js';

const icons: IconLookup = {
  find: () => ({ width: 24, height: 24, shapes: [] }),
  nearest: () => [],
  product: (label) => (/postgres/i.test(label) ? 'logos:postgresql' : undefined),
};

const joined = (house: Rules, file?: Rules): StyleCheck =>
  joinedCheck({ check: styleCheck(house), of: 'Acme' }, file && styleCheck(file));

const FLOW = 'flow\nnode a client "The client" tone=red\nnode b database "Postgres"\na -> b : "asks"\n';

const findings = (house: Rules, file?: Rules, source = FLOW) =>
  validate(source, { icons, style: joined(house, file) }).diagnostics.filter(({ code }) => code.startsWith('R'));

const texts = (house: Rules, file?: Rules) =>
  findings(house, file).map(({ code, severity, message }) => `${severity} ${code} ${message}`);

const repaired = (house: Rules, file: Rules, source = FLOW) => autofix(source, { icons, style: joined(house, file) });

describe('of both', () => {
  test('a finding names the organisation whose rule it is', () => {
    expect(texts({ requireTitle: true })).toEqual(['error R100 The diagram has no title (style rule of Acme).']);
    expect(texts({}, { requireTitle: true })).toEqual(['error R100 The diagram has no title.']);
  });

  test.each([
    ['warning', 'warning', 'warning'],
    ['warning', 'error', 'error'],
    ['error', 'warning', 'error'],
  ] as const)('what both require is reported once: %s and %s is %s', (house, file, level) => {
    expect(texts({ level: house, requireTitle: true }, { level: file, requireTitle: true })).toEqual([
      `${level} R100 The diagram has no title (style rule of Acme).`,
    ]);
  });

  test('different bounds are both checked', () => {
    expect(texts({ maxNodes: 1 }, { maxNodes: 3 })).toHaveLength(1);
    expect(texts({ maxNodes: 3 }, { maxNodes: 1 })).toEqual(['error R102 The diagram has 2 nodes; the team allows 1.']);
  });

  test('a long message keeps the name of the organisation, and its bound', () => {
    const [finding] = findings(
      { labels: { pattern: `^${'x'.repeat(190)}$` } },
      undefined,
      `flow\nnode a "${'y'.repeat(500)}"\n`,
    );
    expect(finding?.message).toMatch(/\(style rule of Acme\)\.$/);
    expect(finding?.message.length).toBeLessThanOrEqual(300);
  });
});

describe('where fixes contradict', () => {
  const contradiction = 'The style rules of Acme contradict this and come first.';

  test.each<readonly [string, Rules, Rules, string]>([
    [
      'two names for one word',
      { names: [{ use: 'customer', insteadOf: ['client'] }] },
      { names: [{ use: 'buyer', insteadOf: ['client'] }] },
      '"The customer"',
    ],
    [
      'part of a longer name',
      { names: [{ use: 'customer', insteadOf: ['the client'] }] },
      { names: [{ use: 'buyer', insteadOf: ['client'] }] },
      '"Customer"',
    ],
    [
      'two icons for one label',
      { icons: [{ label: 'postgres', use: ['lx:database'] }] },
      { icons: [{ label: 'postgres', use: ['aws:rds'] }] },
      'icon=lx:database',
    ],
    ['two tones of one type', { tones: [{ allow: ['blue'] }] }, { tones: [{ allow: ['green'] }] }, 'tone=blue'],
  ])("the organisation's is made: %s", (_, house, file, expected) => {
    const own = findings(house, file).filter(({ message }) => !message.includes('Acme'));
    expect(own).toMatchObject([{ hint: expect.stringContaining(contradiction) }]);
    expect(own[0]?.fix).toBeUndefined();
    const { text, report } = repaired(house, file);
    expect(text).toContain(expected);
    expect(report.diagnostics.filter(({ message }) => message.includes('Acme'))).toEqual([]);
  });

  test.each<readonly [string, Rules, Rules]>([
    [
      'a name that the organisation replaces',
      { names: [{ use: 'client', insteadOf: ['customer'] }] },
      { names: [{ use: 'customer', insteadOf: ['client'] }] },
    ],
    [
      'a name with a word that the organisation replaces',
      { names: [{ use: 'user', insteadOf: ['customer'] }] },
      { names: [{ use: 'good customer', insteadOf: ['client'] }] },
    ],
    [
      'an icon that the organisation does not use',
      { icons: [{ label: 'postgres', use: ['logos:postgresql'] }] },
      { icons: [{ label: 'postgres', use: ['aws:rds'] }] },
    ],
    ['a tone that the organisation forbids', { tones: [{ forbid: ['green'] }] }, { tones: [{ allow: ['green'] }] }],
  ])('nothing is written that the organisation would report: %s', (_, house, file) => {
    expect(findings(house, file)).toMatchObject([{ hint: expect.stringContaining(contradiction) }]);
    expect(repaired(house, file).text).toBe(FLOW);
  });

  test('fixes at other places and the same fix of both are offered', () => {
    const house: Rules = { names: [{ use: 'customer', insteadOf: ['client'] }] };
    const file: Rules = {
      names: [
        { use: 'requests', insteadOf: ['asks'] },
        { use: 'customer', insteadOf: ['client'], hint: 'Ours.' },
      ],
    };
    expect(findings(house, file).filter(({ hint }) => hint.includes(contradiction))).toEqual([]);
    expect(repaired(house, file).text).toContain('"The customer"');
    expect(repaired(house, file).text).toContain('"requests"');
  });
});

describe('whatever the rules', () => {
  const words = ['a', 'b', 'c', 'a b'];
  const glossary = fc.uniqueArray(fc.constantFrom(...words), { minLength: 2, maxLength: 4 }).chain((order) =>
    fc
      .array(fc.record({ from: fc.nat(order.length - 2), by: fc.integer({ min: 1, max: 3 }) }), { maxLength: 3 })
      .map((rows) => {
        // A later word replaces an earlier one, so that a glossary by itself is never circular.
        const unique = new Map(
          rows.map(({ from, by }) => [order[from] ?? '', order[Math.min(from + by, order.length - 1)] ?? '']),
        );
        return [...unique].map(([insteadOf, use]) => ({ use, insteadOf: [insteadOf] }));
      }),
  );
  const rules: fc.Arbitrary<Rules> = fc.record(
    {
      level: fc.constantFrom('error', 'warning'),
      requireTitle: fc.boolean(),
      maxNodes: fc.integer({ min: 1, max: 3 }),
      labels: fc.record({ pattern: fc.constantFrom('a', '^b', 'c$') }),
      tones: fc.array(fc.record({ allow: fc.uniqueArray(fc.constantFrom('red', 'blue', 'green'), { minLength: 1 }) }), {
        maxLength: 2,
      }),
      icons: fc.array(
        fc.record({ label: fc.constantFrom('a', 'b|c'), use: fc.constantFrom(['lx:a'], ['lx:b'], ['lx:*']) }),
        { maxLength: 2 },
      ),
      names: glossary,
    },
    { requiredKeys: [] },
  ) as fc.Arbitrary<Rules>;
  const label = fc.array(fc.constantFrom('a', 'b', 'c', '\\"', 'x'), { minLength: 1, maxLength: 5 });
  const source = fc
    .array(fc.record({ label, more: fc.constantFrom('', ' tone=red', ' icon=lx:b', ' icon=lx:a tone=blue') }), {
      minLength: 1,
      maxLength: 3,
    })
    .map(
      (nodes) =>
        `flow\n${nodes.map(({ label: parts, more }, at) => `node n${at} "${parts.join(' ')}"${more}\n`).join('')}`,
    );

  /** What each check reports on a diagram, by what an author reads. */
  const reportsOn = (text: string, checks: readonly StyleCheck[]): readonly (readonly Diagnostic[])[] => {
    let seen: StyledDiagram | undefined;
    const style: StyleCheck = (diagram) => {
      seen = diagram;
      return [];
    };
    validate(text, { icons, style });
    if (seen === undefined) throw new Error(text);
    const diagram = seen;
    return checks.map((each) => each(diagram));
  };

  const without = (message: string): string => message.replace(' (style rule of Acme)', '');

  test('never less than either is reported, and nothing twice', () => {
    fc.assert(
      fc.property(rules, rules, source, (house, file, text) => {
        const checks = [styleCheck(house), styleCheck(file), joined(house, file)];
        const [ofHouse = [], ofFile = [], both = []] = reportsOn(text, checks);
        for (const each of [...ofHouse, ...ofFile]) {
          const same = both.filter(
            ({ code, span, message, severity, hint }) =>
              code === each.code &&
              span.start === each.span.start &&
              without(message) === each.message &&
              hint.endsWith(each.hint) &&
              (severity === 'error' || each.severity === 'warning'),
          );
          expect(same.length, `${each.code} ${each.message}`).toBeGreaterThan(0);
        }
        const keys = both.map(({ code, span, message, hint }) => JSON.stringify([code, span, without(message), hint]));
        expect(new Set(keys).size).toBe(keys.length);
      }),
    );
  });

  test('repairs end, and leave no fix of the organisation', () => {
    const named = fc.record({ level: fc.constant<'warning'>('warning'), names: glossary });
    fc.assert(
      fc.property(named, named, source, (house, file, text) => {
        const { text: once, report } = repaired(house, file, text);
        expect(report.diagnostics.filter(({ fix }) => fix?.safe)).toEqual([]);
        expect(repaired(house, file, once).text).toBe(once);
      }),
      { numRuns: 200 },
    );
  });
});
