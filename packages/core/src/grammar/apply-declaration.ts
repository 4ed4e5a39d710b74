// Checks a declaration against its spec, with the content of its block: in, the statement and its node; out, its entry and,
// if it takes no block, the entries from that block.
import type { Fix } from '../diagnostics/report.js';
import type { PhraseStatement, SyntaxNode } from '../syntax/statement.js';
import { leadOf } from '../text/source.js';
import { typeElsewhere } from './advice.js';
import {
  type Application,
  checkText,
  declare,
  type Inside,
  LONGEST_SHOWN,
  type Place,
  placeOf,
} from './application.js';
import { checkOptions, missingOptions } from './check-options.js';
import { fixAt, report, type Sink } from './codes.js';
import type { BranchEntry, DeclarationEntry, Entry, Options } from './entry.js';
import { formOf } from './form.js';
import { sayMembersInComments } from './member-comments.js';
import { type DeclarationParts, readDeclaration } from './read-declaration.js';
import type { DeclarationSpec } from './table.js';

interface Declared {
  readonly statement: PhraseStatement;
  readonly node: SyntaxNode;
  readonly spec: DeclarationSpec;
}

export function applyDeclaration(
  app: Application,
  declared: Declared,
  place: Place,
  sink: Sink,
  inside: Inside<SyntaxNode>,
): readonly Entry[] {
  const { statement, node, spec } = declared;
  const { keyword } = spec;
  const parts = readDeclaration(app.source, statement, spec, sink, {
    taken: (id) => app.ids.has(id),
    typeElsewhere: (word) => typeElsewhere(app.grammar, word, spec),
  });
  const options = checkOptions(parts.options, placeOf(app, `'${keyword}'`, spec.options), sink);
  if (missingOptions(spec.options, parts.options))
    sink.add(report('E402', statement.span, { keyword, form: formOf(spec) }));
  checkText(parts.label, sink);
  checkText(options.get('sub')?.values[0], sink);
  if (statement.opens && !spec.block) {
    sayNoBlock(app, statement, parts, sink);
    const bare = entryOf(declared, parts, options, [], []);
    declare(app, parts.id, bare, sink);
    return [bare, ...inside(node.children, place)];
  }
  checkBlock(app, declared, parts, sink);
  const branches: BranchEntry[] = [];
  const children: Entry[] = [];
  const entry = entryOf(declared, parts, options, children, branches);
  // Before the block's content, so that ids are declared in source order.
  declare(app, parts.id, entry, sink);
  if (spec.block?.holds === 'members') sayMembersInComments(app, statement, node);
  const unclosed = place.unclosed || (statement.opens !== undefined && !node.closed);
  for (const each of inside(node.children, { within: keyword, unclosed, owner: statement })) children.push(each);
  for (const { word, span, label, options, children: nodes } of node.branches) {
    if (spec.block?.branch !== word) sink.add(report('E409', span, { word, keyword }));
    checkText(label, sink);
    const own = checkOptions(options, placeOf(app, `'${word}'`, spec.options), sink);
    const within = inside(nodes, { within: keyword, unclosed: place.unclosed });
    branches.push({ word, span, ...(label ? { label } : {}), options: own, children: within });
  }
  return [entry];
}

/** Built by assignment: a spread for each optional part costs more than the rest of a declaration. */
function entryOf(
  { spec, statement }: Declared,
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

/** Reports a block without its brace, and an empty one. */
function checkBlock(app: Application, { statement, node, spec }: Declared, parts: DeclarationParts, sink: Sink): void {
  const { keyword, block } = spec;
  if (!statement.opens && block?.required) {
    const instead = parts.line ?? lineOf(app, statement);
    sink.add(report('E404', statement.span, { keyword, instead }, missingBrace(app, statement, node, sink)));
  }
  if (statement.opens && node.children.length === 0 && node.branches.length === 0)
    sink.add(report('W201', statement.span, { keyword }));
}

/** A node with a block becomes a group if it has nothing that a group cannot have. */
function sayNoBlock(app: Application, statement: PhraseStatement, parts: DeclarationParts, sink: Sink): void {
  const { grammar } = app;
  const at = statement.opens ?? statement.span;
  const keyword = statement.keyword.text;
  const frame = grammar.statements.find((each) => each.keyword === grammar.frame);
  const fits =
    parts.type === undefined && parts.options.every((each) => frame?.options.some((spec) => spec.name === each.name));
  if (!frame || keyword !== grammar.node || !fits || statement.repaired) {
    sink.add(report('E405', at, { keyword }));
    return;
  }
  const instead = frame.keyword + lineOf(app, statement).slice(keyword.length);
  sink.add(report('E405', at, { keyword, instead }, fixAt(sink, statement.keyword.span, frame.keyword, true)));
}

function lineOf({ source }: Application, { span }: PhraseStatement): string {
  return source.text.slice(span.start, Math.min(span.end, span.start + LONGEST_SHOWN));
}

/** Only the brace where another one closes the block; both where indentation opened it. */
function missingBrace(
  { source }: Application,
  statement: PhraseStatement,
  node: SyntaxNode,
  sink: Sink,
): Fix | undefined {
  const { end } = statement.span;
  if (statement.comment) return undefined;
  if (node.closed) return fixAt(sink, { start: end, end }, ' {', true);
  const last = node.children.at(-1)?.statement;
  const stop = last ? last.span.end : end;
  if (last?.comment) return undefined;
  const lead = leadOf(source, statement.span.start);
  return fixAt(sink, { start: end, end: stop }, ` {${source.text.slice(end, stop)}\n${lead}}`, false);
}
