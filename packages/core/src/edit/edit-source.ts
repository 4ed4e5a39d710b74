// An edit of a source: in, a text and operations; out, the text after all of them, or unchanged with the reason why one failed.
// All or none. Lines that no operation names stay byte for byte; what was valid stays valid.
import { type CheckedDiagram, type Context, checkText } from '../check-cut.js';
import { type Diagnostic, type DiagnosticRecord, toRecord } from '../diagnostics/report.js';
import type { AnyKind, Kinds } from '../kinds/kind.js';
import { cutSource, headerOf } from '../syntax/cut-source.js';
import { type Edit, toWireEdit } from '../text/edit.js';
import { makeSource, type Source } from '../text/source.js';
import { type EditFault, type EditFaultKey, fault, isFault } from './fault.js';
import type { EditOperation } from './operation.js';
import { add } from './operations/add.js';
import { connect, disconnect, reconnect } from './operations/connect.js';
import type { Done } from './operations/done.js';
import { dissolve, group } from './operations/group.js';
import { header } from './operations/header.js';
import { insert } from './operations/insert.js';
import { move } from './operations/move.js';
import { remove } from './operations/remove.js';
import { rename } from './operations/rename.js';
import { replace } from './operations/replace.js';
import { set } from './operations/set.js';
import { changed, editsOf, type Pieces, piecesOf } from './pieces.js';
import { type Structure, structureOf } from './structure.js';

export interface EditRefusal {
  /** Index of the operation, from 0; undefined if none could be tried. */
  readonly operation: number | undefined;
  readonly reason: EditFaultKey;
  readonly message: string;
  readonly near: readonly string[];
  /** What would be wrong, with the line as it would become. */
  readonly mistakes: readonly (DiagnosticRecord & { readonly text: string })[];
}

export interface EditResult {
  readonly ok: boolean;
  /** Unchanged if `ok` is false. */
  readonly source: string;
  /** Of the source as given. */
  readonly edits: readonly Edit[];
  /** One sentence per operation that changed something. */
  readonly changes: readonly string[];
  readonly before: readonly DiagnosticRecord[];
  readonly after: readonly DiagnosticRecord[];
  readonly refused?: EditRefusal;
}

export function editSource(
  text: string,
  operations: readonly EditOperation[],
  context: Context,
  kinds: Kinds,
): EditResult {
  const check = (source: string): CheckedDiagram => checkText(source, context, kinds);
  const before = check(text);
  const records = before.diagnostics.map((each) => toRecord(before.source, each));
  const refuse = (operation: number | undefined, why: EditFault, source: Source): EditResult => ({
    ok: false,
    source: text,
    edits: [],
    changes: [],
    before: records,
    after: records,
    refused: {
      operation,
      reason: why.fault,
      message: why.message,
      near: why.near,
      mistakes: why.diagnostics.map((each) => ({ ...toRecord(source, each), text: lineText(source, each) })),
    },
  });
  const kind = kindRead(text, kinds);
  if (isFault(kind)) return refuse(undefined, kind, before.source);

  let pieces: Pieces = piecesOf(text);
  const steps: string[] = [text];
  const changes: string[] = [];
  for (const [index, operation] of operations.entries()) {
    const structure = structureOf(pieces.text, kind);
    if (structure.unread.length > 0) return refuse(index - 1, lineForm(structure), structure.source);
    const done = carriedOut(structure, operation);
    if (isFault(done)) return refuse(index, done, structure.source);
    pieces = changed(pieces, done.edits);
    steps.push(pieces.text);
    if (done.said !== '') changes.push(done.said);
  }
  const after = check(pieces.text);
  const worse = newMistakes(before, after);
  if (worse.length > 0) {
    const at = firstWith(worse[0], steps, check);
    return refuse(at, { ...fault('result.invalid', invalid(worse)), diagnostics: worse }, after.source);
  }
  return {
    ok: true,
    source: pieces.text,
    edits: editsOf(pieces).map((each) => toWireEdit(before.source, each)),
    changes,
    before: records,
    after: after.diagnostics.map((each) => toRecord(after.source, each)),
  };
}

function carriedOut(structure: Structure, operation: EditOperation): Done | EditFault {
  switch (operation.op) {
    case 'header':
      return header(structure, operation);
    case 'add':
      return add(structure, operation);
    case 'set':
      return set(structure, operation);
    case 'rename':
      return rename(structure, operation);
    case 'move':
      return move(structure, operation);
    case 'group':
      return group(structure, operation);
    case 'dissolve':
      return dissolve(structure, operation);
    case 'connect':
      return connect(structure, operation);
    case 'reconnect':
      return reconnect(structure, operation);
    case 'disconnect':
      return disconnect(structure, operation);
    case 'insert':
      return insert(structure, operation);
    case 'remove':
      return remove(structure, operation);
    case 'replace':
      return replace(structure, operation);
  }
}

/** The kind of a source whose every line can be parsed. */
function kindRead(text: string, kinds: Kinds): AnyKind | EditFault {
  const kind = kinds.get(headerOf(cutSource(makeSource(text)))?.kind.text ?? '');
  if (!kind) return fault('source.unread', 'The first word is not a kind of diagram.');
  const { unread } = structureOf(text, kind);
  if (unread.length === 0) return kind;
  return {
    ...fault('source.unread', 'A line cannot be parsed. Fix the source first.'),
    diagnostics: unread.slice(0, MOST_TOLD),
  };
}

/** More diagnostics than this are of no use at once. */
const MOST_TOLD = 10;

function lineForm({ unread }: Structure): EditFault {
  const say = 'A line of the operation is not exactly one statement.';
  return { ...fault('line.form', say), diagnostics: unread.slice(0, MOST_TOLD) };
}

function invalid([first, ...others]: readonly Diagnostic[]): string {
  const more = others.length === 0 ? '' : ` ${others.length} more would follow.`;
  return `The edit would introduce an error: ${first?.message}${more}`;
}

function newMistakes(before: CheckedDiagram, after: CheckedDiagram): readonly Diagnostic[] {
  const had = new Map<string, number>();
  for (const each of mistakesOf(before)) had.set(each.key, (had.get(each.key) ?? 0) + 1);
  const worse: Diagnostic[] = [];
  for (const { key, diagnostic } of mistakesOf(after)) {
    const left = had.get(key) ?? 0;
    if (left > 0) had.set(key, left - 1);
    else worse.push(diagnostic);
  }
  return worse.slice(0, MOST_TOLD);
}

/** The same error in another place has the same key. */
function mistakesOf({
  source,
  diagnostics,
}: CheckedDiagram): readonly { readonly key: string; readonly diagnostic: Diagnostic }[] {
  return diagnostics
    .filter((each) => each.severity === 'error')
    .map((diagnostic) => ({
      key: `${diagnostic.code} ${source.text.slice(diagnostic.span.start, diagnostic.span.end)}`,
      diagnostic,
    }));
}

/** The operation that introduced the first new error: all operations before it leave the diagram without one. */
function firstWith(
  diagnostic: Diagnostic | undefined,
  steps: readonly string[],
  check: (source: string) => CheckedDiagram,
): number {
  for (let i = steps.length - 1; i > 0; i--) {
    const checked = check(steps[i - 1] ?? '');
    if (!mistakesOf(checked).some((each) => each.diagnostic.code === diagnostic?.code)) return i - 1;
  }
  return 0;
}

/** The line of a diagnostic. */
function lineText({ text, lineStarts }: Source, { span }: Diagnostic): string {
  const line = lineStarts.findLastIndex((each) => each <= span.start);
  return text.slice(lineStarts[line] ?? 0, lineStarts[line + 1] ?? text.length).trim();
}
