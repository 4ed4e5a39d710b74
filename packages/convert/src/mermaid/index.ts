// The Mermaid converter: in, the text of one diagram; out, the same diagram in the language, with everything that
// changed or was lost on the way. docs/conversion.md, Result.
import {
  type Diagnostic,
  inSourceOrder,
  KIND_NAMES,
  lostCodes,
  makeSource,
  nearest,
  type OutlineResult,
  outline,
  positionAt,
  print,
  reporter,
  type Source,
  type Span,
  toRecord,
} from '@linework/core';
import type { ProducedOrigin } from '../produced/contract.js';
import { NOTHING_PRODUCED, nextStep, producedFrom, withWarnings } from '../produced/produce.js';
import { converterCodes } from './codes.js';
import {
  CONVERTER_LIMITS,
  type ConvertContext,
  type ConverterReport,
  type ConvertOptions,
  type ConvertResult,
  type Origin,
} from './contract.js';
import { tokenIcons } from './icon-token.js';
import { type ExternalType, externalType, HEADER_WORDS } from './kinds.js';
import { type Preamble, readPreamble } from './preamble.js';
import { readers } from './readers.js';
import { suggestionRecords } from './suggestions.js';

const report: ConverterReport = reporter(converterCodes);

const LOST = lostCodes(converterCodes);

export function convertMermaid(text: string, options: ConvertOptions, context: ConvertContext): ConvertResult {
  const draft = readMermaid(text, options, context);
  return 'finished' in draft ? draft.finished(outline(draft.source, context)) : draft;
}

/** A diagram as a source that the language has yet to check. */
export interface ReadMermaid {
  readonly source: string;
  readonly finished: (checked: OutlineResult) => ConvertResult;
}

/** The conversion up to the check of its source, which a caller can do with one kind (on-demand.ts). */
export function readMermaid(
  text: string,
  options: ConvertOptions,
  context: ConvertContext,
): ReadMermaid | ConvertResult {
  if (text.length > CONVERTER_LIMITS.characters) {
    const args = { what: 'characters', most: CONVERTER_LIMITS.characters } as const;
    return refused(makeSource(text), undefined, [report('M102', { start: 0, end: 0 }, args)]);
  }
  const preamble = readPreamble(text);
  const { source, header } = preamble;
  const type = header && externalType(header.word);
  if (!header || !type) return refused(source, undefined, [noType(preamble)]);
  if (type.kind === undefined) {
    const closest = type.closest === undefined ? {} : { closest: type.closest, drawn: isKind(type.closest) };
    return refused(source, type, [report('M101', header.span, { type: type.type, ...closest })]);
  }
  const reader = Object.hasOwn(readers, type.type) ? readers[type.type] : undefined;
  if (!reader) {
    return refused(source, type, [notRead(header.span, type.type, type.kind)]);
  }
  const { lenient = false, title, groupEdges = context.defaults?.groupEdges ?? 'node' } = options;
  const named = title === undefined ? {} : { title };
  const output = reader.read({ preamble, lenient, ...named, groupEdges, context, iconOf: tokenIcons(context) });
  const { drafted } = output;
  const { kind } = type;
  if (!drafted) return refused(source, type, output.diagnostics);
  const printed = print(drafted.draft);
  return {
    source: printed.text,
    finished: (checked) => {
      const produced = producedFrom(drafted, printed, checked);
      if ('fault' in produced) return refused(source, type, [report('M104', header.span, produced.fault)]);
      const diagnostics = [...preambleNotes(preamble), ...output.diagnostics];
      const suggested = suggestionRecords(output.suggestions ?? [], produced.printed);
      return {
        ok: true,
        kind,
        externalType: type.type,
        source: produced.source,
        diagnostics: records(source, diagnostics),
        stats: {
          ...produced.stats,
          dropped: diagnostics.filter((each) => LOST.has(each.code)).length,
          renamed: diagnostics.filter((each) => each.code === 'M206').length,
        },
        validation: withWarnings(produced.validation, suggested),
        outline: produced.outline,
        next: nextStep('give the nodes types', drafted.draft.header.title),
        origins: produced.origins.map((each) => originIn(source, each)),
      };
    },
  };
}

function isKind(name: string): boolean {
  return KIND_NAMES.some((each) => each === name);
}

function notRead(span: Span, type: string, kind: string): Diagnostic {
  return report('M101', span, { type, closest: kind, drawn: isKind(kind), later: true });
}

function noType({ header, body, source }: Preamble): Diagnostic {
  if (!header) {
    const beginning = body.trim().slice(0, 24);
    const start = source.text.search(/\S/);
    return report('M100', { start: Math.max(0, start), end: Math.max(0, start) }, { beginning });
  }
  const lower = header.word.toLowerCase();
  const near = HEADER_WORDS.find((word) => word.toLowerCase() === lower) ?? nearest(header.word, HEADER_WORDS)[0];
  return report('M100', header.span, { beginning: header.word, ...(near === undefined ? {} : { near }) });
}

/** Notes about front matter, directives and comments, for every type. */
function preambleNotes({ frontMatter, directives, bareComments }: Preamble): readonly Diagnostic[] {
  const out: Diagnostic[] = [];
  const settings = frontMatter ? [...frontMatter.values.keys()].filter((key) => key !== 'title') : [];
  if (frontMatter && settings.length > 0) {
    out.push(report('M200', frontMatter.span, { what: `the front matter's ${settings.join(', ').slice(0, 200)}` }));
  }
  for (const span of directives) out.push(report('M200', span, { what: 'a directive' }));
  for (const span of bareComments) {
    const what = "A bare '%%' line, which Mermaid reads as a node,";
    out.push(report('M204', span, { what, became: 'a comment', instead: 'Write a word after %%.' }));
  }
  return out;
}

function originIn(source: Source, { place, producedLine, ...origin }: ProducedOrigin<Span>): Origin {
  return { ...origin, ...positionAt(source, place.start), producedLine };
}

function records(source: Source, diagnostics: readonly Diagnostic[]): ConvertResult['diagnostics'] {
  return inSourceOrder(diagnostics).map((each) => toRecord(source, each));
}

function refused(source: Source, type: ExternalType | undefined, diagnostics: readonly Diagnostic[]): ConvertResult {
  return {
    ok: false,
    kind: type?.kind ?? '',
    externalType: type?.type ?? '',
    source: '',
    diagnostics: records(source, diagnostics),
    stats: { nodes: 0, edges: 0, groups: 0, dropped: 0, renamed: 0 },
    ...NOTHING_PRODUCED,
    next: 'Fix the reported errors and convert again. The diagram is unchanged.',
    origins: [],
  };
}
