// A tree in a code fence, drawn with lines, or of indented files and folders: the tree.
import type { DraftItem } from '@linework/core';
import type { Finder } from '../contract.js';

const LANGUAGES = /^(?:|text|txt|tree|plaintext|plain|console|sh|bash|shell|none|output)$/i;
const BRANCH = /^([│┃|\s]*?)[├└╰┣┗+`|][─━-]+(?![─━-])[ \u00a0]?(\S.*)$/;
const FILE = /\w\.[a-z]{1,5}\b|\w\/(?=\s|$)/i;
/** Fewer entries are easy to read as text; more do not fit a picture. */
const LEAST = 6;
const LEAST_FILES = 3;
/** A name of a file or folder, with an optional note. */
const NAMED = /^[\w.@-]+(?:\/|\.[A-Za-z]\w{0,7})(?:\s+(?:#|\/\/|<-|--|—)\s.*)?$/;
const MOST = 80;
const LONGEST = 60;
/** Characters of a name; results and messages are longer. */
const MOST_WORDS = 3;
const LONGEST_LINE = 200;

interface Node {
  readonly label: string;
  readonly note: string;
  readonly children: Node[];
}

export const tree: Finder = (block, section) => {
  if (block.type !== 'fence' || !LANGUAGES.test(block.language)) return undefined;
  const written = block.lines.filter((line) => /[^\s│|]/.test(line));
  // Arrows mean that this is another kind of drawing.
  if (block.lines.some((line) => line.length > LONGEST_LINE || /[▼▲▶►◀→]/.test(line))) return undefined;
  const indented = isFolders(written);
  const branches = indented ? written : written.filter((line) => BRANCH.test(line));
  const files = written.filter((line) => FILE.test(line)).length >= written.length * 0.6;
  if (branches.length < (files ? LEAST_FILES : LEAST) || branches.length > MOST) return undefined;
  if (branches.length < written.length * 0.7) return undefined;
  const roots = nodesOf(written, indented);
  const labels = labelsOf(roots);
  if (labels.filter((each) => each.split(' ').length > MOST_WORDS).length > labels.length / 3) return undefined;
  return {
    kind: 'tree',
    reason: `The code fence is a tree of ${branches.length} entries${indented ? '' : ' drawn with characters'}.`,
    draft: {
      header: { kind: 'tree', ...(section.title === '' ? {} : { title: section.title }) },
      statements: roots.map((each) =>
        itemOf(
          each,
          written.some((line) => FILE.test(line)),
        ),
      ),
    },
  };
};

/** Whether the lines are names of files and folders, with some of them inside a folder. */
function isFolders(lines: readonly string[]): boolean {
  if (lines.length <= LEAST_FILES || !lines.every((line) => NAMED.test(line.trim()))) return false;
  const indents = lines.map((line) => line.length - line.trimStart().length);
  const deeper = indents.flatMap((each, at) => (each > (indents[at - 1] ?? each) ? [at] : []));
  return deeper.length > 0 && deeper.every((at) => /\/(?:\s|$)/.test(lines[at - 1] ?? ''));
}

function nodesOf(lines: readonly string[], indented: boolean): readonly Node[] {
  const roots: Node[] = [];
  const open: { readonly column: number; readonly node: Node }[] = [];
  for (const line of lines) {
    const branch = BRANCH.exec(line);
    // Commands and totals of `tree` are not part of it.
    if (branch === null && (/^\s*[$#]/.test(line) || /^\d+ director/.test(line.trim()))) continue;
    const branchEnd = branch ? (branch[1]?.length ?? 0) : -1;
    const column = indented ? line.length - line.trimStart().length : branchEnd;
    const [label = '', ...note] = (branch?.[2] ?? line.trim()).split(
      /(?<!\s)\s+(?:#|\/\/|<-|<--|←|--|—)\s*|(?<!\s)\s{3,}/,
    );
    const node: Node = {
      label: (branch || indented ? label.trim() : lastName(label)).slice(0, LONGEST),
      note: note.join(' ').trim(),
      children: [],
    };
    while (open.length > 0 && (open.at(-1)?.column ?? 0) >= column) open.pop();
    (open.at(-1)?.node.children ?? roots).push(node);
    open.push({ column, node });
  }
  return roots;
}

const labelsOf = (nodes: readonly Node[]): readonly string[] =>
  nodes.flatMap(({ label, children }) => [label, ...labelsOf(children)]);

/** A root can be given with its path. */
function lastName(path: string): string {
  const names = path.trim().split('/').filter(Boolean);
  return names.at(-1) ?? path;
}

/** In a file tree, an entry with children is a folder and ends in a slash. */
function itemOf({ label, note, children }: Node, files: boolean): DraftItem {
  return {
    shape: 'item',
    label: files && children.length > 0 && !label.endsWith('/') ? `${label}/` : label,
    ...(note === '' ? {} : { options: [{ name: 'sub', values: [{ text: note }] }] }),
    ...(children.length === 0 ? {} : { children: children.map((each) => itemOf(each, files)) }),
  };
}
