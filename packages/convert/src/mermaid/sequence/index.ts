// The reader of Mermaid's sequence diagrams: in, the text after its preamble; out, the draft of a sequence and what changed.
import type { Diagnostic } from '@linework/core';
import { CONVERTER_LIMITS, type Reader } from '../contract.js';
import { reader } from '../frame.js';
import type { TitleStatement } from '../header-text.js';
import type { Sequence } from './ast.js';
import { linkLosses, lossesOf } from './losses.js';
import { numberingOf } from './numbering.js';
import { parseSequence } from './parse.js';
import type { Actor } from './participants.js';
import { everyStatement, participantsOf } from './participants.js';
import { textReader } from './texts.js';
import { toDraft } from './to-draft.js';

interface Meaning {
  readonly actors: ReadonlyMap<string, Actor>;
  readonly messages: number;
}

export const sequence: Reader = reader<Sequence, Meaning>({
  kind: 'sequence',
  frontMatterFirst: true,
  called: 'sequence diagram',
  needs: 'a message, such as: A->>B: text',
  titled: 'sequence "Sign in"',
  titles: { writtenBreaks: true },
  parse: parseSequence,
  notes: lossesOf,
  meaning: meaningOf,
  sizes: ({ actors, messages }) => [
    { what: 'participants', count: actors.size, most: CONVERTER_LIMITS.nodes },
    { what: 'messages', count: messages, most: CONVERTER_LIMITS.edges },
  ],
  titleStatements: saidIn,
  draft: ({ parsed, meaning: { actors }, texts: header, input, report }) => {
    const numbering = numberingOf(everyStatement(parsed.statements), report);
    const cleaned: Diagnostic[] = [];
    const texts = textReader(parsed, input.iconOf, report, cleaned);
    const draft = toDraft({ sequence: parsed, actors, numbering, header, texts }, input, report);
    const links = linkLosses(parsed, draft.declarationOf, report);
    return { ...draft, diagnostics: [...links, ...numbering.diagnostics, ...cleaned, ...draft.diagnostics] };
  },
});

function meaningOf(diagram: Sequence): Meaning {
  let messages = 0;
  for (const { kind } of everyStatement(diagram.statements)) if (kind === 'message') messages++;
  return { actors: participantsOf(diagram), messages };
}

function* saidIn(diagram: Sequence): Iterable<TitleStatement> {
  for (const each of everyStatement(diagram.statements)) {
    if (each.kind !== 'title' && each.kind !== 'accTitle' && each.kind !== 'accDescr') continue;
    yield { kind: each.kind, written: diagram.textOf(each.text), span: each.span };
  }
}
