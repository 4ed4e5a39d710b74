// linework sync: draws the diagram fences of Markdown documents as pictures, where something changed.
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, dirname, join, parse } from 'node:path';
import { type SyncEntry, type SyncResult, syncMarkdown } from '@linework/convert';
import { contextIn, type Settings } from '@linework/operations/settings/settings';
import { writtenBy } from '@linework/operations/settings/written-by';
import { EXIT, type Exit, systemFailure } from '../command/failure.js';
import { nothingToDo, tellNothing } from '../command/nothing.js';
import { changedOption, defineVerb, groupEdgesOption, jsonOption, settingsOption } from '../command/verb.js';
import { eachText } from '../files/each-text.js';
import { findSources } from '../files/find-sources.js';
import { isMarkdown } from '../files/foreign.js';
import { onlyChanged } from '../files/git.js';
import { shownPath } from '../files/read-text.js';
import { refuseInGit } from '../files/real-target.js';
import { rewrite, writeChanged } from '../files/write-file.js';
import { icons } from '../icons.js';
import { pathFrom, settingsReader } from '../settings/settings.js';
import type { Io } from '../terminal/io.js';
import { reportDiagnostics } from '../terminal/report.js';

interface Item {
  readonly path: string;
  readonly root: string;
  readonly settings: Settings;
  /** Codes that the source of a generated fence ignores. */
  readonly ignored: (fence: string) => ReadonlySet<string> | undefined;
}

interface Asked {
  readonly check: boolean;
  readonly convert: boolean;
  readonly prune: boolean;
  readonly groupEdges: 'node' | 'frame' | undefined;
}

export const verb = defineVerb({
  name: 'sync',
  summary: 'Draw the diagrams of Markdown documents as pictures in them',
  forms: ['[FILE.md | FOLDER]... [options]'],
  details: [
    'Each diagram fence of a document (*.md, *.markdown, *.mdx) gets a light and a dark picture and is folded below them, where you can edit it. The pictures are files beside the document, DOCUMENT.ID.svg; id= after the word diagram names them, and link= sets the target of the link. Without a path, draws every document in this folder and below.',
    'Everything outside fences, and every fence that cannot be drawn, stays byte for byte. Only changed diagrams and deleted pictures are drawn.',
    'Pictures that no fence shows any more are listed, and removed with --prune.',
  ],
  operands: { least: 0, most: Number.POSITIVE_INFINITY, wanted: 'documents or folders' },
  options: {
    check: { type: 'boolean', help: 'write nothing; list outdated documents and exit with 1' },
    convert: { type: 'boolean', help: 'also convert Mermaid fences to diagrams' },
    'group-edges': groupEdgesOption,
    prune: { type: 'boolean', help: 'remove pictures that no fence shows any more' },
    changed: changedOption,
    settings: settingsOption,
    json: jsonOption,
  },
  run: async ({ operands, options, io }) => {
    const { check, convert, prune, changed, settings, json, 'group-edges': groupEdges } = options;
    const search = findSources(operands.length === 0 ? ['.'] : operands, {
      extension: '.md',
      also: ['.markdown', '.mdx'],
      deep: true,
      reads: isMarkdown,
    });
    const reader = settingsReader(io, settings);
    const { sources, failures } = await onlyChanged(search, io.folder, changed, reader.inputsOf);
    const items = await Promise.all(
      sources.map(async ({ path, root }): Promise<Item> => {
        const settings = await reader.of(path);
        const file = reader.fileOf(path);
        const from = file === undefined ? '' : pathFrom(io.folder, file, path);
        const ignored: Item['ignored'] = (fence) => {
          const source = writtenBy(settings.file ?? {}, from, fence);
          return source && contextIn({ source }).ignored;
        };
        return { path, root, settings, ignored };
      }),
    );
    const results: unknown[] = [];
    const seen = { isTold: false, skipped: 0 };
    const exit = await eachText<Item>({
      io,
      unread: failures,
      items,
      run: (item, text, quiet, bytes): Exit => {
        const done = syncDocument(item, text, bytes, { check, convert, prune, groupEdges });
        if (json) results.push({ file: item.path, ...done.result, unused: done.unused });
        else tell(item, text, done, check, quiet);
        const isOut = done.result.changed || done.result.report.some(isStale);
        seen.isTold ||= isOut || done.unused.length > 0;
        seen.skipped += convert ? 0 : done.result.report.filter(({ source }) => source === 'mermaid').length;
        const grave = done.result.summary.failed > 0 || (check && isOut);
        return grave ? EXIT.mistakes : EXIT.fine;
      },
      failed: (file, error) => results.push({ file, error }),
    });
    if (json) io.out.write(`${JSON.stringify(results)}\n`);
    else if (!seen.isTold) {
      const state = ['is up to date', 'are up to date'] as const;
      const examined = { count: items.length, noun: 'document', state, changed };
      tellNothing(io, exit, nothingToDo(examined, mermaidText(seen.skipped)));
    }
    return exit;
  },
});

function mermaidText(fences: number): string {
  if (fences === 0) return '';
  return ` To convert ${fences} Mermaid fence${fences === 1 ? '' : 's'}, add --convert.`;
}

interface Done {
  readonly result: Omit<SyncResult, 'files'>;
  readonly unused: readonly string[];
  readonly isPruned: boolean;
}

/** Repeats the call, since each handles at most thirty diagrams. */
function syncDocument({ path, root, settings, ignored }: Item, text: string, bytes: Uint8Array, options: Asked): Done {
  const context = { icons, ...contextIn(settings) };
  const ids = new Set<string>();
  const files = new Map<string, string>();
  const folder = dirname(path);
  const sync = (markdown: string): SyncResult =>
    syncMarkdown(
      markdown,
      {
        documentPath: basename(path),
        convertExternal: options.convert,
        ...(options.groupEdges === undefined ? {} : { groupEdges: options.groupEdges }),
        mode: options.check ? 'check' : 'sync',
        isDrawn: (name) => ids.has(name) || existsSync(join(folder, name)),
        ignored,
      },
      context,
    );
  const first = sync(text);
  let last = first;
  const keep = (result: SyncResult): void => {
    for (const { path: name, content } of result.files) {
      ids.add(name);
      files.set(name, content);
    }
  };
  keep(first);
  while (!options.check && last.caps.hit && (last.changed || last.files.length > 0)) {
    last = sync(last.markdown);
    keep(last);
  }
  const report = first.report.map((entry, i): SyncEntry => bestOf(entry, last.report[i]));
  if (!options.check) {
    // Pictures first: a document never names a missing one.
    for (const [name, content] of files) writeChanged(join(folder, name), content, root);
    if (last.markdown !== text) rewrite(path, bytes, last.markdown, root);
  }
  const unused = unusedPictures(path, last.shown);
  const isPruned = options.prune && !options.check;
  if (isPruned) for (const each of unused) remove(each);
  const { files: _, ...result } = last;
  return {
    result: {
      ...result,
      changed: first.changed || last.markdown !== text,
      report,
      summary: counted(report, files.size),
    },
    unused,
    isPruned,
  };
}

/** Returns the result of the call that handled the fence. */
function bestOf(first: SyncEntry, last: SyncEntry | undefined): SyncEntry {
  return first.status === 'skipped' && last !== undefined && last.status !== 'skipped'
    ? { ...last, line: first.line, status: last.status === 'unchanged' ? 'synced' : last.status }
    : first;
}

function counted(report: readonly SyncEntry[], files: number): SyncResult['summary'] {
  const count = (status: SyncEntry['status']): number => report.filter((each) => each.status === status).length;
  return {
    diagrams: report.length,
    synced: count('synced'),
    converted: count('converted'),
    unchanged: count('unchanged'),
    skipped: count('skipped'),
    failed: count('failed'),
    files,
  };
}

function isStale({ status }: SyncEntry): boolean {
  return status === 'synced' || status === 'converted';
}

/** The start of every picture that linework draws. */
const OURS = /^<svg [^>]*\bid="lw[0-9a-f]+"/;

/** Returns pictures beside a document that are named like its own but not shown in it. */
function unusedPictures(path: string, shown: readonly string[]): readonly string[] {
  const own = `${parse(path).name}.`;
  const used = new Set(shown);
  return readdirSync(dirname(path))
    .filter((name) => name.startsWith(own) && name.endsWith('.svg') && !used.has(name))
    .filter((name) => /^[\w-]+(?:\.dark)?\.svg$/.test(name.slice(own.length)))
    .map((name) => join(dirname(path), name))
    .filter((each) => OURS.test(readFileSync(each, 'utf8').slice(0, 2_000)))
    .sort();
}

function remove(path: string): void {
  try {
    refuseInGit(path);
    rmSync(path);
  } catch (cause) {
    throw systemFailure('written', shownPath(path), cause);
  }
}

function tell({ path }: Item, text: string, { result, unused, isPruned }: Done, check: boolean, io: Io): void {
  const shown = shownPath(path);
  for (const { line, status, message, diagnostics } of result.report) {
    reportDiagnostics(io, path, text, diagnostics);
    if (status === 'failed') io.err.write(`${shown}:${line}: ${message}\n`);
  }
  const { summary, report, changed } = result;
  const isOut = changed || report.some(isStale);
  const counts = (['synced', 'converted', 'failed', 'skipped'] as const).flatMap((status) =>
    summary[status] === 0 ? [] : [`${summary[status]} ${status}`],
  );
  if (isOut) io.out.write(`${check ? 'outdated' : 'written'} ${shown}: ${counts.join(', ')}\n`);
  for (const each of unused) io.out.write(`${isPruned ? 'removed' : 'unused'} ${shownPath(each)}\n`);
}
