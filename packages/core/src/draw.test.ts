import fc from 'fast-check';
import { SaxesParser } from 'saxes';
import { describe, expect, test } from 'vitest';
import { draw, drawSchemes } from './draw.js';
import { kinds } from './kinds/registry.js';
import { readSource } from './svg/read-source.js';
import { quote } from './syntax/quote.js';
import { testIcons } from './testing/icons.js';

const context = { icons: testIcons };
/** A long run: FUZZ_RUNS=100000 npm run fuzz */
const RUNS = Number(process.env.FUZZ_RUNS ?? 200);

/** Throws where the text is not well-formed XML; gives the element and attribute names. */
function namesOf(svg: string): { readonly elements: ReadonlySet<string>; readonly references: readonly string[] } {
  const elements = new Set<string>();
  const references: string[] = [];
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', (tag) => {
    elements.add(tag.name);
    for (const [name, attribute] of Object.entries(tag.attributes)) {
      expect(name).not.toMatch(/^on/i);
      if (/href$/.test(name) && tag.name !== 'a') references.push(attribute.value);
    }
  });
  parser.write(svg).close();
  return { elements, references };
}

const text = fc.oneof(
  fc.string({ maxLength: 40 }),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom(
    '</svg><script>x</script>',
    '"><a onload=x>',
    ']]>',
    '&amp;&#0;',
    '\u0000\u0007',
    '\ud800',
    '𝒳',
    '日本語の注文',
    'שלום',
    '👩‍👩‍👧',
    '​',
    'a\nb\nc',
  ),
);
const id = fc.constantFrom('a', 'b', 'c', 'd', 'e');
const flow = fc
  .record({
    title: text,
    header: fc.subarray(['direction=right', 'numbered=on', 'animate=on', 'icons=off', 'theme=auto']),
    nodes: fc.array(
      fc.record({
        label: text,
        type: fc.constantFrom('', 'service', 'decision', 'database', 'person', 'queue'),
        sub: text,
      }),
      {
        minLength: 5,
        maxLength: 5,
      },
    ),
    edges: fc.array(
      fc.record({
        from: id,
        to: id,
        arrow: fc.constantFrom('->', '-->', '..>', '<->', '<-->', '--'),
        label: text,
        role: fc.constantFrom('', ' role=data', ' role=async'),
      }),
      {
        maxLength: 9,
      },
    ),
    group: fc.option(text, { nil: undefined }),
    note: fc.option(text, { nil: undefined }),
  })
  .map(({ title, header, nodes, edges, group, note }) => {
    const label = (of: string, lead: string): string => (of.trim() === '' ? '' : `${lead}${quote(of)}`);
    const lines = [['flow', quote(title.trim() === '' ? 'T' : title), ...header].join(' ')];
    nodes.forEach((node, i) => {
      const line = `node ${'abcde'[i]} ${node.type}${label(node.label, ' ')}${label(node.sub, ' sub=')}`;
      lines.push(group !== undefined && i === 1 ? `group g${label(group, ' ')} {\n${line}\n}` : line);
    });
    for (const edge of edges)
      lines.push(`${edge.from} ${edge.arrow} ${edge.to}${label(edge.label, ' : ')}${edge.role}`);
    if (note !== undefined && note.trim() !== '') lines.push(`note a : ${quote(note)}`);
    return `${lines.join('\n')}\n`;
  });

/** In attributes of geometry only: a label may say NaN. */
const BROKEN_NUMBER =
  / (?:[xy][12]?|[cr][xy]|r|d|width|height|points|transform|viewBox|textLength|stroke-[a-z]+)="[^"]*(?:NaN|Infinity|undefined)/;

describe('any text in labels', () => {
  test('gives a well-formed picture without script, foreign content or outside reference, the same every time', () => {
    fc.assert(
      fc.property(flow, (source) => {
        const [light, dark, auto] = drawSchemes(source, ['light', 'dark', 'auto'], { embedSource: true }, context);
        expect(light?.diagnostics.filter((each) => each.severity === 'error')).toEqual([]);
        for (const drawn of [light, dark, auto]) {
          const svg = drawn?.svg ?? '';
          const { elements, references } = namesOf(svg);
          for (const banned of ['script', 'foreignObject', 'image', 'iframe', 'animate', 'set'])
            expect(elements).not.toContain(banned);
          for (const each of references) expect(each).toMatch(/^#/);
          expect(svg).not.toMatch(BROKEN_NUMBER);
          expect(readSource(svg)).toBe(source);
        }
        expect(draw(source, { scheme: 'light', embedSource: true }, context).svg).toBe(light?.svg);
      }),
      { numRuns: RUNS },
    );
  });
});

/** Damages of a source: what editors, agents and attackers do to it. */
const damage = fc.array(
  fc.oneof(
    fc.record({ cut: fc.nat(600), length: fc.nat(30) }),
    fc.record({
      at: fc.nat(600),
      insert: fc.oneof(
        fc.string({ unit: 'binary', maxLength: 12 }),
        fc.constantFrom(
          '{',
          '}',
          '"',
          '\\',
          '\n',
          ' -> ',
          ' --> ',
          'A[x]',
          '\u0000',
          '\ud800',
          ' : ',
          '=',
          'node ',
          'group g {\n',
          'end\n',
          '|x|',
          '#',
          '%%',
        ),
      ),
    }),
  ),
  { minLength: 1, maxLength: 6 },
);

test.each([...kinds.values()].map((each) => [each.grammar.kind, each.grammar.example]))(
  'a damaged %s is answered, and what is drawn is well-formed',
  (_kind, example) => {
    fc.assert(
      fc.property(damage, (changes) => {
        let source = `${example}\n`;
        for (const change of changes) {
          source =
            'insert' in change
              ? source.slice(0, change.at % source.length) + change.insert + source.slice(change.at % source.length)
              : source.slice(0, change.cut % source.length) +
                source.slice((change.cut % source.length) + change.length);
          if (source === '') source = ' ';
        }
        const { ok, svg, diagnostics } = draw(source, {}, context);
        expect(ok).toBe(svg !== undefined);
        if (svg !== undefined) namesOf(svg);
        else expect(diagnostics.length).toBeGreaterThan(0);
      }),
      { numRuns: RUNS },
    );
  },
);
