// JSON as a tree with places: in, a file; out, its value, or the diagnostic at the line that cannot be read. Comments and
// trailing commas are accepted, as editors write them.
import { type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';
import type { ImportFile, PlacedDiagnostic } from '../contract.js';
import type { FilePlace } from '../file-place.js';
import { placed } from '../placed.js';
import type { Entry, Tree } from './tree.js';

export type JsonFile = { readonly tree: Tree } | { readonly problem: PlacedDiagnostic };

const DEEPEST = 200;

export function readJson({ path, content }: ImportFile): JsonFile {
  const deep = tooDeep(content);
  if (deep !== undefined) return { problem: unreadable(path, deep, 'it is nested too deeply') };
  const errors: ParseError[] = [];
  const node = parseTree(content, errors, { allowTrailingComma: true });
  const [error] = errors;
  if (error) return { problem: unreadable(path, error.offset, inWords(printParseErrorCode(error.error))) };
  if (!node) return { problem: unreadable(path, 0, 'it contains no value') };
  return { tree: treeOf(node, path, content) };
}

function treeOf(node: Node, file: string, content: string): Tree {
  const place = placeOf(node, file);
  if (node.type === 'array') {
    return { is: 'list', items: (node.children ?? []).map((each) => treeOf(each, file, content)), place };
  }
  if (node.type === 'object') {
    const entries = new Map<string, Entry>();
    for (const { children = [] } of node.children ?? []) {
      const [key, value] = children;
      if (!key || !value) continue;
      const name = String(key.value);
      entries.set(name, { key: name, place: placeOf(key, file), value: treeOf(value, file, content) });
    }
    return { is: 'map', entries, place };
  }
  const value = node.value as string | number | boolean | null;
  const text = typeof value === 'string' ? value : content.slice(node.offset, node.offset + node.length);
  return { is: 'scalar', value, text, place };
}

/** Brackets outside strings. */
function tooDeep(content: string): number | undefined {
  let depth = 0;
  let quoted = false;
  for (let index = 0; index < content.length; index++) {
    const char = content.charCodeAt(index);
    if (quoted && char === 92) index++;
    else if (char === 34) quoted = !quoted;
    else if (quoted) continue;
    else if (char === 91 || char === 123) depth++;
    else if (char === 93 || char === 125) depth--;
    if (depth > DEEPEST) return index;
  }
  return undefined;
}

function placeOf({ offset, length }: Node, file: string): FilePlace {
  return { file, span: { start: offset, end: offset + length } };
}

function unreadable(file: string, start: number, reason: string): PlacedDiagnostic {
  return placed(
    'I110',
    { file, span: { start, end: start } },
    { reason, instead: 'Fix the file at this line, then import it again.' },
  );
}

/** `ValueExpected` as `value expected`. */
function inWords(code: string): string {
  return code.replace(/\B[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).toLowerCase();
}
