// The places of a statement's form that hold a field: in, the table and, for an existing line, its words; out, the places in
// written order. New lines and changed ones use the same places.
import type {
  ColumnEntry,
  DeclarationEntry,
  EdgeEntry,
  Entry,
  ItemEntry,
  RowEntry,
  ValueEntry,
} from '../grammar/entry.js';
import type {
  BlockSpec,
  ColumnSpec,
  DeclarationSpec,
  EdgeSpec,
  FlagSpec,
  Grammar,
  ItemSpec,
  OptionSpec,
  RowSpec,
  Touches,
  ValueType,
} from '../grammar/table.js';
import type { Header } from '../syntax/statement.js';
import type { OptionToken, Token } from '../syntax/token.js';
import { cover, type Source, type Span } from '../text/source.js';
import { type EditFault, fault } from './fault.js';
import type { FieldValue } from './operation.js';
import { type Writable, written } from './values.js';

export interface Slot {
  readonly name: string;
  /** Where it is on an existing line. */
  readonly span: Span | undefined;
  readonly takes: ValueType | 'flag';
  /** What a change of it affects, if not the meaning. */
  readonly touches?: Touches | undefined;
  /** Its words; for a value that removes it, none. */
  readonly write: (value: FieldValue) => string | undefined | EditFault;
  /** The statement is identified by it: it is renamed, not set. */
  readonly names?: true;
}

/** A line that does not exist yet has no words. */
export function declarationSlots(spec: DeclarationSpec, entry?: DeclarationEntry): readonly Slot[] {
  const rest = entry?.statement.rest ?? [];
  const id = entry?.id?.span;
  const behind = rest.filter((each) => each.span !== id);
  const type = spec.types === undefined ? undefined : behind.find((each) => isWord(each, spec.types?.values ?? []));
  return [
    ...(spec.id === 'required' ? [named('id', id)] : []),
    ...(spec.types === undefined
      ? []
      : [slot({ name: 'type', value: { type: 'choice', values: spec.types.values } }, type?.span)]),
    ...(spec.label === 'none' ? [] : [slot(LABEL, behind.find((each) => each.type === 'string')?.span)]),
    ...flagSlots(
      spec.flags,
      behind.filter((each) => each !== type),
    ),
    ...optionSlots(spec.options, rest),
  ];
}

export function rowSlots(spec: RowSpec, entry?: RowEntry): readonly Slot[] {
  const rest = entry?.statement.rest ?? [];
  const colon = rest.find((each) => each.type === 'colon');
  const cells = spec.cells.map((cell) => {
    const span = entry && cellSpan(entry, cell.name);
    const { touches, value, list, repeat } = cell;
    const of: Writable = { name: cell.name, touches, value, list, repeat };
    return cell.declares ? named(cell.name, span) : slot(of, span);
  });
  const last = entry?.texts.at(-1);
  const texts: readonly Slot[] = spec.texts
    ? [textsSlot(spec.texts.max, colon && last ? cover(colon.span, last.span) : undefined)]
    : [];
  return [...cells, ...texts, ...flagSlots(spec.flags, rest), ...optionSlots(spec.options, rest)];
}

export function edgeSlots(source: Source, spec: EdgeSpec, entry?: EdgeEntry): readonly Slot[] {
  const statement = entry?.statement;
  const label = statement?.label;
  const colon = label && statement ? source.text.indexOf(':', statement.to.span.end) : -1;
  const labelSpan = label && colon >= 0 ? { start: colon, end: label.span.end } : undefined;
  return [slot(LABEL, labelSpan, (text) => `: ${text}`), ...optionSlots(spec.options, statement?.options ?? [])].filter(
    (each) => spec.label !== 'none' || each.name !== 'label',
  );
}

export function arrowSlot(spec: EdgeSpec, entry: EdgeEntry): Slot {
  const write = (value: FieldValue): string | EditFault =>
    typeof value === 'string' && spec.arrows.includes(value)
      ? value
      : fault('field.value', 'The kind has no such arrow.', spec.arrows);
  const takes: ValueType = { type: 'choice', values: spec.arrows };
  return { name: 'arrow', span: entry.statement.arrow.span, takes, write };
}

export function itemSlots(spec: ItemSpec, entry?: ItemEntry): readonly Slot[] {
  const rest = entry?.statement.rest ?? [];
  const number = rest.find((each) => each.type === 'number');
  return [
    slot(LABEL, entry?.label.span),
    ...(spec.number === 'none' ? [] : [slot({ name: 'number', value: { type: 'number' } }, number?.span)]),
    ...optionSlots(spec.options, rest),
  ];
}

export function headerSlots({ header }: Grammar, written?: Header): readonly Slot[] {
  const rest = written?.rest ?? [];
  const title = rest.find((each) => each.type === 'string');
  return [slot({ ...LABEL, name: 'title' }, title?.span), ...optionSlots(header, rest)];
}

/** For a line in a block of lines; a member is written as a whole. */
export function lineSlots(block: BlockSpec, entry?: ColumnEntry | ValueEntry): readonly Slot[] {
  const tokens = entry?.statement.tokens ?? [];
  const name = named('name', entry?.name.span);
  const label = slot(LABEL, entry?.label?.span);
  if (block.holds === 'values') return [name, label];
  if (block.holds !== 'columns') return [];
  const spec: ColumnSpec = block.lines;
  const column = entry?.shape === 'column' ? entry : undefined;
  const behind = tokens.filter((each) => column && each.span.start >= column.type.span.end);
  return [
    name,
    slot({ name: 'type', value: { type: 'word' } }, column?.type.span),
    label,
    ...flagSlots(spec.flags, behind),
    ...optionSlots(spec.options, behind),
  ];
}

/** For an existing statement. */
export function slotsOf(source: Source, grammar: Grammar, entry: Entry, block: BlockSpec | undefined): readonly Slot[] {
  switch (entry.shape) {
    case 'declaration':
      return declarationSlots(entry.spec, entry);
    case 'row':
      return rowSlots(entry.spec, entry);
    case 'edge':
      return grammar.edges ? [arrowSlot(grammar.edges, entry), ...edgeSlots(source, grammar.edges, entry)] : [];
    case 'item':
      return grammar.items ? itemSlots(grammar.items, entry) : [];
    case 'column':
    case 'value':
      return block ? lineSlots(block, entry) : [];
    case 'member':
      return [];
  }
}

const LABEL: Writable = { name: 'label', touches: 'wording', value: { type: 'text' } };

function isWord(token: Token, words: readonly string[]): boolean {
  return token.type === 'word' && words.includes(token.text);
}

function slot(of: Writable, span: Span | undefined, around = (text: string): string => text): Slot {
  return {
    name: of.name,
    span,
    takes: of.value,
    touches: of.touches,
    write: (value) => {
      if (value === null) return undefined;
      const text = written(of, value);
      return typeof text === 'string' ? around(text) : text;
    },
  };
}

function named(name: string, span: Span | undefined): Slot {
  return { ...slot({ name, value: { type: 'word' } }, span), names: true };
}

function flagSlots(flags: readonly FlagSpec[], words: readonly Token[]): readonly Slot[] {
  return flags.map(({ name }) => ({
    name,
    takes: 'flag',
    span: words.find((each) => isWord(each, [name]))?.span,
    write: (value) => {
      if (value === true) return name;
      if (value === false || value === null) return undefined;
      return fault('field.value', `${name} takes true or false.`);
    },
  }));
}

function optionSlots(options: readonly OptionSpec[], words: readonly Token[]): readonly Slot[] {
  return options.map(({ name, touches, value, list }) => {
    const token = words.find((each): each is OptionToken => each.type === 'option' && each.name === name);
    return slot({ name, touches, value, list }, token?.span, (text) => `${name}=${text}`);
  });
}

function textsSlot(max: number, span: Span | undefined): Slot {
  const name = max > 1 ? 'texts' : 'text';
  return slot({ name, touches: 'wording', value: { type: 'text' }, repeat: max > 1 }, span, (text) => `: ${text}`);
}

/** From the first value of a cell to its last; an empty cell is a dash. */
function cellSpan({ statement, spec, cells }: RowEntry, name: string): Span | undefined {
  const values = cells.get(name);
  if (!values) return undefined;
  const spans = values.flatMap((each) => (each ? [each.span] : []));
  const cell = spec.cells.find((each) => each.name === name);
  if (cell?.empty) {
    const before = spec.cells
      .slice(0, spec.cells.indexOf(cell))
      .flatMap((each) => cellSpan({ statement, spec, cells } as RowEntry, each.name) ?? []);
    const from = Math.max(statement.keyword.span.end, ...before.map((each) => each.end));
    const dashes = statement.rest.filter((each) => each.type === 'dash' && each.span.start >= from);
    spans.push(...dashes.map((each) => each.span));
  }
  return spans.length === 0 ? undefined : spans.reduce(cover);
}
