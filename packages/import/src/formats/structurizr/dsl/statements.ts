// A DSL file as nested statements: in, its text; out, lines of words and texts with their blocks. A line continues after a
// backslash; comments are on their own lines (Structurizr DSL, General rules).
import type { ImportFile } from '../../../contract.js';
import type { FilePlace } from '../../../file-place.js';
import { WorkspaceProblem } from '../problem.js';

export interface Statement {
  readonly words: readonly string[];
  readonly block?: readonly Statement[];
  readonly place: FilePlace;
}

interface Line {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

const DEEPEST = 60;

export function statementsOf({ path, content }: ImportFile): readonly Statement[] {
  const place = ({ start, end }: Line): FilePlace => ({ file: path, span: { start, end } });
  const open: { readonly words: readonly string[]; readonly inside: Statement[]; readonly place: FilePlace }[] = [];
  const top: Statement[] = [];
  let script = 0;
  for (const line of linesOf(content.replace(/^\uFEFF/, ' '))) {
    if (script > 0) {
      script += balanceOf(line.text);
      continue;
    }
    const words = wordsOf(line);
    if (words.length === 0) continue;
    if (/^!script$/i.test(words[0] ?? '') && words.at(-1) === '{') {
      script = 1;
      (open.at(-1)?.inside ?? top).push({ words: words.slice(0, -1), place: place(line) });
      continue;
    }
    if (words[0] === '}') {
      const done = open.pop();
      if (!done) throw new WorkspaceProblem('it closes a block that is not open', place(line));
      (open.at(-1)?.inside ?? top).push({ words: done.words, block: done.inside, place: done.place });
    } else if (words.at(-1) === '{') {
      if (open.length >= DEEPEST) throw new WorkspaceProblem('its blocks are nested too deeply', place(line));
      open.push({ words: words.slice(0, -1), inside: [], place: place(line) });
    } else (open.at(-1)?.inside ?? top).push({ words, place: place(line) });
  }
  const last = open.at(-1);
  if (last) throw new WorkspaceProblem('its block is not closed by }', last.place);
  return top;
}

/** Code between braces is not statements. */
function balanceOf(text: string): number {
  let balance = 0;
  for (const char of text) balance += char === '{' ? 1 : char === '}' ? -1 : 0;
  return balance;
}

/** Without comments, with continued lines joined and multi-line texts whole. */
function linesOf(content: string): readonly Line[] {
  const lines: Line[] = [];
  let comment = false;
  let pending: Line | undefined;
  let inText = false;
  for (let start = 0; start <= content.length; ) {
    const stop = content.indexOf('\n', start);
    const end = stop === -1 ? content.length : stop;
    const raw = content.slice(start, end).replace(/\r$/, '');
    const line = raw.trim();
    const from = start + (raw.length - raw.trimStart().length);
    start = end + 1;
    if (inText && pending) {
      pending = { ...pending, text: `${pending.text}\n${raw}` };
      if (!raw.includes('"""')) continue;
      lines.push(pending);
      [pending, inText] = [undefined, false];
      continue;
    }
    if (comment) {
      comment = !line.endsWith('*/');
      continue;
    }
    if (!pending && line.startsWith('/*')) {
      comment = !line.endsWith('*/');
      continue;
    }
    if (!pending && (line.startsWith('#') || line.startsWith('//') || line === '')) continue;
    const text: string = pending ? pending.text + line : line;
    const joined: Line = { text, start: pending?.start ?? from, end: pending?.end ?? from + line.length };
    if (text.endsWith('\\')) pending = { ...joined, text: text.slice(0, -1) };
    else if (text.endsWith('"""') && text.indexOf('"""') === text.length - 3) [pending, inText] = [joined, true];
    else {
      lines.push(joined);
      pending = undefined;
    }
  }
  return pending ? [...lines, pending] : lines;
}

function wordsOf({ text }: Line): readonly string[] {
  const words: string[] = [];
  for (let at = 0; at < text.length; ) {
    if (/\s/.test(text[at] ?? '')) {
      at++;
    } else if (text.startsWith('"""', at)) {
      const end = text.indexOf('"""', at + 3);
      words.push(text.slice(at + 3, end === -1 ? undefined : end).trim());
      at = end === -1 ? text.length : end + 3;
    } else if (text[at] === '"') {
      const [word, end] = quoted(text, at);
      words.push(word.trim());
      at = end;
    } else {
      let end = at;
      while (end < text.length && !/\s/.test(text[end] ?? '')) end++;
      words.push(text.slice(at, end));
      at = end;
    }
  }
  return words;
}

/** An unclosed one ends at the end of its line, as Structurizr reads it. */
function quoted(text: string, from: number): readonly [string, number] {
  let word = '';
  for (let at = from + 1; at < text.length; at++) {
    if (text[at] === '"') return [word, at + 1];
    if (text[at] === '\\' && (text[at + 1] === '"' || text[at + 1] === 'n')) {
      word += text[at + 1] === 'n' ? '\n' : '"';
      at++;
    } else word += text[at];
  }
  return [word, text.length];
}
