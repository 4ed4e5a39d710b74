// The lines of a tree view: in, the body after the header; out, its names with their levels and the text after each.
// Levels come from indentation or from drawn lines.
import type { Span } from '@linework/core';
import type { Unreadable } from '../frame.js';
import type { TitleStatement } from '../header-text.js';
import { type Levels, levelsOf } from '../levels.js';
import { type LineStatement, readLines } from '../line-statements.js';

export interface TreeLine {
  readonly kind: 'name';
  readonly indent: number;
  readonly name: string;
  readonly folder: boolean;
  readonly note?: string;
  readonly icon?: string;
  readonly className?: string;
  readonly span: Span;
}

export interface TreeView extends Levels<TreeLine> {
  readonly unreadable: readonly Unreadable[];
  readonly count: number;
  readonly titleStatements: readonly TitleStatement[];
}

/** Trunks and branches that `tree` draws, light and heavy, and their ASCII forms. */
const DRAWN = /^(?:[\s│┃|]*(?:[├└┣┗┝┕`+\\|][─━-]{1,3})\s*|[\s│┃]+)/;

export function parseTreeView(body: string, afterHeader: number): TreeView {
  const { head, statements, titleStatements } = readLines(body, afterHeader, { titled: true });
  const unreadable: Unreadable[] = [];
  const lines: TreeLine[] = [];
  for (const each of [...(head ? [{ ...head, indent: 0 }] : []), ...statements]) {
    const name = nameIn(each);
    if (name === undefined) continue;
    if (name.kind === 'name') lines.push(name);
    else unreadable.push(name);
  }
  return { ...levelsOf(lines), unreadable, count: lines.length, titleStatements };
}

function nameIn({ text, indent, span }: LineStatement): TreeLine | Unreadable | undefined {
  const branch = DRAWN.exec(text)?.[0] ?? '';
  const written = text.slice(branch.length);
  if (written === '') return undefined;
  const quoted = /^"([^"]*)"|^'([^']*)'/.exec(written);
  const bare = /^.*?(?=(?:^|\s)(?::::|##|icon\()|$)/.exec(written)?.[0] ?? '';
  const name = (quoted ? (quoted[1] ?? quoted[2] ?? '') : bare).trim();
  const rest = written.slice(quoted ? quoted[0].length : bare.length);
  if (name === '') {
    return { kind: 'unreadable', reason: 'the name is missing', hint: 'Write the name of a file or a folder/.', span };
  }
  const note = /##(.*)/.exec(rest)?.[1]?.trim();
  const marks = rest.replace(/##.*/, '');
  const icon = /icon\(([^)]*)\)/.exec(marks)?.[1]?.trim();
  const className = /:::\s*([\w-]+)/.exec(marks)?.[1];
  const folder = name.length > 1 && name.endsWith('/');
  return {
    kind: 'name',
    indent: indent + branch.length,
    name: folder ? name.slice(0, -1) : name,
    folder,
    ...(note === undefined || note === '' ? {} : { note }),
    ...(icon === undefined ? {} : { icon: icon === '' ? 'none' : icon }),
    ...(className === undefined ? {} : { className }),
    span,
  };
}
