// The lines of a git graph: in, the body after the header; out, its parsed lines. Words and quoted texts can be in any
// order, as in Mermaid; an unreadable line stays a line of its own.

import type { Unreadable } from '../frame.js';
import type { TitleStatement } from '../header-text.js';
import { type LineStatement, readLines } from '../line-statements.js';
import type { CommitFace, GitGraph, GitLine } from './ast.js';

export interface ParsedGitGraph extends GitGraph {
  readonly titleStatements: readonly TitleStatement[];
  readonly depth: 0;
}

export function parseGitGraph(body: string, afterHeader: number): ParsedGitGraph {
  const rules = { titled: true, commentsBehind: true, opening: /^(?:LR|TB|BT)?\s*:?/ };
  const { opening, head, statements, titleStatements } = readLines(body, afterHeader, rules);
  const direction = /^\w+/.exec(opening)?.[0];
  return {
    direction: direction === 'TB' || direction === 'BT' ? direction : 'LR',
    lines: (head ? [head, ...statements] : statements).map(lineOf),
    titleStatements,
    depth: 0,
  };
}

const WORDS = /"([^"]*)"|'([^']*)'|(?<![\w-])([\w-]+)\s*:|(\S+)/g;

/** A key with its value, or only a value. */
interface Part {
  readonly key: string;
  readonly value: string;
}

/** `commit id: "a" tag: "b"` is a commit with two parts; a key without a value has an empty one. */
function partsOf(text: string): readonly Part[] {
  const parts: Part[] = [];
  let key = '';
  for (const [, double, single, named, bare] of text.matchAll(WORDS)) {
    if (named !== undefined) {
      if (key !== '') parts.push({ key, value: '' });
      key = named;
      continue;
    }
    parts.push({ key, value: double ?? single ?? bare ?? '' });
    key = '';
  }
  return key === '' ? parts : [...parts, { key, value: '' }];
}

function lineOf({ text, span }: LineStatement): GitLine {
  const unreadable = (reason: string, hint: string): Unreadable => ({ kind: 'unreadable', reason, hint, span });
  const word = /^[\w-]+/.exec(text)?.[0] ?? '';
  const parts = partsOf(text.slice(word.length));
  const [first] = parts;
  const named = first && first.key === '' && first.value !== '' ? first.value : undefined;
  switch (word) {
    case 'commit':
      return faced(parts, (face) => ({ kind: 'commit', ...face, span }), unreadable);
    case 'branch': {
      if (named === undefined) return unreadable('the branch has no name', 'Write: branch search.');
      const order = parts.find(({ key }) => key === 'order')?.value;
      return { kind: 'branch', name: named, ...(order === undefined ? {} : { order }), span };
    }
    case 'checkout':
    case 'switch':
      if (named === undefined) return unreadable('it names no branch', 'Write: checkout main.');
      return { kind: 'checkout', branch: named, span };
    case 'merge':
      if (named === undefined) return unreadable('it names no branch', 'Write: merge search.');
      return faced(parts.slice(1), (face) => ({ kind: 'merge', branch: named, ...face, span }), unreadable);
    case 'cherry-pick': {
      const id = parts.find(({ key }) => key === 'id')?.value ?? '';
      if (id === '') return unreadable('it names no commit', 'Write: cherry-pick id: "b1".');
      const parent = parts.find(({ key }) => key === 'parent')?.value;
      return {
        kind: 'cherry-pick',
        commit: id,
        tags: tagsOf(parts),
        ...(parent === undefined ? {} : { parent }),
        span,
      };
    }
    default:
      return unreadable(
        'it does not start with a git graph command',
        'Start the line with commit, branch, checkout, merge or cherry-pick.',
      );
  }
}

function faced(
  parts: readonly Part[],
  make: (face: CommitFace) => GitLine,
  unreadable: (reason: string, hint: string) => Unreadable,
): GitLine {
  const strange = parts.find(({ key }) => !['id', 'msg', 'tag', 'type', ''].includes(key));
  if (strange) return unreadable(`'${strange.key}:' is not allowed here`, 'Use only id:, msg:, tag: and type:.');
  const value = (key: string): string | undefined => parts.find((part) => part.key === key && part.value !== '')?.value;
  const type = value('type');
  if (type !== undefined && !['NORMAL', 'HIGHLIGHT', 'REVERSE'].includes(type)) {
    return unreadable(`'${type}' is not a commit type`, 'Write type: NORMAL, HIGHLIGHT or REVERSE.');
  }
  const id = value('id');
  const message = value('msg') ?? value('');
  return make({
    ...(id === undefined ? {} : { id }),
    ...(message === undefined ? {} : { message }),
    ...(type === 'HIGHLIGHT' ? { mark: 'highlight' } : type === 'REVERSE' ? { mark: 'reverse' } : {}),
    tags: tagsOf(parts),
  });
}

function tagsOf(parts: readonly Part[]): readonly string[] {
  return parts.filter(({ key, value }) => key === 'tag' && value !== '').map(({ value }) => value);
}
