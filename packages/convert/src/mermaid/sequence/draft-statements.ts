// Messages, notes and blocks of a sequence diagram: in, statements; out, the statements of a sequence with the same nesting, what
// changed and the origins of messages.
import type { DraftBranch, DraftEdge, DraftRow, DraftStatement, Span } from '@linework/core';
import { short } from '../../short.js';
import { statusIcon } from '../status-icon.js';
import type { Block, BlockWord, Message, Note, Section, Statement } from './ast.js';
import { type Drafting, wordOption } from './drafting.js';
import { endsOf, marksOf } from './events.js';

const BLOCK_WORDS: Readonly<Record<Exclude<BlockWord, 'box'>, 'loop' | 'alt' | 'opt' | 'par' | 'group'>> = {
  loop: 'loop',
  alt: 'alt',
  opt: 'opt',
  par: 'par',
  par_over: 'par',
  critical: 'alt',
  break: 'opt',
  rect: 'group',
};

export function draftStatements(statements: readonly Statement[], drafting: Drafting): readonly DraftStatement[] {
  return statements.flatMap((each) => draftStatement(each, drafting));
}

function draftStatement(statement: Statement, drafting: Drafting): readonly DraftStatement[] {
  switch (statement.kind) {
    case 'message': {
      const bars = marksOf(statement).flatMap(({ id, begins }) => draftBar(id, begins, statement.span, drafting));
      return [draftMessage(statement, drafting), ...bars];
    }
    case 'activate':
    case 'deactivate':
      return draftBar(statement.actor.id, statement.kind === 'activate', statement.span, drafting);
    case 'block':
      return draftBlock(statement, drafting);
    case 'note':
      return draftNote(statement, drafting);
    default:
      return [];
  }
}

function draftBar(
  id: string,
  begins: boolean,
  span: Span,
  { bars, idOf, report, output }: Drafting,
): readonly DraftRow[] {
  const taken = bars.take(id, begins, span.start);
  if (taken === 'written')
    return [{ shape: 'row', keyword: begins ? 'activate' : 'deactivate', cells: [{ raw: idOf(id) }] }];
  if (taken === 'lost') {
    const what = `The end of a bar of '${short(id)}' that another branch begins`;
    output.diagnostics.push(report('M203', span, { what, instead: 'Begin and end a bar in the same branch.' }));
  }
  return [];
}

function draftMessage(message: Message, { idOf, texts, numbering, output }: Drafting): DraftEdge {
  const { arrow, text, span } = message;
  const { from, to } = endsOf(message);
  const label = text ? texts.line(text) : '';
  const options = [...wordOption('icon', statusIcon(label)), ...wordOption('step', numbering.steps.get(message))];
  const statement: DraftEdge = {
    shape: 'edge',
    from: idOf(from),
    arrow: arrow.arrow,
    to: idOf(to),
    ...(label === '' ? {} : { label }),
    ...(options.length === 0 ? {} : { options }),
  };
  const token = text && texts.iconIn(text);
  if (token !== undefined) {
    const of = label || `${statement.from} ${statement.arrow} ${statement.to}`;
    output.suggestions.push({ statement, icon: token, why: 'token', of });
  }
  const external = `${message.from.id} ${message.to.id}`;
  output.origins.push({ kind: 'edge', id: '', external, place: span, statement });
  return statement;
}

function draftNote({ text: written, actors, place, span }: Note, drafting: Drafting): readonly DraftRow[] {
  const { idOf, texts, report, output } = drafting;
  const text = texts.lines(written);
  if (text === '') {
    const instead = 'Write the text of the note, or remove it.';
    output.diagnostics.push(report('M216', span, { what: 'A note without text was dropped.', instead }));
    return [];
  }
  const ids = [...new Set(actors.map(({ id }) => idOf(id)))];
  const [first, last] = [ids[0] ?? '', ids.at(-1) ?? ''];
  if (place !== 'over') {
    const what = `A note ${place} of '${short(actors[0]?.id ?? '')}'`;
    output.diagnostics.push(report('M204', span, { what, became: 'a note over it' }));
  }
  if (ids.length > 2) {
    const what = `A note over ${ids.length} participants`;
    output.diagnostics.push(report('M204', span, { what, became: 'a note from the first to the last of them' }));
  }
  const over = first === last ? first : `${first},${last}`;
  return [{ shape: 'row', keyword: 'note', cells: [{ raw: over }], texts: [text] }];
}

function draftBlock(block: Block, drafting: Drafting): readonly DraftStatement[] {
  const { word, sections } = block;
  const [first, ...others] = sections;
  if (!first || word === 'box' || (word === 'rect' && !drafting.areas)) return [];
  if (word === 'rect') return draftArea(block, first, drafting);
  const parts = sections.map((each) => () => draftSection(each, drafting));
  const together = word === 'par' || word === 'par_over';
  const mayPass = sections.length === 1 || (word !== 'alt' && word !== 'critical');
  const [top, ...more] = together ? parts.map((each) => each()) : drafting.bars.choice(parts, mayPass);
  const branches = others.flatMap((each, i): readonly DraftBranch[] => {
    const section = more[i];
    return section === undefined ? [] : [{ word: each.word === 'and' ? 'and' : 'else', ...section }];
  });
  const branched = word === 'break' || word === 'opt' ? branches.length > 0 : undefined;
  const keyword = branched === undefined ? BLOCK_WORDS[word] : branched ? 'alt' : 'opt';
  return [
    {
      shape: 'declaration',
      keyword,
      ...(top?.label === undefined ? {} : { label: top.label }),
      children: top?.children ?? [],
      ...(branches.length === 0 ? {} : { branches }),
    },
  ];
}

/** A background: a group in the nearest tone. One that Mermaid does not paint leaves only its content. */
function draftArea({ span }: Block, section: Section, drafting: Drafting): readonly DraftStatement[] {
  const { report, output, colourOf } = drafting;
  const children = draftStatements(section.statements, drafting);
  const colour = colourOf(section.text);
  if (colour === 'transparent') return children;
  if (children.length === 0) {
    const instead = 'Write a message in it, or remove it.';
    output.diagnostics.push(report('M216', span, { what: 'A background without messages was dropped.', instead }));
    return [];
  }
  if (colour === 'unknown')
    output.diagnostics.push(report('M200', span, { what: 'a background colour that cannot be read' }));
  const isTone = colour !== 'unknown' && colour !== 'neutral';
  return [
    {
      shape: 'declaration',
      keyword: BLOCK_WORDS.rect,
      ...(isTone ? { options: wordOption('tone', colour) } : {}),
      children,
    },
  ];
}

function draftSection({ text, statements }: Section, drafting: Drafting): Omit<DraftBranch, 'word'> {
  const label = drafting.texts.line(text);
  return { ...(label === '' ? {} : { label }), children: draftStatements(statements, drafting) };
}
