// Git logs in the formats that people paste: in, a file; out, its commits, newest first as git prints them, or the line that
// does not belong to a log.
import type { ImportFile, PlacedDiagnostic } from '../../contract.js';
import { placed } from '../../placed.js';
import type { Commit } from './commits.js';
import { dateOf } from './dates.js';
import { type Lanes, lanes } from './lanes.js';
import { FIELD, RECORD } from './log-text.js';

export interface Log {
  readonly commits: readonly Commit[];
  readonly problem?: PlacedDiagnostic;
}

interface Line {
  readonly text: string;
  readonly start: number;
}

const COLOUR = /\u001b\[[\d;]{0,20}m/g;
const DRAWING = new Set('*|/\\_ .-');
const HASH = /^[0-9a-f]{6,64}(?=$|[\s(,])/;
const HEADER = /^commit ([0-9a-f]{6,64})((?: [0-9a-f]{6,64})*)(?: \(([^()]*)\))?\s*$/;

export function parseLog(file: ImportFile): Log {
  if (file.content.includes(FIELD)) return separated(file);
  const lines = linesOf(file.content);
  return lines.some(({ text }) => HEADER.test(behindDrawing(text).rest)) ? blocks(file, lines) : oneline(file, lines);
}

export function linesOf(content: string): readonly Line[] {
  let start = 0;
  return content.split('\n').map((written) => {
    const line = { text: written.replace(COLOUR, '').replace(/\r$/, ''), start };
    start += written.length + 1;
    return line;
  });
}

function separated({ path, content }: ImportFile): Log {
  const commits: Commit[] = [];
  let start = 0;
  for (const record of content.split(content.includes(RECORD) ? RECORD : '\n')) {
    const begin = start + (record.length - record.trimStart().length);
    start += record.length + 1;
    if (record.trim() === '') continue;
    const [hash = '', parents = '', author = '', date = '', refs = '', ...subject] = record
      .replace(/^[\r\n\t ]+/, '')
      .split(FIELD);
    const place = { file: path, span: { start: begin, end: begin + hash.length } };
    if (!HASH.test(hash) || subject.length === 0)
      return {
        commits,
        problem: unreadable(path, begin, 'it does not have a hash, parents, author, date, refs and subject'),
      };
    const day = dateOf(date);
    commits.push({
      hash,
      place,
      parents: parents.split(' ').filter(Boolean),
      subject: subject.join(' ').replace(/(?<![\r\n])[\r\n]+$/, ''),
      ...(author === '' ? {} : { author }),
      ...(day === undefined ? {} : { date: day }),
      refs: refsOf(refs),
    });
  }
  return { commits };
}

function refsOf(text: string): readonly string[] {
  return text
    .split(',')
    .map((ref) => ref.trim())
    .filter((ref) => ref !== '');
}

/** The drawing of `--graph`, and the text after it. */
function behindDrawing(text: string): { readonly drawing: string; readonly rest: string } {
  let at = 0;
  while (at < text.length && DRAWING.has(text[at] ?? '')) at++;
  return { drawing: text.slice(0, at), rest: text.slice(at) };
}

function withParents(commits: readonly Commit[], graph: Lanes): readonly Commit[] {
  const parents = graph.parents();
  if (parents.size === 0) return commits;
  return commits.map((commit) => ({ ...commit, parents: commit.parents ?? parents.get(commit.hash) ?? [] }));
}

function oneline({ path }: ImportFile, lines: readonly Line[]): Log {
  const graph = lanes();
  const commits: Commit[] = [];
  const decorated = lines.some(({ text }) => /^[^(]{0,200}[0-9a-f]{6,64} \((?:HEAD|tag: |origin\/)/.test(text));
  for (const { text, start } of lines) {
    const { drawing, rest } = behindDrawing(text);
    const hash = HASH.exec(rest)?.[0];
    if (hash === undefined || (drawing.trim() !== '' && !drawing.includes('*'))) {
      if (rest !== '' && drawing.trim() === '')
        return { commits, problem: unreadable(path, start, 'a commit hash is expected here') };
      graph.row(drawing);
      continue;
    }
    if (drawing !== '') graph.row(drawing, hash);
    const behind = rest.slice(hash.length).replace(/^ /, '');
    const close = decorated && behind.startsWith('(') ? behind.indexOf(')') : -1;
    commits.push({
      hash,
      place: { file: path, span: { start: start + drawing.length, end: start + drawing.length + hash.length } },
      subject: close < 0 ? behind : behind.slice(close + 1).replace(/^ /, ''),
      refs: close < 0 ? [] : refsOf(behind.slice(1, close)),
    });
  }
  return { commits: withParents(commits, graph) };
}

interface Block {
  commit: Commit;
  /** Where texts begin after the drawing. */
  readonly column: number;
  state: 'fields' | 'before subject' | 'subject' | 'rest';
}

function blocks({ path }: ImportFile, lines: readonly Line[]): Log {
  const graph = lanes();
  const done: Commit[] = [];
  let block: Block | undefined;
  for (const { text, start } of lines) {
    const { drawing, rest } = behindDrawing(text);
    const header = drawing === '' || drawing.includes('*') ? HEADER.exec(rest) : null;
    if (header) {
      if (block) done.push(block.commit);
      const [, hash = '', parents = '', refs = ''] = header;
      const hashes = parents.split(' ').filter(Boolean);
      const at = start + drawing.length + 'commit '.length;
      const place = { file: path, span: { start: at, end: at + hash.length } };
      const commit: Commit = {
        hash,
        place,
        subject: '',
        refs: refsOf(refs),
        ...(hashes.length > 0 ? { parents: hashes } : {}),
      };
      block = { commit, column: drawing.length, state: 'fields' };
      if (drawing !== '') graph.row(drawing, hash);
    } else if (block) {
      if (block.column > 0) graph.row(text.slice(0, block.column));
      readLine(block, text.slice(block.column).trimEnd());
    } else if (text.trim() !== '')
      return { commits: done, problem: unreadable(path, start, 'a commit is expected here') };
  }
  if (block) done.push(block.commit);
  return { commits: withParents(done, graph) };
}

function readLine(block: Block, text: string): void {
  const { commit, state } = block;
  if (state === 'fields') {
    if (text === '') block.state = 'before subject';
    else block.commit = { ...commit, ...fieldOf(text, commit) };
  } else if (state !== 'rest') {
    const written = text.startsWith('    ') ? text.slice(4) : '';
    if (written !== '') {
      block.state = 'subject';
      block.commit = { ...commit, subject: commit.subject === '' ? written : `${commit.subject} ${written}` };
    } else if (state === 'subject') block.state = 'rest';
  }
}

function fieldOf(text: string, { parents = [] }: Commit): Partial<Commit> {
  const colon = /^(Merge|Author|AuthorDate|Date):\s*(\S.*)?$/.exec(text);
  const [, name, value = ''] = colon ?? [];
  if (name === 'Merge') return { parents: value.split(' ').filter(Boolean) };
  if (name === 'Author') return { author: value.split(' <')[0] ?? value };
  if (name === 'AuthorDate' || name === 'Date') return dated(value);
  if (text.startsWith('tree ')) return { parents };
  if (text.startsWith('parent ')) return { parents: [...parents, text.slice(7).trim()] };
  if (!text.startsWith('author ')) return {};
  const close = text.lastIndexOf('>');
  return { author: text.slice(7).split(' <')[0] ?? '', ...dated(text.slice(close + 1)) };
}

function dated(text: string): Partial<Commit> {
  const date = dateOf(text);
  return date === undefined ? {} : { date };
}

function unreadable(file: string, start: number, reason: string): PlacedDiagnostic {
  const instead = 'Paste the output of git log, or of git log --oneline --graph.';
  return placed('I110', { file, span: { start, end: start } }, { reason, instead });
}
