// A tree drawn with lines in a code fence: the tree.
import type { DraftItem } from '@linework/core';
import type { Finder } from '../contract.js';

const LANGUAGES = /^(?:|text|txt|tree|plaintext|plain|console|sh|bash|shell|none|output)$/i;
const BRANCH = /^([│┃|\s]*?)[├└╰┣┗+`|](?:──|--|━━|─|-)+[ \u00a0]?(\S.*)$/;
const FILE = /\w\.[a-z]{1,5}\b|\w\/(?=\s|$)/i;
/** Fewer entries are easy to read as text; more do not fit a picture. */
const LEAST = 6;
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
  const branches = written.filter((line) => BRANCH.test(line));
  if (branches.length < LEAST || branches.length > MOST || branches.length < written.length * 0.7) return undefined;
  const roots = nodesOf(written);
  const labels = labelsOf(roots);
  if (labels.filter((each) => each.split(' ').length > MOST_WORDS).length > labels.length / 3) return undefined;
  return {
    kind: 'tree',
    reason: `The code fence is a tree of ${branches.length} entries drawn with characters.`,
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

function nodesOf(lines: readonly string[]): readonly Node[] {
  const roots: Node[] = [];
  const open: { readonly column: number; readonly node: Node }[] = [];
  for (const line of lines) {
    const branch = BRANCH.exec(line);
    // Commands and totals of `tree` are not part of it.
    if (branch === null && (/^\s*[$#]/.test(line) || /^\d+ director/.test(line.trim()))) continue;
    const column = branch ? (branch[1]?.length ?? 0) : -1;
    const [label = '', ...note] = (branch?.[2] ?? line.trim()).split(/\s+(?:#|\/\/|<-|<--|←|--|—)\s*|\s{3,}/);
    const node: Node = {
      label: (branch ? label.trim() : lastName(label)).slice(0, LONGEST),
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
