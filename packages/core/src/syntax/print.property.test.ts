import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { flow } from '../kinds/flow/index.js';
import { cases } from '../testing/depth.js';
import { flowDraft } from '../testing/sources.js';
import { makeSource } from '../text/source.js';
import { cutSource } from './cut-source.js';
import type { DiagramDraft, DraftOption, DraftStatement, DraftValue } from './draft.js';
import { parse } from './parse.js';
import { print } from './print.js';
import { quote, unquote } from './quote.js';
import type { Header, SyntaxNode } from './statement.js';
import type { OptionToken, Token, ValueToken } from './token.js';

/** The meaning of statements, without positions: of a draft and of a parsed source alike. */
type Plain = readonly unknown[];

const draftValue = (value: DraftValue): unknown => ('raw' in value ? value.raw : { text: value.text });
const draftOptions = (options: readonly DraftOption[] | undefined): unknown =>
  (options ?? []).map((each) => [each.name, ...each.values.map(draftValue)]);

function ofDraft(statements: readonly DraftStatement[]): Plain {
  return statements.map((each) => {
    if (each.shape === 'edge') return [each.from, each.arrow, each.to, each.label, draftOptions(each.options)];
    if (each.shape !== 'declaration') return each;
    const words = [each.keyword, each.id, each.type].filter((word) => word !== undefined);
    return [...words, each.label, draftOptions(each.options), ofDraft(each.children ?? [])];
  });
}

const tokenValue = (token: ValueToken): unknown =>
  token.type === 'string' ? { text: token.value } : 'text' in token ? token.text : token;
const tokenOptions = (tokens: readonly Token[]): unknown =>
  tokens
    .filter((each): each is OptionToken => each.type === 'option')
    .map((each) => [each.name, ...each.values.map(tokenValue)]);
const labelIn = (tokens: readonly Token[]): string | undefined =>
  tokens.flatMap((each) => (each.type === 'string' ? [each.value] : []))[0];

function ofSource(nodes: readonly SyntaxNode[]): Plain {
  return nodes.map(({ statement, children }) => {
    if (statement.shape === 'edge') {
      const { from, arrow, to, label, options } = statement;
      return [from.text, arrow.text, to.text, label?.value, tokenOptions(options)];
    }
    if (statement.shape !== 'phrase') return statement;
    const words = [statement.keyword, ...statement.rest].flatMap((each) => (each.type === 'word' ? [each.text] : []));
    return [...words, labelIn(statement.rest), tokenOptions(statement.rest), ofSource(children)];
  });
}

const headerOf = (header: Header | undefined): unknown => header && [header.kind.text, labelIn(header.rest)];

describe('print', () => {
  it('writes what the parser reads back as the same statements', () => {
    fc.assert(
      fc.property(flowDraft, (draft: DiagramDraft) => {
        const printed = print(draft);
        const { value, diagnostics } = parse(cutSource(makeSource(printed.text)), flow);
        expect(diagnostics).toEqual([]);
        expect(headerOf(value.header)).toEqual([draft.header.kind, draft.header.title]);
        expect(ofSource(value.body)).toEqual(ofDraft(draft.statements));
      }),
      { numRuns: cases(500) },
    );
  });

  it('returns the line of every statement', () => {
    fc.assert(
      fc.property(flowDraft, (draft) => {
        const { text, lines } = print(draft);
        const rows = text.split('\n');
        for (const [statement, line] of lines) {
          const first =
            statement.shape === 'declaration'
              ? `${statement.keyword} ${statement.id}`
              : statement.shape === 'edge'
                ? statement.from
                : '';
          expect(rows[line - 1]?.trimStart().startsWith(first)).toBe(true);
        }
      }),
    );
  });

  it('writes every kind of statement and of value', () => {
    const draft: DiagramDraft = {
      header: { kind: 'x', title: 'A "title"', options: [{ name: 'unit', values: [{ text: 'GB' }] }] },
      statements: [
        { shape: 'comment', text: ' two\nlines ' },
        { shape: 'blank' },
        { shape: 'item', label: 'src', value: '12', children: [{ shape: 'item', label: 'core' }] },
        {
          shape: 'row',
          keyword: 'row',
          cells: [{ text: 'Deploy' }, { raw: 'R' }],
          texts: ['one', 'two'],
          flags: ['done'],
          options: [{ name: 'by', values: [{ raw: 'a' }, { raw: 'b' }] }],
        },
        {
          shape: 'declaration',
          keyword: 'alt',
          label: 'yes',
          children: [{ shape: 'raw', text: 'id int pk' }],
          branches: [
            { word: 'else', label: 'no', options: [{ name: 'tone', values: [{ raw: 'red' }] }], children: [] },
          ],
        },
        { shape: 'declaration', keyword: 'group', id: 'g', flags: ['external'], children: [] },
      ],
    };
    expect(print(draft).text).toBe(
      [
        'x "A \\"title\\"" unit="GB"',
        '# two lines',
        '',
        '"src" 12',
        '  "core"',
        'row "Deploy" R done : "one" "two" by=a,b',
        'alt "yes" {',
        '  id int pk',
        '} else "no" tone=red {',
        '}',
        'group g external {',
        '}',
        '',
      ].join('\n'),
    );
  });
});

describe('quote', () => {
  it('is reversed by parsing', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('a', '"', '\\', '\n', 'n', '\\n', '😀', '#', "'") }), (text) => {
        const quoted = quote(text);
        expect(quoted).not.toContain('\n');
        expect(unquote(quoted.slice(1, -1))).toBe(text);
      }),
    );
  });

  it('leaves no line end and no control character', () => {
    expect(quote('a\r\nb\rc\td\u0000e\u2028f')).toBe('"a\\nb\\nc d e f"');
  });
});
