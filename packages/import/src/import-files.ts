// Files of another format to a diagram: in, the files and what was asked; out, the source with everything that was left out
// and where each part of it comes from. What is not a format's own happens here: finding the format, limits, the
// title, names of what is left out, and the road from the draft to a checked source.

import type { Drafted } from '@linework/convert';
import { NOTHING_PRODUCED, nextStep, produce } from '@linework/convert';
import {
  type Context,
  type Diagnostic,
  type DraftStatement,
  hasErrors,
  makeSource,
  positionAt,
  reporter,
  type Source,
  toRecord,
} from '@linework/core';
import { type ImportCodeArgs, type ImportReport, importCodes } from './codes.js';
import {
  type FileSet,
  IMPORT_LIMITS,
  type ImportDiagnostic,
  type ImportedDiagram,
  type Importer,
  type ImporterOption,
  type ImportOptions,
  type ImportOutput,
  type ImportRequest,
  type ImportResult,
  type LeftOut,
  type PlacedDiagnostic,
} from './contract.js';
import type { FilePlace } from './file-place.js';
import { draftOf, idsOf } from './graph/draft.js';
import { byCodeUnit } from './ids.js';
import { recognise } from './recognise.js';
import { importers as registered } from './registry.js';

const report: ImportReport = reporter(importCodes);

const NOWHERE = { start: 0, end: 0 } as const;

/** Left out things named one by one; the rest share a report. */
const SINGLY = 3;

type Sources = ReadonlyMap<string, Source>;

export async function importFiles(
  request: ImportRequest,
  context: Context,
  importers: readonly Importer[] = registered,
): Promise<ImportResult> {
  const files = request.files
    .map(({ path, content }) => ({ path, content: content.replace(/^\ufeff/, '') }))
    .toSorted((a, b) => byCodeUnit(a.path, b.path));
  const problem = unreadable(files);
  if (problem) return refused({}, [problem]);
  const recognised = recognise(files, request.format, importers);
  if ('problem' in recognised) return refused({}, [recognised.problem]);
  const { importer, found } = recognised;
  const called = { format: importer.format, found };
  const options = listsOf(request.options ?? {});
  const useless = uselessOption(importer, options);
  if (useless) return refused(called, [useless]);
  const read = await importer.load();
  const output = drawn(read({ files, options, context }));
  return finished({ output: titled(output, request.title), called, files, context });
}

function unreadable(files: FileSet): Diagnostic | undefined {
  if (files.every(({ content }) => content.trim() === '')) return report('I100', NOWHERE, {});
  if (files.length > IMPORT_LIMITS.files) return over('files');
  const twice = files.find(({ path }, index) => path === files[index + 1]?.path);
  if (twice) return report('I106', NOWHERE, { path: twice.path });
  const characters = files.reduce((sum, { content }) => sum + content.length, 0);
  return characters > IMPORT_LIMITS.characters ? over('characters') : undefined;
}

function over(what: keyof typeof IMPORT_LIMITS): Diagnostic {
  return report('I104', NOWHERE, {
    what: what === 'levels' ? 'levels of nesting' : what,
    most: IMPORT_LIMITS[what],
  });
}

function listsOf(asked: NonNullable<ImportRequest['options']>): ImportOptions {
  return Object.fromEntries(
    Object.entries(asked).map(([name, value]) => [name, typeof value === 'string' ? [value] : value]),
  );
}

function uselessOption(importer: Importer, asked: ImportOptions): Diagnostic | undefined {
  for (const [name, values] of Object.entries(asked)) {
    const option = importer.options.find((each) => each.name === name);
    const wrong = option && uselessValue(option, values);
    if (option && wrong === undefined) continue;
    const words = option && typeof option.takes !== 'string' ? option.takes : importer.options.map((each) => each.name);
    const args = { format: importer.format, option: option ? `${name}=${wrong}` : name, takes: words };
    return report('I105', NOWHERE, args);
  }
  return undefined;
}

function uselessValue({ takes }: ImporterOption, values: readonly string[]): string | undefined {
  if (takes === 'texts') return undefined;
  const [value = ''] = values;
  if (values.length !== 1) return values.join(',');
  return takes === 'text' || takes.includes(value) ? undefined : value;
}

/** A graph becomes a draft here, the same way for every format. */
function drawn({ graph, ...output }: ImportOutput): ImportOutput {
  return graph === undefined ? output : { ...output, drafted: draftOf(graph, idsOf(graph)) };
}

function titled(output: ImportOutput, title: string | undefined): ImportOutput {
  const { drafted } = output;
  if (title === undefined || drafted === undefined) return output;
  const draft = { ...drafted.draft, header: { ...drafted.draft.header, title } };
  return { ...output, drafted: { ...drafted, draft } };
}

interface Called {
  readonly format?: string;
  readonly found?: string;
}

interface Read {
  readonly output: ImportOutput;
  readonly called: Required<Called>;
  readonly files: FileSet;
  readonly context: Context;
}

function finished({ output, called, files, context }: Read): ImportResult {
  const sources: Sources = new Map(files.map(({ path, content }) => [path, makeSource(content)]));
  const placed = [...output.diagnostics, ...leftOutReports(output.leftOut ?? [], sources)];
  const diagnostics = records(placed, sources);
  const { drafted, parts = [] } = output;
  if (!drafted || hasErrors(diagnostics)) return { ...refused(called, []), diagnostics };
  if (drafted.draft.statements.length === 0) {
    const nothing = refused(called, [report('I111', NOWHERE, { format: called.format })]);
    return { ...nothing, diagnostics: [...nothing.diagnostics, ...diagnostics] };
  }
  const whole = diagramOf(drafted, sources, context);
  if ('severity' in whole) return refused(called, [whole]);
  const made: ImportResult['parts'][number][] = [];
  for (const { name, ...part } of parts) {
    const diagram = diagramOf(part, sources, context);
    if ('severity' in diagram) return refused(called, [diagram]);
    const { title } = part.draft.header;
    made.push({ name, ...(title === undefined ? {} : { title }), ...diagram });
  }
  const { kind, title } = drafted.draft.header;
  return {
    ok: true,
    ...called,
    kind,
    ...whole,
    diagnostics,
    stats: { ...whole.stats, dropped: output.leftOut?.length ?? 0 },
    parts: made,
    next: nextStep('look at what was left out', title),
  };
}

function diagramOf(drafted: Drafted<FilePlace>, sources: Sources, context: Context): ImportedDiagram | Diagnostic {
  const tooMuch = overLimit(drafted.draft.statements);
  if (tooMuch) return over(tooMuch);
  const produced = produce(drafted, context);
  if ('fault' in produced) return report('I112', NOWHERE, produced.fault);
  const { source, stats, validation, outline } = produced;
  const origins = produced.origins.map(({ place: { file, span }, producedLine, ...origin }) => {
    const known = sources.get(file);
    return { ...origin, file, ...(known ? positionAt(known, span.start) : { line: 1, column: 1 }), producedLine };
  });
  return { source, stats, validation, outline, origins };
}

/** Counted before anything is printed, as a draft may be larger than any diagram. */
function overLimit(statements: readonly DraftStatement[]): 'nodes' | 'edges' | 'levels' | undefined {
  let level: readonly DraftStatement[] = statements;
  let nodes = 0;
  let edges = 0;
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > IMPORT_LIMITS.levels) return 'levels';
    edges += level.filter(({ shape }) => shape === 'edge').length;
    nodes += level.filter((each) => each.shape === 'declaration' && each.children === undefined).length;
    if (nodes > IMPORT_LIMITS.nodes) return 'nodes';
    if (edges > IMPORT_LIMITS.edges) return 'edges';
    level = level.flatMap(insideOf);
  }
  return undefined;
}

function insideOf(statement: DraftStatement): readonly DraftStatement[] {
  if (statement.shape === 'item') return statement.children ?? [];
  if (statement.shape !== 'declaration') return [];
  return [...(statement.children ?? []), ...(statement.branches ?? []).flatMap(({ children }) => children)];
}

function leftOutReports(leftOut: readonly LeftOut[], sources: Sources): readonly PlacedDiagnostic[] {
  const alone = leftOut.length > SINGLY + 1 ? leftOut.slice(0, SINGLY) : leftOut;
  const rest = leftOut.slice(alone.length);
  const single = alone.map(({ external, because, place: { file, span } }) => ({
    file,
    diagnostic: report('I140', span, { external, because }),
  }));
  const [first] = rest;
  if (!first) return single;
  const each: ImportCodeArgs['I141']['each'] = rest.map(({ external, place: { file, span } }) => {
    const source = sources.get(file);
    return { external, at: `${file}:${source ? positionAt(source, span.start).line : 1}` };
  });
  return [...single, { file: first.place.file, diagnostic: report('I141', first.place.span, { each }) }];
}

function records(placed: readonly PlacedDiagnostic[], sources: Sources): readonly ImportDiagnostic[] {
  const empty = makeSource('');
  return placed
    .map(({ file, diagnostic }) => ({ file, ...toRecord(sources.get(file) ?? empty, diagnostic) }))
    .toSorted((a, b) => byCodeUnit(a.file, b.file) || a.line - b.line || a.column - b.column);
}

/** Diagnostics that are about no file in particular. */
function refused({ format = '', found = '' }: Called, diagnostics: readonly Diagnostic[]): ImportResult {
  return {
    ok: false,
    format,
    found,
    kind: '',
    source: '',
    ...NOTHING_PRODUCED,
    diagnostics: records(
      diagnostics.map((diagnostic) => ({ file: '', diagnostic })),
      new Map(),
    ),
    stats: { nodes: 0, edges: 0, groups: 0, dropped: 0 },
    origins: [],
    parts: [],
    next: 'Mend what the diagnostics name and import again.',
  };
}
