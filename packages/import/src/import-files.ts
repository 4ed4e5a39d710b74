// Imports files of another format as a diagram: in, the files and the request; out, the source, everything that was skipped,
// and the origin of each part. Everything that is not specific to a format happens here: detecting the format, limits, the
// title, reports of skipped items, and turning the draft into a checked source.
import { type Faulty, NOTHING_PRODUCED, nextStep, produce } from '@linework/convert';
import {
  type Context,
  type Diagnostic,
  type DraftStatement,
  hasErrors,
  makeSource,
  positionAt,
  print,
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
  type ImportedDraft,
  type Importer,
  type ImporterOption,
  type ImportOptions,
  type ImportOutput,
  type ImportRequest,
  type ImportResult,
  type LeftOut,
  type PlacedDiagnostic,
} from './contract.js';
import { withCutTexts } from './cut-texts.js';
import { draftsOf } from './drafts.js';
import { byCodeUnit } from './ids.js';
import { readWhatCanBe } from './readable.js';
import { recognise } from './recognise.js';
import { importers as registered } from './registry.js';

const report: ImportReport = reporter(importCodes);

const NOWHERE = { start: 0, end: 0 } as const;

/** Skipped items that get their own report; the rest share one, which names some. */
const SINGLY = 3;
const NAMED = 5;
/** The most that get their own report on request. */
const MOST_LISTED = 10_000;

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
  const { importer, found: reason } = recognised;
  const own = files.filter(({ path }) => importer.reads?.(path) ?? true);
  if (own.length === 0)
    return refused({ format: importer.format, found: reason }, [report('I111', NOWHERE, importer)], files);
  const called = { format: importer.format, found: reason };
  const options = listsOf(request.options ?? {});
  const useless = uselessOption(importer, options);
  if (useless) return refused(called, [useless]);
  const reader = await importer.load();
  const output = readWhatCanBe(reader, { files: own, options, context }, importer.needs);
  return finished({ output, request, called, files: own, context });
}

function unreadable(files: FileSet): Diagnostic | undefined {
  if (files.every(({ content }) => content.trim() === '')) return report('I100', NOWHERE, {});
  if (files.length > IMPORT_LIMITS.files) return over('files');
  const twice = files.find(({ path }, index) => path === files[index + 1]?.path);
  if (twice) return report('I106', NOWHERE, { path: twice.path });
  const characters = files.reduce((sum, { content }) => sum + content.length, 0);
  return characters > IMPORT_LIMITS.characters ? over('characters') : undefined;
}

function over(what: 'files' | 'characters' | 'nodes' | 'edges' | 'levels'): Diagnostic {
  return report('I104', NOWHERE, {
    what: what === 'levels' ? 'levels of nesting' : what,
    most: IMPORT_LIMITS[what],
  });
}

function listsOf(options: NonNullable<ImportRequest['options']>): ImportOptions {
  return Object.fromEntries(
    Object.entries(options).map(([name, value]) => [name, typeof value === 'string' ? [value] : value]),
  );
}

function uselessOption(importer: Importer, options: ImportOptions): Diagnostic | undefined {
  for (const [name, values] of Object.entries(options)) {
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

interface Called {
  readonly format?: string;
  readonly found?: string;
}

interface Read {
  readonly output: ImportOutput;
  readonly request: ImportRequest;
  readonly called: Required<Called>;
  readonly files: FileSet;
  readonly context: Context;
}

function finished({ output, request, called, files, context }: Read): ImportResult {
  const sources: Sources = new Map(files.map(({ path, content }) => [path, makeSource(content)]));
  const reports = records(
    [...output.diagnostics, ...leftOutReports(output.leftOut ?? [], sources, request.allSkipped === true)],
    sources,
  );
  const drafts = hasErrors(reports) ? undefined : draftsOf(output, request, context);
  if (!drafts) {
    const nothing = refused(
      called,
      hasErrors(reports) ? [] : [report('I111', NOWHERE, { format: called.format })],
      files,
    );
    return { ...nothing, diagnostics: [...nothing.diagnostics, ...reports] };
  }
  if ('severity' in drafts) return refused(called, [drafts]);
  const { drafted, parts, told: notes } = drafts;
  const diagnostics = [...records(nowhere(notes), sources), ...reports];
  if (!drafted.draft.statements.some(({ shape }) => shape !== 'comment' && shape !== 'blank')) {
    const nothing = refused(called, [report('I111', NOWHERE, { format: called.format })], files);
    return { ...nothing, diagnostics: [...nothing.diagnostics, ...diagnostics] };
  }
  const write = (each: ImportedDraft): ImportedDiagram | Diagnostic =>
    diagramOf(each, sources, context, request.overrides !== undefined);
  const whole = write(drafted);
  if ('severity' in whole) return refused(called, [whole]);
  const others: ImportResult['parts'][number][] = [];
  for (const { name, ...part } of parts) {
    const diagram = write(part);
    if ('severity' in diagram) return refused(called, [diagram]);
    const { title } = part.draft.header;
    others.push({ name, ...(title === undefined ? {} : { title }), ...diagram });
  }
  const { kind, title } = drafted.draft.header;
  return {
    ok: true,
    ...called,
    kind,
    ...whole,
    diagnostics,
    stats: { ...whole.stats, dropped: output.leftOut?.length ?? 0 },
    parts: others,
    next: nextStep('check what was skipped', title),
  };
}

function diagramOf(
  drafted: ImportedDraft,
  sources: Sources,
  context: Context,
  byHand: boolean,
): ImportedDiagram | Diagnostic {
  const tooMuch = overLimit(drafted.draft.statements);
  if (tooMuch) return over(tooMuch);
  const cut = withCutTexts(drafted);
  const produced = produce(cut, context);
  if ('fault' in produced) return faultOf(produced.fault, cut, byHand);
  const { source, stats, validation, outline } = produced;
  const origins = produced.origins.map(({ place: { file, span }, producedLine, ...origin }) => {
    const known = sources.get(file);
    return { ...origin, file, ...(known ? positionAt(known, span.start) : { line: 1, column: 1 }), producedLine };
  });
  return { source, stats, validation, outline, origins };
}

/** An error in a diagram with overrides is reported as theirs. */
function faultOf(fault: Faulty['fault'], { draft }: ImportedDraft, byHand: boolean): Diagnostic {
  if (fault.code === 'E105') return report('I113', NOWHERE, fault);
  if (!byHand) return report('I112', NOWHERE, fault);
  const text = print(draft).text.split('\n')[fault.line - 1] ?? '';
  return report('I108', NOWHERE, { ...fault, text: text.trim() });
}

/** Counts before printing, because a draft can be larger than any diagram. */
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

function leftOutReports(leftOut: readonly LeftOut[], sources: Sources, listsAll: boolean): readonly PlacedDiagnostic[] {
  const most = listsAll ? MOST_LISTED : SINGLY;
  const alone = leftOut.length > most + 1 ? leftOut.slice(0, most) : leftOut;
  const rest = leftOut.slice(alone.length);
  const single = alone.map(({ external, because, place: { file, span } }) => ({
    file,
    diagnostic: report('I140', span, { external, because }),
  }));
  const [first] = rest;
  if (!first) return single;
  const each: ImportCodeArgs['I141']['each'] = rest.slice(0, NAMED).map(({ external, place: { file, span } }) => {
    const source = sources.get(file);
    return { external, at: `${file}:${source ? positionAt(source, span.start).line : 1}` };
  });
  return [
    ...single,
    { file: first.place.file, diagnostic: report('I141', first.place.span, { each, count: rest.length }) },
  ];
}

function records(placed: readonly PlacedDiagnostic[], sources: Sources): readonly ImportDiagnostic[] {
  const empty = makeSource('');
  return placed
    .map(({ file, diagnostic }) => ({ file, ...toRecord(sources.get(file) ?? empty, diagnostic) }))
    .toSorted((a, b) => byCodeUnit(a.file, b.file) || a.line - b.line || a.column - b.column);
}

/** Diagnostics that concern no file in particular. */
function refused(
  { format = '', found: reason = '' }: Called,
  diagnostics: readonly Diagnostic[],
  files: FileSet = [],
): ImportResult {
  return {
    ok: false,
    format,
    found: reason,
    kind: '',
    source: '',
    ...NOTHING_PRODUCED,
    diagnostics: records(nowhere(diagnostics, files.length === 1 ? files[0]?.path : undefined), new Map()),
    stats: { nodes: 0, edges: 0, groups: 0, dropped: 0 },
    origins: [],
    parts: [],
    next: 'Fix what the diagnostics report, then import again.',
  };
}

/** Concerning no file in particular, or the only file as a whole. */
function nowhere(diagnostics: readonly Diagnostic[], file = ''): readonly PlacedDiagnostic[] {
  return diagnostics.map((diagnostic) => ({ file, diagnostic }));
}
