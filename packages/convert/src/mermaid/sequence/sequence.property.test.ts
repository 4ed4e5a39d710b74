import { formatSource, outline } from '@linework/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cases } from '../../../../core/src/testing/depth.js';
import { anyCharacter } from '../../../../core/src/testing/text.js';
import { context, convert } from '../testing/convert.js';

const PIECES = [
  'sequenceDiagram',
  'participant ',
  'actor ',
  'create ',
  'destroy ',
  'box ',
  'rect ',
  'loop ',
  'alt ',
  'else ',
  'opt ',
  'par ',
  'and ',
  'par_over ',
  'critical ',
  'option ',
  'break ',
  'end',
  'note over ',
  'Note left of ',
  'activate ',
  'deactivate ',
  'autonumber ',
  'off',
  'title ',
  'accTitle: ',
  'accDescr {',
  'links ',
  'link ',
  ' as ',
  '@{ "type": "',
  'database',
  '"}',
  '}',
  '->>',
  '-->>',
  '->',
  '-->',
  '-x',
  '--)',
  '<<->>',
  '-|\\',
  '/|-',
  '//--',
  '()',
  '+',
  '-',
  ':',
  ',',
  ';',
  '#',
  '#35;',
  '&lt;',
  '%%',
  '%%{init: {',
  '}%%',
  '<br/>',
  '<b>',
  '</b>',
  '\\n',
  '"',
  '\\',
  '\n',
  '\n',
  '\n',
  ' ',
  '\t',
  'A',
  'B',
  'web app',
  '用户',
  '🎉',
  '12',
  '.5',
  'fa:fa-x',
  ':wrap:',
  '---',
  '\u0000',
  '\ufdd0',
  '\ud800',
  '\u2028',
  '__proto__',
  'constructor',
];

const soup = fc.array(fc.oneof(fc.constantFrom(...PIECES), fc.string({ unit: anyCharacter, maxLength: 3 })), {
  maxLength: 60,
});

describe('any text after the header', () => {
  it('is converted to a valid source, or refused with a reason', () => {
    fc.assert(
      fc.property(soup, fc.boolean(), (pieces, lenient) => {
        const result = convert(`sequenceDiagram\n${pieces.join('')}`, { lenient });
        expect(result.diagnostics.map(({ code }) => code)).not.toContain('M104');
        const errors = result.diagnostics.filter(({ severity }) => severity === 'error');
        expect(errors.length === 0).toBe(result.ok);
        if (!result.ok) return;
        expect(outline(result.source, context).ok).toBe(true);
        expect(formatSource(result.source)).toBe(result.source);
        expect(result.origins.filter(({ kind }) => kind === 'edge')).toHaveLength(result.stats.edges);
      }),
      { numRuns: cases(1_500) },
    );
  });

  it('gives the same result each time', () => {
    fc.assert(
      fc.property(soup, (pieces) => {
        const text = `sequenceDiagram\n${pieces.join('')}`;
        expect(convert(text)).toEqual(convert(text));
      }),
      { numRuns: cases(100) },
    );
  });
});

interface Said {
  readonly from: string;
  readonly arrow: string;
  readonly to: string;
  readonly text: string;
}

const ARROWS: Readonly<Record<string, string>> = {
  '->>': '->',
  '-->>': '-->',
  '->': '--',
  '-->': '--',
  '-x': '->',
  '--x': '-->',
  '-)': '..>',
  '--)': '..>',
  '<<->>': '<->',
  '<<-->>': '<-->',
};

const name = fc.constantFrom('A', 'B', 'web-app', 'my.svc', 'User 1', 'a/b', 'f(x)', 'Zoë');
const message: fc.Arbitrary<Said> = fc.record({
  from: name,
  arrow: fc.constantFrom(...Object.keys(ARROWS)),
  to: name,
  text: fc.constantFrom(
    '',
    'GET /a?b=1',
    'a: b',
    '{"k": [1]}',
    'x -> z',
    'end',
    'loop it',
    '- [ ] task',
    '100 %',
    'é 漢字',
  ),
});
/** A step is a message, or opens, divides or closes a block. */
const step = fc.oneof(
  { weight: 3, arbitrary: message },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      'loop l',
      'alt a',
      'rect red',
      'end',
      'else e',
      'note over A: n',
      'autonumber',
      'autonumber off',
      'autonumber 7 3',
    ),
  },
);

describe('a well-formed diagram', () => {
  it('keeps its messages, their order and the numbers Mermaid draws', () => {
    fc.assert(
      fc.property(fc.array(step, { minLength: 1, maxLength: 30 }), (steps) => {
        const lines = ['sequenceDiagram'];
        const open: string[] = [];
        const expected: { from: string; arrow: string; to: string; text: string; number: number | undefined }[] = [];
        let [number, increment, visible] = [1, 1, false];
        for (const each of steps) {
          if (typeof each !== 'string') {
            lines.push(`${each.from}${each.arrow}${each.to}: ${each.text}`);
            expected.push({ ...each, arrow: ARROWS[each.arrow] ?? '', number: visible ? number : undefined });
            number += increment;
            continue;
          }
          if (each === 'end' && open.pop() === undefined) continue;
          if (each === 'else e' && open.at(-1) !== 'alt') continue;
          const [word = ''] = each.split(' ');
          if (word === 'loop' || word === 'alt' || word === 'rect') {
            if (open.length >= 20) continue;
            open.push(word);
          }
          if (word === 'autonumber') {
            visible = each !== 'autonumber off';
            if (each === 'autonumber 7 3') [number, increment] = [7, 3];
          }
          lines.push(each);
        }
        for (const _ of open) lines.push('end');
        const result = convert(lines.join('\n'));
        if (expected.length === 0) return;
        expect(result.ok).toBe(true);
        const ids = new Map(
          result.origins.filter(({ kind }) => kind === 'node').map(({ id, external }) => [external, id]),
        );
        const edges = outline(result.source, context).outline?.edges.map(
          ({ from, arrow, to, label, number: badge }) => {
            return { from, arrow, to, text: label ?? '', number: badge };
          },
        );
        expect(edges).toEqual(
          expected.map(({ from, to, ...rest }) => ({ ...rest, from: ids.get(from), to: ids.get(to) })),
        );
      }),
      { numRuns: cases(400) },
    );
  });
});
