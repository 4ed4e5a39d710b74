// The reader of Mermaid's sequence diagrams: in, the text behind its preamble; out, the draft of a sequence with what changed.
import { type Diagnostic, hasErrors, reporter } from '@linework/core';
import { converterCodes } from '../codes.js';
import {
  CONVERTER_LIMITS,
  type ConverterReport,
  type Reader,
  type ReaderInput,
  type ReaderOutput,
} from '../contract.js';
import { headerReader } from '../header-text.js';
import { frontMatterText } from '../preamble.js';
import type { Saying, Sequence } from './ast.js';
import { linkLosses, lossesOf } from './losses.js';
import { numberingOf } from './numbering.js';
import { parseSequence } from './parse.js';
import { everyStatement, participantsOf } from './participants.js';
import { textReader } from './texts.js';
import { type HeaderTexts, toDraft } from './to-draft.js';

const report: ConverterReport = reporter(converterCodes);

export const sequence: Reader = { kind: 'sequence', read };

function read(input: ReaderInput): ReaderOutput {
  const { preamble, lenient } = input;
  const header = preamble.header?.span ?? { start: 0, end: 0 };
  const diagram = parseSequence(preamble.body, header.end);
  const over = (what: 'participants' | 'messages' | 'levels of nesting', most: number): ReaderOutput => {
    return { diagnostics: [report('M102', header, { what, most })], origins: [] };
  };
  if (diagram.depth > CONVERTER_LIMITS.levels) return over('levels of nesting', CONVERTER_LIMITS.levels);
  const losses = lossesOf(diagram, lenient, report);
  const errors = losses.filter((each) => each.severity === 'error');
  if (hasErrors(errors)) return { diagnostics: errors, origins: [] };

  const actors = participantsOf(diagram);
  let messages = 0;
  for (const { kind } of everyStatement(diagram.statements)) if (kind === 'message') messages++;
  if (actors.size > CONVERTER_LIMITS.nodes) return over('participants', CONVERTER_LIMITS.nodes);
  if (messages > CONVERTER_LIMITS.edges) return over('messages', CONVERTER_LIMITS.edges);
  if (actors.size === 0) {
    const needs = 'a message, such as: A->>B: text';
    return { diagnostics: [report('M103', header, { type: 'sequence diagram', needs })], origins: [] };
  }
  const numbering = numberingOf(everyStatement(diagram.statements), report);
  const cleaned: Diagnostic[] = [];
  const texts = textReader(diagram, input.iconOf, report, cleaned);
  const headerTexts = headerTextsOf(diagram, input, cleaned);
  const made = toDraft({ sequence: diagram, actors, numbering, header: headerTexts, texts }, input, report);
  const untitled = headerTexts.title === undefined ? [report('M214', header, { header: 'sequence "Sign in"' })] : [];
  return {
    draft: made.draft,
    origins: made.origins,
    suggestions: made.suggestions,
    diagnostics: [
      ...untitled,
      ...losses,
      ...linkLosses(diagram, made.declarationOf, report),
      ...numbering.diagnostics,
      ...cleaned,
      ...made.diagnostics,
    ],
  };
}

/** The title of the front matter, else of the diagram, else the accessible one; what is left of them describes it. */
function headerTextsOf(diagram: Sequence, { preamble, iconOf }: ReaderInput, into: Diagnostic[]): HeaderTexts {
  const read = headerReader({ writtenBreaks: true }, iconOf, report, into);
  const last = new Map<Saying['kind'], Saying>();
  for (const statement of everyStatement(diagram.statements)) {
    if (statement.kind !== 'title' && statement.kind !== 'accTitle' && statement.kind !== 'accDescr') continue;
    if (diagram.textOf(statement.text).trim() !== '') last.set(statement.kind, statement);
  }
  const said = (kind: Saying['kind']): string => {
    const found = last.get(kind);
    if (!found) return '';
    return read({ written: diagram.textOf(found.text), span: found.span, join: kind === 'accDescr' ? '\n' : ' ' });
  };
  const written = frontMatterText(preamble, 'title');
  const front = written && preamble.frontMatter && read({ written, span: preamble.frontMatter.span, join: ' ' });
  const [title, ...others] = [front, said('title'), said('accTitle')].filter((each) => each);
  const parts = new Set(others.filter((each) => each !== title));
  const desc = [...parts, said('accDescr')].filter((each) => each !== '').join('\n');
  return { ...(title ? { title } : {}), ...(desc === '' ? {} : { desc }) };
}
