// Messages, notes and blocks of a sequence diagram: in, statements; out, the statements of a sequence with the same nesting, what
// changed and the origins of messages.
import type { DraftBranch, DraftDeclaration, DraftEdge, DraftRow, DraftStatement } from '@linework/core';
import { short } from '../../short.js';
import { statusIcon } from '../status-icon.js';
import type { Block, BlockWord, Message, Note, Section, Statement } from './ast.js';
import { type Drafting, wordOption } from './drafting.js';

const BLOCK_WORDS: Readonly<Record<Exclude<BlockWord, 'rect' | 'box'>, 'loop' | 'alt' | 'opt' | 'par'>> = {
  loop: 'loop',
  alt: 'alt',
  opt: 'opt',
  par: 'par',
  par_over: 'par',
  critical: 'alt',
  break: 'opt',
};

export function draftStatements(statements: readonly Statement[], drafting: Drafting): readonly DraftStatement[] {
  const out: DraftStatement[] = [];
  for (const statement of statements) {
    const made = draftStatement(statement, drafting);
    if (made) out.push(made);
  }
  return out;
}

function draftStatement(statement: Statement, drafting: Drafting): DraftStatement | undefined {
  switch (statement.kind) {
    case 'message':
      return draftMessage(statement, drafting);
    case 'block':
      return draftBlock(statement, drafting);
    case 'note':
      return draftNote(statement, drafting);
    default:
      return undefined;
  }
}

function draftMessage(message: Message, { idOf, texts, numbering, found }: Drafting): DraftEdge {
  const { arrow, text, span } = message;
  const [from, to] = arrow.reversed ? [message.to, message.from] : [message.from, message.to];
  const label = text ? texts.line(text) : '';
  const options = [...wordOption('icon', statusIcon(label)), ...wordOption('step', numbering.steps.get(message))];
  const statement: DraftEdge = {
    shape: 'edge',
    from: idOf(from.id),
    arrow: arrow.arrow,
    to: idOf(to.id),
    ...(label === '' ? {} : { label }),
    ...(options.length === 0 ? {} : { options }),
  };
  const token = text && texts.iconIn(text);
  if (token !== undefined) {
    const of = label || `${statement.from} ${statement.arrow} ${statement.to}`;
    found.suggestions.push({ statement, icon: token, why: 'token', of });
  }
  const external = `${message.from.id} ${message.to.id}`;
  found.origins.push({ kind: 'edge', id: '', external, place: span, statement });
  return statement;
}

function draftNote({ text: written, actors, place, span }: Note, drafting: Drafting): DraftRow | undefined {
  const { idOf, texts, report, found } = drafting;
  const text = texts.lines(written);
  if (text === '') {
    const instead = 'Write the text of the note, or remove it.';
    found.diagnostics.push(report('M216', span, { what: 'A note without text was dropped.', instead }));
    return undefined;
  }
  const ids = [...new Set(actors.map(({ id }) => idOf(id)))];
  const [first, last] = [ids[0] ?? '', ids.at(-1) ?? ''];
  if (place !== 'over') {
    const what = `A note ${place} of '${short(actors[0]?.id ?? '')}'`;
    found.diagnostics.push(report('M204', span, { what, became: 'a note over it' }));
  }
  if (ids.length > 2) {
    const what = `A note over ${ids.length} participants`;
    found.diagnostics.push(report('M204', span, { what, became: 'a note from the first to the last of them' }));
  }
  const over = first === last ? first : `${first},${last}`;
  return { shape: 'row', keyword: 'note', cells: [{ raw: over }], texts: [text] };
}

function draftBlock({ word, sections }: Block, drafting: Drafting): DraftDeclaration | undefined {
  const [first, ...others] = sections;
  if (!first || word === 'rect' || word === 'box') return undefined;
  const { label, children } = draftSection(first, drafting);
  const branches = others.map((each): DraftBranch => {
    return { word: each.word === 'and' ? 'and' : 'else', ...draftSection(each, drafting) };
  });
  const branched = word === 'break' || word === 'opt' ? branches.length > 0 : undefined;
  const keyword = branched === undefined ? BLOCK_WORDS[word] : branched ? 'alt' : 'opt';
  return {
    shape: 'declaration',
    keyword,
    ...(label === undefined ? {} : { label }),
    children,
    ...(branches.length === 0 ? {} : { branches }),
  };
}

function draftSection({ text, statements }: Section, drafting: Drafting): Omit<DraftBranch, 'word'> {
  const label = drafting.texts.line(text);
  return { ...(label === '' ? {} : { label }), children: draftStatements(statements, drafting) };
}
