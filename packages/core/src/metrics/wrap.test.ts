// Where labels break, that they keep to their width, and that nothing is lost or endless.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cases, LONG, SHORT } from '../testing/depth.js';
import { workOf } from '../testing/work.js';
import type { MeasuredText, WrapOptions } from './contract.js';
import { clusterEnd } from './grapheme.js';
import { lineHeight, wrapWidth } from './line.js';
import { measureText } from './measure.js';
import { wrapText } from './wrap.js';

const style = { size: 14, weight: 500 } as const;
const width = wrapWidth(style);

const wrap = (text: string, options: WrapOptions = { maxWidth: width }): MeasuredText => wrapText(text, style, options);
const linesOf = (text: string, options?: WrapOptions): string[] => wrap(text, options).lines.map((line) => line.text);

/** Names such as `WorkItem_chunk.Meta`, some of them in a row. */
const names = fc
  .array(
    fc.tuple(
      fc.constantFrom('', '_', '-', '.', '/', ' '),
      fc.string({ unit: fc.constantFrom(...'aeinst'), minLength: 2, maxLength: 16 }),
    ),
    { minLength: 1, maxLength: 5 },
  )
  .map((parts) =>
    parts
      .map(([sign, part], i) =>
        i === 0 ? part : sign === '' ? `${part.charAt(0).toUpperCase()}${part.slice(1)}` : sign + part,
      )
      .join(''),
  );

describe('breaks between words, evenly', () => {
  it.each([
    ['Order service', ['Order service']],
    ['Amazon Simple Storage Service (S3)', ['Amazon Simple', 'Storage Service (S3)']],
    ['Validate the customer payment and reserve stock', ['Validate the customer', 'payment and reserve stock']],
    [
      'Kafka topic orders.created.v1 (3 partitions, 7 days)',
      ['Kafka topic', 'orders.created.v1', '(3 partitions, 7 days)'],
    ],
    ['Orders & Payments & Customers Service', ['Orders & Payments', '& Customers Service']],
    ['한국어 문장은 띄어쓰기로 나뉘어 줄바꿈이 됩니다', ['한국어 문장은 띄어쓰기로', '나뉘어 줄바꿈이 됩니다']],
  ])('%s', (text, expected) => {
    expect(linesOf(text)).toEqual(expected);
  });

  it('leaves no lonely last word where two even lines are possible', () => {
    for (const text of ['Notify the responsible engineer now', 'Write the new configuration to disk']) {
      const [first, last] = wrap(text).lines;
      expect(last?.width).toBeGreaterThan((first?.width ?? 0) / 2);
    }
  });

  it('uses no more lines than filling each line would', () => {
    expect(wrap('one two three four five six seven eight').lines).toHaveLength(2);
  });
});

describe('keeps words together that belong together', () => {
  it.each([
    ['Send the order to the warehouse', ['Send the order', 'to the warehouse']],
    ['Step 2: check the inventory level', ['Step 2: check', 'the inventory level']],
    ['Retry the request after 10 ms delay', ['Retry the request', 'after 10 ms delay']],
    ['Does the user have an account?', ['Does the user', 'have an account?']],
  ])('%s', (text, expected) => {
    expect(linesOf(text)).toEqual(expected);
  });

  it('does not break at a no-break space', () => {
    for (const line of linesOf('aaaaaaaaaa bbbbbbbbbb\u00a0cccccccc dddd')) {
      expect(line.startsWith('cccccccc')).toBe(false);
    }
  });
});

describe('breaks an overlong word at its separators', () => {
  it.each([
    ['packages/core/src/metrics/contract.ts', ['packages/core/src/', 'metrics/contract.ts']],
    ['kubernetes_service_account_credentials', ['kubernetes_service_', 'account_credentials']],
    ['getUserAuthenticationTokenFromHeader', ['getUserAuthentication', 'TokenFromHeader']],
    ['org.springframework.boot.autoconfigure', ['org.springframework', '.boot.autoconfigure']],
    ['user.name+tag@subdomain.example-company.co.uk', ['user.name+tag', '@subdomain.example-', 'company.co.uk']],
    ['AbstractHTTPServerConnectionFactory', ['AbstractHTTPServer', 'ConnectionFactory']],
    ['findAllCustomersByRegion(customerRegionCode)', ['findAllCustomersByRegion', '(customerRegionCode)']],
  ])('%s', (text, expected) => {
    expect(linesOf(text)).toEqual(expected);
  });

  it('and never breaks one that fits', () => {
    expect(linesOf('Deploy service-account-key to production')).toContain('service-account-key');
  });

  it('and between clusters when there is none', () => {
    const text = '👩‍💻'.repeat(30);
    const lines = linesOf(text);
    expect(lines.length).toBeGreaterThan(1);
    for (const line of lines) expect(line.length % '👩‍💻'.length).toBe(0);
  });

  it('and tears a word that is wider than a line as rarely as possible', () => {
    const long = 'averyveryveryverylongpathsegment';
    for (const text of [`https://example.com/${long}/next`, `https://${long}.example.com/a/b`]) {
      const { lines, torn } = wrap(text);
      const tears = lines
        .slice(1)
        .filter((line, i) => /^[a-z]{2}$/.test(`${lines[i]?.text.at(-1)}${line.text.charAt(0)}`));
      expect(tears).toHaveLength(1);
      expect(torn).toBe(true);
    }
  });

  it.each([
    ['WorkItem_ChunkMetadata', 60, ['Work', 'Item_', 'Chunk', 'Meta', 'data']],
    ['file misspelledwords', 80, ['file', 'misspell', 'edwords']],
  ])('and ends the line before what it tears where a break is allowed: %s', (text, maxWidth, expected) => {
    expect(linesOf(text, { maxWidth })).toEqual(expected);
  });

  it('and never tears a line that could end at a separator, a case change or a space', () => {
    fc.assert(
      fc.property(names, fc.integer({ min: 30, max: 200 }), (text, maxWidth) => {
        const lines = linesOf(text, { maxWidth });
        for (const [i, line] of lines.slice(1).entries()) {
          const ended = lines[i] ?? '';
          const isTorn = text.includes(ended + line) && /[a-z]$/.test(ended) && /^[a-z]/.test(line);
          if (isTorn) expect(ended).toMatch(/^[./]?[A-Z]?[a-z]+$/);
        }
      }),
      { numRuns: cases(2_000) },
    );
  });

  it('at `_`, `-`, `/`, `.`, other separators or a case change, and reports that no word is torn', () => {
    const name = fc.string({
      unit: fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz0123456789'),
      minLength: 1,
      maxLength: 16,
    });
    const joint = fc.constantFrom('_', '-', '/', '.', '/', '.', '?', '&');
    fc.assert(
      fc.property(fc.array(fc.tuple(name, joint), { minLength: 1, maxLength: 12 }), (parts) => {
        const text = `https://${parts.flat().join('')}end`;
        const { lines, torn } = wrap(text);
        expect(torn).toBe(false);
        lines.slice(1).forEach((line, i) => {
          const around = `${lines[i]?.text.at(-1)}${line.text.charAt(0)}`;
          expect(around).toMatch(/^[-_/:]|[.?&]$/);
        });
      }),
    );
  });

  it.each([
    ['textDocument/visualGraphUpdate(current topology)', ['textDocument/', 'visualGraphUpdate', '(current topology)']],
    ['https://console.example.com/payment_intents', ['https://', 'console.example.com/', 'payment_intents']],
    ['{"auth_req_id":"{OperatorAuthReqId}"}', ['{"auth_req_id":', '"{OperatorAuthReqId}"}']],
  ])('and keeps names that fit on a line whole: %s', (text, expected) => {
    expect(linesOf(text)).toEqual(expected);
  });

  it('never within a version or an amount if there is another place', () => {
    expect(linesOf('registry.example.com/team/image:10.20.30').join(' ')).toContain('10.20.30');
  });
});

describe('breaks Chinese and Japanese between characters', () => {
  it.each([
    ['データベース接続プールの設定を変更する'],
    ['顧客の注文を検証して、在庫を確認します。（重要）この処理は毎日実行されます。'],
    ['「承認」、「却下」、「保留」、「再申請」のいずれかを選択してください！'],
    ['用户提交订单后，系统会检查库存（包括仓库）；然后通知付款。'],
  ])('%s', (text) => {
    for (let maxWidth = 28; maxWidth <= 196; maxWidth += 14) {
      const lines = linesOf(text, { maxWidth });
      expect(lines.join('')).toBe(text);
      for (const line of maxWidth >= 56 ? lines : []) {
        expect('、。，；！？）」ーっょ').not.toContain(line.charAt(0));
        expect('（「').not.toContain(line.charAt(line.length - 1));
      }
    }
  });
});

describe('line breaks and spaces', () => {
  it.each([
    ['a\nb', ['a', 'b']],
    ['a\r\nb\rc', ['a', 'b', 'c']],
    ['a\n\nb', ['a', '', 'b']],
    ['\n a \n', ['a']],
    ['  spaced \t  out ', ['spaced out']],
    ['bell\u0007rings', ['bell rings']],
    ['', []],
    [' \n\t', []],
  ])('%j', (text, expected) => {
    expect(linesOf(text)).toEqual(expected);
  });

  it('returns the size of the whole', () => {
    const text = wrap('Order\nservice');
    expect(text.lineHeight).toBe(lineHeight(style));
    expect(text.height).toBe(2 * lineHeight(style));
    expect(text.width).toBe(measureText('service', style));
    expect(text.truncated).toBe(false);
  });
});

describe('a maximum number of lines', () => {
  it.each([
    [
      'Validate the customer payment and reserve stock in all the warehouses',
      2,
      ['Validate the customer', 'payment and reserve…'],
    ],
    ['a\nb\nc', 2, ['a', 'b…']],
    ['aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 1, ['aaaaaaaaaaaaaaaaaaaaa…']],
    ['顧客の注文を検証して、在庫を確認します。', 1, ['顧客の注文を検証して、在…']],
  ])('%s', (text, maxLines, expected) => {
    const cut = wrap(text, { maxWidth: width, maxLines });
    expect(cut.lines.map((line) => line.text)).toEqual(expected);
    expect(cut.truncated).toBe(true);
  });

  it('does not change text within it', () => {
    expect(wrap('a\nb', { maxWidth: width, maxLines: 2 }).truncated).toBe(false);
  });
});

/** Words, identifiers, ideographs, emoji and stray code units together. */
const anyText: fc.Arbitrary<string> = fc
  .array(
    fc.oneof(
      fc.string({ maxLength: 12 }),
      fc.string({ unit: 'grapheme', maxLength: 8 }),
      fc.constantFrom(
        ' ',
        '  ',
        '\n',
        '->',
        'A-B',
        '(API)',
        '漢字、',
        '「承認」',
        '👩‍💻',
        '🇩🇪',
        'e\u0301',
        '_',
        'camelCase',
        '\u00ad',
      ),
      fc.integer({ min: 0, max: 0xffff }).map((unit) => String.fromCharCode(unit)),
    ),
  )
  .map((parts) => parts.join(''));

/** White space and controls, which line breaks can drop. */
const withoutSpace = (text: string): string =>
  text.replace(
    /[\u0000-\u0020\u007f-\u009f\u1680\u2000-\u2006\u2008-\u200a\u2028\u2029\u205f\u3000\u00a0\u202f\u2007\ufeff]/g,
    '',
  );

describe('any text', () => {
  const options = { numRuns: cases(300) } as const;

  it('is restored when its lines are joined', () => {
    fc.assert(
      fc.property(anyText, fc.integer({ min: 0, max: 400 }), (text, maxWidth) => {
        expect(withoutSpace(linesOf(text, { maxWidth }).join(''))).toBe(withoutSpace(text));
      }),
      options,
    );
  });

  it('keeps to the width, except for a single wider cluster', () => {
    fc.assert(
      fc.property(
        anyText,
        fc.integer({ min: 0, max: 400 }),
        fc.option(fc.integer({ min: 1, max: 4 })),
        (text, maxWidth, most) => {
          const wrapped = wrap(text, most === null ? { maxWidth } : { maxWidth, maxLines: most });
          for (const line of wrapped.lines) {
            expect(line.width).toBe(measureText(line.text, style));
            if (line.width > maxWidth && line.text !== '…') expect(clusterEnd(line.text, 0)).toBe(line.text.length);
          }
          if (most !== null) expect(wrapped.lines.length).toBeLessThanOrEqual(most);
          expect(wrapped.truncated ? wrapped.lines.at(-1)?.text.endsWith('…') : true).toBe(true);
        },
      ),
      options,
    );
  });

  it('wraps the same when given the width it took', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const first = wrap(text);
        expect(linesOf(text, { maxWidth: first.width })).toEqual(first.lines.map((line) => line.text));
      }),
      options,
    );
  });

  it.each([0, -1, Number.NaN, Number.POSITIVE_INFINITY])('survives a width of %s', (maxWidth) => {
    expect(withoutSpace(linesOf('Order service', { maxWidth }).join(''))).toBe('Orderservice');
  });

  it.each([
    ['words', 'word '],
    ['one word', 'a'],
    ['one identifier', 'ab_'],
    ['ideographs', '漢'],
    ['one cluster', '\u0301'],
    ['line breaks', 'a\n'],
    ['arrows', '->'],
    ['brackets', '('],
    ['raised punctuation', 'A-(B)'],
  ])('takes work proportional to its length: %s', (_, unit) => {
    const work = (length: number): number => {
      const text = `a${unit.repeat(length / unit.length)}`;
      return workOf(() => {
        for (const maxWidth of [180, 1e5]) wrap(text, { maxWidth });
        wrap(text, { maxWidth: 180, maxLines: 3 });
      });
    };
    // Beyond some width, a line's width is searched in steps, which adds a share.
    expect(work(LONG / 4) / work(SHORT / 4)).toBeLessThan(8);
  });

  it.each([
    ['ideographs', '漢'.repeat(100)],
    ['a word without a place to break', 'mn'.repeat(50)],
    ['short words', 'on it '.repeat(17)],
  ])('takes work proportional to its width where lines are balanced: %s', (_, text) => {
    const work = (maxWidth: number): number => workOf(() => wrap(text, { maxWidth }));
    expect(work(320) / work(160)).toBeLessThan(2.2);
  });
});
