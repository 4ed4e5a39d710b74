// Applies a kind's table to a parsed source: in, statements; out, checked entries and every mistake of form, place, value
// and reference, in the order of finding (the caller sorts).
import { type Diagnostic, hasErrors, type Outcome } from '../diagnostics/report.js';
import { quote } from '../syntax/quote.js';
import type { Document, EdgeStatement, ItemStatement, PhraseStatement, SyntaxNode } from '../syntax/statement.js';
import type { OptionToken, StringToken, ValueToken, WordToken } from '../syntax/token.js';
import { slug } from '../syntax/word-from.js';
import { nearest } from '../text/similar.js';
import { leadOf, type Span } from '../text/source.js';
import { optionElsewhere, typeElsewhere } from './advice.js';
import { checkOptions, type NearIcons, type OptionPlace, optionTokens } from './check-options.js';
import { fixAt, report, type Sink } from './codes.js';
import type {
  BranchEntry,
  Checked,
  DeclarationEntry,
  EdgeEntry,
  Entry,
  ItemEntry,
  Options,
  RowEntry,
} from './entry.js';
import { markupIn } from './label-markup.js';
import { type DeclarationParts, readDeclaration } from './read-declaration.js';
import { readHeader } from './read-header.js';
import { readRow } from './read-row.js';
import { checkReferences } from './references.js';
import type { DeclarationSpec, Grammar, Most, OptionSpec, RowSpec } from './table.js';
import { tokenText } from './token-text.js';

/** Characters of a line shown in a hint. */
const LONGEST_SHOWN = 200;

/** `broken`: the parser has reported errors, so that an empty diagram is no news. */
export function applyGrammar(
  document: Document,
  grammar: Grammar,
  nearIcons: NearIcons = () => [],
  broken = false,
): Outcome<Checked> {
  const { source } = document;
  const diagnostics: Diagnostic[] = [];
  const ids = new Map<string, DeclarationEntry | RowEntry>();
  const known = grammar.statements.map((each) => each.keyword);
  const sinkOf = (repaired: boolean | undefined): Sink => ({
    repaired: repaired === true,
    add: (each) => diagnostics.push(each),
  });

  const placeOf = (on: string, specs: readonly OptionSpec[]): OptionPlace => ({
    on,
    specs,
    elsewhere: (option) => optionElsewhere(grammar, option, on),
    nearIcons,
  });

  const declare = (id: WordToken | undefined, entry: DeclarationEntry | RowEntry, sink: Sink): void => {
    if (!id) return;
    const before = ids.get(id.text);
    if (before) {
      sink.add(report('E200', id.span, { id: id.text, line: before.statement.line }, undefined));
      return;
    }
    ids.set(id.text, entry);
  };

  /** Of a text that is drawn. */
  const plain = (token: StringToken | ValueToken | undefined, sink: Sink): void => {
    if (token?.type !== 'string') return;
    const markup = markupIn(token.value);
    if (!markup) return;
    const { found } = markup;
    const instead = markup.instead === '' ? '' : quote(markup.instead);
    const fix = instead === '' ? undefined : fixAt(sink, token.span, instead, false);
    const shown = instead.length > LONGEST_SHOWN ? '' : instead;
    sink.add(report('W203', token.span, { found, instead: shown }, fix));
  };

  const counts = new Map<string, number>();
  /** What is over a limit is said once, where it begins. */
  const counted = ({ count, what }: Most, at: Span, sink: Sink): void => {
    const so = (counts.get(what) ?? 0) + 1;
    counts.set(what, so);
    if (so === count + 1) sink.add(report('E105', at, { what, limit: count }));
  };

  /** Blocks round the statement that have no end: what stands in them may belong outside. */
  let unclosed = 0;

  const walk = (nodes: readonly SyntaxNode[], within: string): readonly Entry[] => {
    const entries: Entry[] = [];
    for (const node of nodes) {
      const { statement } = node;
      const sink = sinkOf(statement.repaired);
      if (statement.shape === 'edge') {
        const entry = edge(statement, sink);
        if (entry) entries.push(entry);
      } else if (statement.shape === 'item') {
        const entry = item(statement, node, within, sink);
        if (entry) entries.push(entry);
      } else if (statement.shape === 'raw') entries.push({ shape: 'raw', statement });
      else if (statement.shape === 'phrase') entries.push(...phrase(statement, node, within, sink));
      else entries.push(...walk(node.children, within));
    }
    return entries;
  };

  const edge = (statement: EdgeStatement, sink: Sink): EdgeEntry | undefined => {
    const spec = grammar.edges;
    const arrow = statement.arrow.text;
    if (!spec) {
      sink.add(report('E406', statement.span, { kind: grammar.kind, advice: `Write one of: ${known.join(', ')}.` }));
      return undefined;
    }
    counted(spec.most, statement.span, sink);
    if (!spec.arrows.includes(arrow)) {
      sink.add(report('E407', statement.arrow.span, { arrow, kind: grammar.kind, allowed: spec.arrows }));
    }
    let { label } = statement;
    if (label?.value === '') {
      const at: Span = { start: statement.to.span.end, end: label.span.end };
      sink.add(report('E403', label.span, {}, fixAt(sink, at, '', true)));
      label = undefined;
    }
    const named = label === undefined ? statement.options.find((each) => isLabelOption(each, spec.options)) : undefined;
    const text = named?.values[0];
    if (named && text?.type === 'string' && text.value !== '') {
      label = text;
      const { end } = statement.to.span;
      const instead = ` : ${quote(text.value)}${source.text.slice(end, named.span.start).trimEnd()}`;
      sink.add(
        report(
          'E306',
          named.span,
          {
            option: named.name,
            on: 'an edge',
            advice: `The label of an edge stands behind a colon: ${statement.from.text} ${arrow} ${statement.to.text} : ${quote(text.value)}`,
          },
          fixAt(sink, { start: end, end: named.span.end }, instead, true),
        ),
      );
    }
    const written = statement.options.filter((each) => label === undefined || each !== named);
    const options = checkOptions(written, placeOf('an edge', spec.options), sink);
    plain(label, sink);
    return {
      shape: 'edge',
      statement,
      from: statement.from.text,
      to: statement.to.text,
      arrow,
      ...(label ? { label } : {}),
      options,
    };
  };

  const item = (statement: ItemStatement, node: SyntaxNode, within: string, sink: Sink): ItemEntry | undefined => {
    const spec = grammar.items;
    if (!spec) {
      const instead =
        grammar.node === undefined
          ? known.join(', ')
          : `${grammar.node} ${slug(statement.label.value)} ${quote(statement.label.value.slice(0, LONGEST_SHOWN))}`;
      sink.add(report('E406', statement.span, { kind: grammar.kind, advice: `Write a statement: ${instead}` }));
      return undefined;
    }
    counted(spec.most, statement.span, sink);
    if (statement.label.value === '') sink.add(report('E403', statement.label.span, {}));
    let number: number | undefined;
    for (const token of statement.rest) {
      if (token.type === 'option') continue;
      const finite = token.type === 'number' && Number.isFinite(token.value) ? token.value : undefined;
      if (finite !== undefined && spec.number === 'optional' && number === undefined) number = finite;
      else
        sink.add(
          report('E118', token.span, {
            found: `'${tokenText(token)}'`,
            form: '"label" [number] [options]',
          }),
        );
    }
    const options = checkOptions(optionTokens(statement.rest), placeOf('an item', spec.options), sink);
    plain(statement.label, sink);
    plain(options.get('sub')?.values[0], sink);
    return {
      shape: 'item',
      statement,
      label: statement.label,
      ...(number === undefined ? {} : { number }),
      options,
      children: walk(node.children, within),
    };
  };

  const phrase = (statement: PhraseStatement, node: SyntaxNode, within: string, sink: Sink): readonly Entry[] => {
    const keyword = statement.keyword.text;
    const candidates = grammar.statements.filter((each) => each.keyword === keyword);
    const spec = candidates.find((each) => each.within.includes(within)) ?? candidates[0];
    if (!spec) {
      unknownKeyword(statement, sink);
      return walk(node.children, within);
    }
    counted(spec.most, statement.span, sink);
    if (!spec.within.includes(within) && unclosed === 0)
      sink.add(report('E401', statement.keyword.span, { keyword, within: spec.within }));
    if (spec.shape === 'row') {
      if (statement.opens) sink.add(report('E405', statement.opens, { keyword }));
      return [row(statement, spec, sink), ...walk(node.children, within)];
    }
    return declaration(statement, node, spec, within, sink);
  };

  const row = (statement: PhraseStatement, spec: RowSpec, sink: Sink): RowEntry => {
    const parts = readRow(source, statement, spec, sink);
    const options = checkOptions(parts.options, placeOf(`'${spec.keyword}'`, spec.options), sink);
    for (const each of parts.texts) plain(each, sink);
    plain(options.get('sub')?.values[0], sink);
    const entry: RowEntry = { shape: 'row', spec, statement, ...parts, options };
    const declaring = spec.cells.find((each) => each.declares);
    const id = declaring ? parts.cells.get(declaring.name)?.[0] : undefined;
    if (id?.type === 'word') declare(id, entry, sink);
    return entry;
  };

  const declaration = (
    statement: PhraseStatement,
    node: SyntaxNode,
    spec: DeclarationSpec,
    within: string,
    sink: Sink,
  ): readonly Entry[] => {
    const parts = readDeclaration(
      source,
      statement,
      spec,
      sink,
      (id) => ids.has(id),
      (word) => typeElsewhere(grammar, word, spec),
    );
    const options = checkOptions(parts.options, placeOf(`'${spec.keyword}'`, spec.options), sink);
    plain(parts.label, sink);
    plain(options.get('sub')?.values[0], sink);
    const keyword = spec.keyword;
    if (statement.opens && !spec.block) {
      sink.add(framed(statement, parts, sink));
      const bare = entryOf(spec, statement, parts, options, [], []);
      declare(parts.id, bare, sink);
      return [bare, ...walk(node.children, within)];
    }
    if (!statement.opens && spec.block?.required) {
      sink.add(
        report(
          'E404',
          statement.span,
          { keyword, instead: parts.line ?? lineOf(statement) },
          missingBrace(statement, node, sink),
        ),
      );
    }
    if (statement.opens && node.children.length === 0 && node.branches.length === 0) {
      sink.add(report('W201', statement.span, { keyword }));
    }
    const branches: BranchEntry[] = [];
    const children: Entry[] = [];
    const entry = entryOf(spec, statement, parts, options, children, branches);
    declare(parts.id, entry, sink);
    const open = statement.opens && !node.closed ? 1 : 0;
    unclosed += open;
    for (const each of walk(node.children, keyword)) children.push(each);
    unclosed -= open;
    for (const branch of node.branches) {
      if (spec.block?.branch !== branch.word) sink.add(report('E409', branch.span, { word: branch.word, keyword }));
      plain(branch.label, sink);
      branches.push({
        word: branch.word,
        span: branch.span,
        ...(branch.label ? { label: branch.label } : {}),
        children: walk(branch.children, keyword),
      });
    }
    return [entry];
  };

  /** A node with a block is a group under another keyword, where it has nothing that a group cannot have. */
  const framed = (statement: PhraseStatement, parts: DeclarationParts, sink: Sink): Diagnostic => {
    const at = statement.opens ?? statement.span;
    const keyword = statement.keyword.text;
    const frame = grammar.statements.find((each) => each.keyword === grammar.frame);
    const fits =
      parts.type === undefined && parts.options.every((each) => frame?.options.some((spec) => spec.name === each.name));
    if (!frame || keyword !== grammar.node || !fits || statement.repaired) return report('E405', at, { keyword });
    const instead = frame.keyword + lineOf(statement).slice(keyword.length);
    return report('E405', at, { keyword, instead }, fixAt(sink, statement.keyword.span, frame.keyword, true));
  };

  const lineOf = ({ span }: PhraseStatement): string =>
    source.text.slice(span.start, Math.min(span.end, span.start + LONGEST_SHOWN));

  /** The brace alone where another one closes the block; both where indentation opened it. */
  const missingBrace = (statement: PhraseStatement, node: SyntaxNode, sink: Sink): ReturnType<typeof fixAt> => {
    const { end } = statement.span;
    if (statement.comment) return undefined;
    if (node.closed) return fixAt(sink, { start: end, end }, ' {', true);
    const last = node.children.at(-1)?.statement;
    const stop = last ? last.span.end : end;
    if (last?.comment) return undefined;
    const lead = leadOf(source, statement.span.start);
    return fixAt(sink, { start: end, end: stop }, ` {${source.text.slice(end, stop)}\n${lead}}`, false);
  };

  const unknownKeyword = (statement: PhraseStatement, sink: Sink): void => {
    const found = statement.keyword.text;
    const lower = found.toLowerCase();
    const foreign = grammar.statements.find((each) => each.foreign?.includes(lower))?.keyword;
    const near = known.includes(lower) ? [lower] : foreign === undefined ? nearest(found, known) : [foreign];
    const fix = near[0] === undefined ? undefined : fixAt(sink, statement.keyword.span, near[0], near[0] === lower);
    sink.add(report('E400', statement.keyword.span, { found, kind: grammar.kind, near, known }, fix));
  };

  const { header } = document;
  const headerSink = sinkOf(header?.repaired !== undefined);
  const headed = header?.kind.text === grammar.kind ? readHeader(header, grammar, headerSink) : undefined;
  const foreignTitle = header?.rest.find((each) => each.type === 'string');
  const title = headed ? headed.title : foreignTitle;
  const headerOptions = checkOptions(headed?.options ?? [], placeOf('the header', grammar.header), headerSink);
  plain(title, headerSink);
  const entries = walk(document.body, 'diagram');
  const value: Checked = {
    source,
    kind: grammar.kind,
    header: {
      span: header?.span ?? { start: 0, end: 0 },
      ...(title && title.value !== '' ? { title } : {}),
      options: headerOptions,
    },
    entries,
    ids,
  };
  if (header && entries.length === 0 && !broken && !hasErrors(diagnostics)) {
    diagnostics.push(report('E408', header.span, { kind: grammar.kind }));
  }
  const tops = document.body.map((each) => each.statement.span.start);
  checkReferences(value, grammar, tops, (each) => diagnostics.push(each));
  return { value, diagnostics };
}

/** Built by assignment: a spread for each part that may be missing costs more than all the rest of a declaration. */
function entryOf(
  spec: DeclarationSpec,
  statement: PhraseStatement,
  { id, type, label, flags }: DeclarationParts,
  options: Options,
  children: readonly Entry[],
  branches: readonly BranchEntry[],
): DeclarationEntry {
  const entry: { -readonly [Key in keyof DeclarationEntry]: DeclarationEntry[Key] } = {
    shape: 'declaration',
    spec,
    statement,
    flags,
    options,
    children,
    branches,
  };
  if (id) entry.id = id;
  if (type !== undefined) entry.type = type;
  if (label) entry.label = label;
  return entry;
}

/** `label="…"`, as DOT names what stands in quotes here. */
function isLabelOption(option: OptionToken, specs: readonly OptionSpec[]): boolean {
  return /^(?:label|title|name|text)$/.test(option.name) && !specs.some((each) => each.name === option.name);
}
