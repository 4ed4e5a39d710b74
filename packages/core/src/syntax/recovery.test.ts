// One bad line costs one line: any further diagnostic names what that line would have declared or closed.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkSource } from '../check.js';
import type { CheckedDiagram } from '../check-cut.js';
import { mistakes as plausible } from '../kinds/flow/testing/mistakes.data.js';
import { cases } from '../testing/depth.js';
import { testIcons } from '../testing/icons.js';
import { positionAt } from '../text/source.js';

const LINES = `flow "Checkout" direction=right numbered=on
node shopper person "Shopper"
group shop "Shop" type=cluster {
  node web client "Web shop"
  node api service "Orders API"

  group data "Data" {
    node orders database "Orders"
  }
}
node mail external "Mail provider"
overlay pci "PCI scope" nodes=api,orders tone=red
# arrows
shopper -> web : "opens"
web -> api : "calls"
api -> orders : "writes to" role=data
orders --> api : "row"
api ..> mail : "sends" animate=on
note api : "Rate limit" side=left`.split('\n');

const check = (lines: readonly string[]): CheckedDiagram => checkSource(lines.join('\n'), { icons: testIcons });

/** Errors with their lines, from 1. */
function errorsOf(
  lines: readonly string[],
): readonly { readonly code: string; readonly line: number; readonly text: string }[] {
  const { source, diagnostics } = check(lines);
  return diagnostics
    .filter((each) => each.severity === 'error')
    .map((each) => ({
      code: each.code,
      line: positionAt(source, each.span.start).line,
      text: each.message + each.hint,
    }));
}

const body = LINES.map((text, index) => ({ text, index })).filter(({ text, index }) => index > 0 && text.trim() !== '');
const idOf = (line: string): string => /^\s*(?:node|group|overlay)\s+(\S+)/.exec(line)?.[1] ?? '?';

describe('a valid flow', () => {
  it('has no error', () => expect(errorsOf(LINES)).toEqual([]));

  it.each(body.map((each) => [each.text.trim(), each.index] as const))('without the line %s', (text, index) => {
    const errors = errorsOf(LINES.toSpliced(index, 1));
    for (const each of errors) {
      if (text.endsWith('{')) expect(each.code).toBe('E108');
      else if (text === '}') expect(each.code).toBe('E107');
      else expect([each.code, each.text]).toEqual(['E201', expect.stringContaining(`'${idOf(text)}'`)]);
    }
    const needed =
      text.endsWith('{') ||
      text === '}' ||
      LINES.some((line) => line !== LINES[index] && !/^\s*(?:node|group)/.test(line) && line.includes(idOf(text)));
    expect(errors.length > 0).toBe(needed && !text.startsWith('#'));
  });

  it.each(body.map((each) => [each.text.trim(), each.index] as const))('with the line %s twice', (text, index) => {
    const errors = errorsOf(LINES.toSpliced(index, 0, LINES[index] ?? ''));
    const codes = errors.map((each) => each.code);
    if (text.endsWith('{')) expect(codes.toSorted()).toEqual(['E107', 'E200']);
    else if (text === '}') expect(codes).toEqual(['E108']);
    else if (idOf(text) !== '?')
      expect(errors).toEqual([{ code: 'E200', line: index + 2, text: expect.stringContaining(`line ${index + 1}`) }]);
    else expect(errors).toEqual([]);
  });

  it('with any line garbled has errors there, or about what the line declared or closed', () => {
    const garble = fc.tuple(
      fc.constantFrom(...body),
      fc.array(
        fc.tuple(fc.nat(), fc.constantFrom('?', '!', '%', '"', '->', ':', '=', ' ', 'x', '[', ')', '@', ';', '|')),
        { minLength: 1, maxLength: 5 },
      ),
    );
    fc.assert(
      fc.property(garble, ([{ text, index }, marks]) => {
        const line = marks.reduce((each, [at, mark]) => {
          const from = each.length === 0 ? 0 : at % each.length;
          return each.slice(0, from) + mark + each.slice(from + 1);
        }, text.trim());
        const lead = /^\s*/.exec(text)?.[0] ?? '';
        for (const each of errorsOf(LINES.with(index, lead + line))) {
          const about = [idOf(text), idOf(line)].some((id) => id !== '?' && each.text.includes(`'${id}'`));
          const there = each.text.includes(`line ${index + 1}`);
          const brace = /[{}]/.test(text) && ['E107', 'E108', 'E118', 'E401', 'E404', 'E405'].includes(each.code);
          const indented = each.code === 'E107' || each.code === 'E108';
          expect([each.line === index + 1 || there || about || brace || indented, each, line]).toEqual([
            true,
            each,
            line,
          ]);
        }
      }),
      { numRuns: cases(800) },
    );
  });
});

describe('one run', () => {
  it('reports every error, in source order, at its position', () => {
    const single = plausible
      .filter(
        ({ source, codes }) =>
          source.startsWith('flow "Checkout"\nnode a "A"\nnode b "B"\nnode c "C"\n') &&
          source.split('\n').length === 6 &&
          codes.length === 1 &&
          !/^(?:E107|E102)$/.test(codes[0] ?? ''),
      )
      .filter(({ name }) => name !== 'an option twice');
    expect(single.length).toBeGreaterThan(40);
    const lines = single.map(({ source }) => source.split('\n')[4] ?? '');
    const declared = new Map<string, number>();
    const mistakes = lines.map((line, index) => {
      const id = /^(?:node|overlay) (\w+)/.exec(line)?.[1];
      if (id === undefined) return line;
      declared.set(id, index);
      return line.replace(/^(node|overlay) \w+/, `$1 n${index}`);
    });
    const { source, diagnostics } = check(['flow "Checkout"', 'node a "A"', 'node b "B"', 'node c "C"', ...mistakes]);
    const errors = diagnostics
      .filter((each) => each.severity === 'error' && each.code !== 'E124')
      .map((each) => [positionAt(source, each.span.start).line, each.code]);
    expect(diagnostics.filter((each) => each.code === 'E124')).toHaveLength(1);
    expect(errors).toEqual(single.map(({ codes }, index) => [index + 5, codes[0]]));
  });

  it.each(['\n', '\r\n', '\r'])('reports the same positions for line ends %j', (end) => {
    const text = ['flow "😀 Checkout"', '\tnode a "😀" tnoe=red', 'a -> b # 😀 "', '"x" → a'].join(end);
    const { source, diagnostics } = checkSource(text, { icons: testIcons });
    const reports = diagnostics.map((each) => [
      each.code,
      ...Object.values(positionAt(source, each.span.start)),
      ...Object.values(positionAt(source, each.span.end)),
    ]);
    expect(reports).toEqual([
      ['E300', 2, 14, 2, 22],
      ['E201', 3, 6, 3, 7],
      ['E110', 4, 1, 4, 8],
    ]);
  });
});
