// Random sources of any kind, made only from its statement table: every statement, type, flag and option in places the table
// allows. In, a kind; out, sources without an error, as drafts and as text. What only the kind's own checks reject (a step
// without numbering) is removed again because of its diagnostics.
import type fc from 'fast-check';
import { checkSource } from '../check.js';
import type { Diagnostic } from '../diagnostics/report.js';
import type { LinesBlock } from '../grammar/apply-lines.js';
import { neededOptions } from '../grammar/form.js';
import type {
  CellSpec,
  DeclarationSpec,
  EdgeSpec,
  Grammar,
  OptionSpec,
  RowSpec,
  StatementSpec,
  ValueType,
} from '../grammar/table.js';
import type { AnyKind } from '../kinds/kind.js';
import type { DiagramDraft, DraftOption, DraftStatement, DraftValue } from '../syntax/draft.js';
import { print } from '../syntax/print.js';
import { quote } from '../syntax/quote.js';
import { testIcons } from './icons.js';
import { decided, type Tape } from './tape.js';

/** What people, machines and attackers put into a label. */
export const LABELS = [
  'a',
  'Orders',
  'Web shop of the north',
  'a_very_long_identifier_without_any_space_at_all',
  'https://example.com/a/very/long/path?with=query&and=more',
  'two\nlines',
  '"quoted" and \\ back',
  '<b>bold</b> & </svg><script>x</script>',
  '"><a onload=x>',
  ']]>&#0;&amp;',
  '日本語の注文',
  'שלום עולם',
  '👩‍👩‍👧 🚀',
  'é ü ß Ω ж',
  '# not a comment',
  '-> { } : , =',
  '2026-11-02',
  '0',
  'x'.repeat(200),
] as const;

/** Random labels. */
const UNITS = [
  'a',
  'W',
  ' ',
  '\n',
  '"',
  '\\',
  '#',
  '{',
  '->',
  ':',
  '<',
  '&',
  '\u0000',
  '\u0007',
  '\ud800',
  '\u200b',
  '\u0301',
  'ß',
  '注',
  'ש',
  '𝒳',
  '👩‍👩‍👧',
] as const;

/** A text as people write it, or a random one; never blank, because a label is not. */
function labelOf(tape: Tape): string {
  if (tape.below(3) > 0) return tape.one(LABELS);
  const label = Array.from({ length: 1 + tape.below(12) }, () => tape.one(UNITS)).join('');
  return label.trim() === '' ? 'a' : label;
}

const WORDS = [
  'a',
  'b1',
  'Web',
  'end',
  'start',
  'loop',
  'node',
  'group',
  'x-y',
  '_z',
  'constructor',
  'toString',
] as const;

const COLUMN_TYPES = ['int', 'varchar(255)', 'map<text, int>[]', 'uuid', '"character varying"'] as const;
const MEMBER_TYPES = ['int', 'Map<string, Line[]>', 'list of "orders"', '# of all'] as const;

/** From random options, those that are allowed on one line, with the ones they require. */
function togetherOf(specs: readonly OptionSpec[], chosen: readonly OptionSpec[]): readonly OptionSpec[] {
  const needed = neededOptions(specs).filter(({ or }) => !chosen.some(({ name }) => name === or));
  const all = specs.filter((each) => chosen.includes(each) || needed.includes(each));
  return all.filter((each, i) => !all.slice(0, i).some(({ name }) => name === each.not));
}

function optionLine({ name, values }: DraftOption): string {
  return `${name}=${values.map((each) => ('raw' in each ? each.raw : quote(each.text))).join(',')}`;
}

/** A source of the kind as data; it may still contain errors of meaning. */
function tableDraft(grammar: Grammar, tape: Tape): DiagramDraft {
  const taken = new Set<string>();
  const declared: { readonly keyword: string; readonly id: string }[] = [];
  const fresh = (): string => {
    const word = tape.one(WORDS);
    let id: string = word;
    for (let i = 2; taken.has(id); i++) id = `${word}${i}`;
    taken.add(id);
    return id;
  };
  const idsOf = (keywords: readonly string[]): readonly string[] =>
    declared.flatMap(({ keyword, id }) => (keywords.includes(keyword) ? id : []));

  const value = (type: ValueType): DraftValue | undefined => {
    switch (type.type) {
      case 'choice': {
        const [first, ...rest] = type.values;
        return first === undefined ? undefined : { raw: tape.one([first, ...rest]) };
      }
      case 'integer':
        return { raw: String(type.min + tape.below(Math.min(1_000, type.max - type.min + 1))) };
      case 'number':
        return { raw: String(Math.min(type.max ?? 1_000, (type.min ?? 0) + tape.below(1_000) / 10)) };
      case 'range': {
        const from = tape.below(1_000) / 10;
        return { raw: tape.below(2) === 0 ? String(from) : `${from}..${from + 1 + tape.below(20)}` };
      }
      case 'text':
      case 'any':
        return { text: labelOf(tape) };
      case 'word':
        return { raw: tape.one(WORDS) };
      case 'icon':
        return { raw: tape.one(['lx:rocket', 'none']) };
      case 'link':
        return { text: tape.one(['https://example.com/?a=1&b="2"', 'docs/page.md', '#part']) };
      case 'date':
        return {
          raw: `2026-11-${String(1 + tape.below(28)).padStart(2, '0')}${type.clock && tape.below(4) === 0 ? 'T09:30' : ''}`,
        };
      case 'days':
        return { raw: `${1 + tape.below(30)}${tape.one(['d', 'd', 'd', 'h', 'min', 'w', 'm'])}` };
      case 'reference': {
        const [first, ...rest] = idsOf(type.to);
        return first === undefined ? undefined : { raw: tape.one([first, ...rest]) };
      }
      case 'either': {
        const [first, ...rest] = type.of;
        return first && value(tape.one([first, ...rest]));
      }
      case 'column':
        return { raw: `${tape.one(WORDS)}.${tape.one(WORDS)}` };
    }
  };
  const values = (type: ValueType, most: number): readonly DraftValue[] => {
    const seen = new Set<string>();
    return Array.from({ length: 1 + tape.below(most) }, () => value(type)).flatMap((each) => {
      const text = JSON.stringify(each);
      if (each === undefined || seen.has(text)) return [];
      seen.add(text);
      return each;
    });
  };
  const options = (specs: readonly OptionSpec[]): readonly DraftOption[] =>
    togetherOf(specs, tape.some(specs)).flatMap(({ name, value: type, list }) => {
      const chosen = values(type, list ? 3 : 1);
      return chosen.length === 0 ? [] : { name, values: chosen };
    });

  const cells = (specs: readonly CellSpec[], declares: string | undefined): readonly DraftValue[] =>
    specs.flatMap((spec) => {
      if (spec.declares) return declares === undefined ? [] : { raw: declares };
      if (spec.optional && tape.flip()) return [];
      return values(spec.value, spec.list || spec.repeat ? 3 : 1).slice(0, spec.repeat ? 3 : spec.list ? 3 : 1);
    });

  /** Ids first, so that every reference finds one. */
  interface Sketch {
    readonly spec: StatementSpec;
    readonly id: string | undefined;
    readonly children: readonly Sketch[] | undefined;
    /** For a block without statements. */
    readonly lines: readonly DraftStatement[];
    readonly branches: readonly (readonly Sketch[])[];
  }
  const sketches = (within: string, depth: number): readonly Sketch[] => {
    const [first, ...rest] = grammar.statements.filter((each) => each.within.includes(within));
    if (first === undefined) return [];
    return Array.from({ length: 1 + tape.below(depth === 0 ? 7 : 4) }, () => {
      const spec = tape.one([first, ...rest]);
      const declares =
        spec.shape === 'declaration' ? spec.id === 'required' : spec.cells.some((each) => each.declares && tape.flip());
      const id = declares ? fresh() : undefined;
      if (id !== undefined) declared.push({ keyword: spec.keyword, id });
      const block = spec.shape === 'declaration' ? spec.block : undefined;
      const opens = block !== undefined && (block.required || tape.flip());
      const inside = (): readonly Sketch[] => (depth < 3 ? sketches(spec.keyword, depth + 1) : []);
      return {
        spec,
        id,
        children: opens ? inside() : undefined,
        lines: opens && block.holds !== 'statements' ? linesOf(block) : [],
        branches: opens && block.branch !== undefined ? Array.from({ length: tape.below(3) }, inside) : [],
      };
    });
  };

  /** Two of what edges connect, if they are allowed at the top level, so that few sources lack lines. */
  const joined = (): readonly Sketch[] => {
    const spec = grammar.statements.find(
      ({ keyword, within, shape }) =>
        shape === 'declaration' && within.includes('diagram') && grammar.edges?.joins.includes(keyword),
    );
    if (spec === undefined) return [];
    return ['n1', 'n2'].map((id) => {
      taken.add(id);
      declared.push({ keyword: spec.keyword, id });
      return { spec, id, children: undefined, lines: [], branches: [] };
    });
  };

  /** Columns, values or members, each named once. */
  const linesOf = (block: LinesBlock): readonly DraftStatement[] => {
    const names = Array.from({ length: 1 + tape.below(4) }, () => tape.one(WORDS));
    return [...new Set(names)].map((name) => ({ shape: 'raw', text: lineOfBlock(block, name) }));
  };
  const lineOfBlock = (block: LinesBlock, name: string): string => {
    const label = tape.flip() ? [quote(labelOf(tape))] : [];
    switch (block.holds) {
      case 'columns': {
        const flags = tape.some(block.lines.flags).map((each) => each.name);
        return [name, tape.one(COLUMN_TYPES), ...label, ...flags, ...options(block.lines.options).map(optionLine)].join(
          ' ',
        );
      }
      case 'values':
        return [name, ...label].join(' ');
      case 'members': {
        const sign = tape.one(['', '+', '-', '#', '~']);
        if (tape.below(5) === 0) return `${sign}${quote(labelOf(tape))}`;
        const type = tape.flip() ? `: ${tape.one(MEMBER_TYPES)}` : '';
        return `${sign}${tape.one(['', 'static ', 'abstract '])}${name}${tape.one(['', '()', '(at: Date)'])}${type}`;
      }
    }
  };

  const declaration = (spec: DeclarationSpec, sketch: Sketch): DraftStatement => {
    const types = spec.types?.values ?? [];
    const [type, ...others] = types;
    const labelled = spec.label === 'required' || (spec.label === 'optional' && tape.flip());
    const branch = spec.block?.branch;
    return {
      shape: 'declaration',
      keyword: spec.keyword,
      ...(sketch.id === undefined ? {} : { id: sketch.id }),
      ...(type === undefined || tape.flip() ? {} : { type: tape.one([type, ...others]) }),
      ...(labelled ? { label: labelOf(tape) } : {}),
      flags: tape.some(spec.flags).map(({ name }) => name),
      options: options(spec.options),
      ...(sketch.children === undefined
        ? {}
        : { children: [...sketch.lines, ...statements(sketch.children, spec.keyword)] }),
      ...(branch === undefined
        ? {}
        : {
            branches: sketch.branches.map((each) => ({
              word: branch,
              ...(tape.flip() ? { label: labelOf(tape) } : {}),
              options: tape.flip() ? options(spec.options) : [],
              children: statements(each, spec.keyword),
            })),
          }),
    };
  };
  const row = (spec: RowSpec, { id }: Sketch): DraftStatement => {
    const { min, max } = spec.texts ?? { min: 0, max: 0 };
    return {
      shape: 'row',
      keyword: spec.keyword,
      cells: cells(spec.cells, id),
      texts: Array.from({ length: min + tape.below(Math.min(3, max) - min + 1) }, () => labelOf(tape)),
      flags: tape.some(spec.flags).map(({ name }) => name),
      options: options(spec.options),
    };
  };
  const edge = (spec: EdgeSpec): readonly DraftStatement[] => {
    const [first, ...rest] = [...idsOf(spec.joins), ...(spec.given ?? [])];
    const [arrow, ...arrows] = spec.arrows;
    if (first === undefined || arrow === undefined) return [];
    return [
      {
        shape: 'edge',
        from: tape.one([first, ...rest]),
        arrow: tape.one([arrow, ...arrows]),
        to: tape.one([first, ...rest]),
        ...(spec.label === 'optional' && tape.flip() ? { label: labelOf(tape) } : {}),
        options: options(spec.options),
      },
    ];
  };
  const edges = (within: string): readonly DraftStatement[] => {
    const spec = grammar.edges;
    if (!spec?.within.includes(within)) return [];
    return Array.from({ length: tape.below(within === 'diagram' ? 8 : 3) }, () => edge(spec)).flat();
  };
  const statements = (of: readonly Sketch[], within: string): readonly DraftStatement[] => [
    ...of.map((each) => (each.spec.shape === 'declaration' ? declaration(each.spec, each) : row(each.spec, each))),
    ...edges(within),
  ];
  const items = (depth: number): readonly DraftStatement[] =>
    Array.from({ length: depth === 0 && grammar.items?.top === 'one' ? 1 : 1 + tape.below(3) }, () => {
      const children = depth < 3 && tape.flip() ? items(depth + 1) : [];
      const numbered = grammar.items?.number !== 'none' && children.length === 0;
      return {
        shape: 'item',
        label: labelOf(tape),
        ...(numbered ? { value: String(1 + tape.below(500)) } : {}),
        options: options(grammar.items?.options ?? []),
        children,
      };
    });

  const sketched = [...joined(), ...sketches('diagram', 0)];
  const header = {
    kind: grammar.kind,
    ...(tape.flip() ? { title: labelOf(tape) } : {}),
    options: options(grammar.header),
  };
  return { header, statements: [...(grammar.items ? items(0) : []), ...statements(sketched, 'diagram')] };
}

/** Maximum rounds of removing statements with errors. */
const MOST_ROUNDS = 6;

/** The diagnostics of a source. */
export type Check = (text: string) => readonly Diagnostic[];

/** The draft's source without the statements that the check rejects; the example if nothing is left. */
function validSource({ example }: Grammar, draft: DiagramDraft, check: Check): string {
  let now = draft;
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const { text, lines } = print(now);
    const errors = check(text).filter((each) => each.severity === 'error');
    if (errors.length === 0) return text;
    const starts = lineStarts(text);
    const bad = new Set(errors.map(({ span }) => lineOf(starts, span.start)));
    now = {
      header: bad.has(1) ? { kind: now.header.kind } : now.header,
      statements: without(now.statements, (each) => bad.has(lines.get(each) ?? 0)),
    };
  }
  return `${example}\n`;
}

/** Options are removed before their statement, so that a block is not lost for one of its words. */
function without(of: readonly DraftStatement[], isBad: (each: DraftStatement) => boolean): readonly DraftStatement[] {
  return of.flatMap((each) => {
    const bad = isBad(each);
    if (bad && 'options' in each && each.options?.length) return [{ ...each, options: [] }];
    if (bad) return [];
    if (each.shape === 'declaration' && each.children)
      return [
        {
          ...each,
          children: without(each.children, isBad),
          ...(each.branches
            ? { branches: each.branches.map((one) => ({ ...one, children: without(one.children, isBad) })) }
            : {}),
        },
      ];
    return [each];
  });
}

function lineStarts(text: string): readonly number[] {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}

function lineOf(starts: readonly number[], offset: number): number {
  return starts.filter((each) => each <= offset).length;
}

/** Random valid sources of a kind. */
export function sourcesOf({ grammar }: AnyKind): fc.Arbitrary<string> {
  return validSources(grammar, (text) => checkSource(text, { icons: testIcons }).diagnostics);
}

/** Random sources of a table that a check finds no error in. */
export function validSources(grammar: Grammar, check: Check): fc.Arbitrary<string> {
  return decided((tape) => validSource(grammar, tableDraft(grammar, tape), check));
}
