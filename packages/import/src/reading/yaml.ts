// YAML as trees with their places: in, a file; out, its documents, or the diagnostic at the line that cannot be read. Types
// follow YAML 1.2's core schema, so `on` and `22:22` stay texts; `<<` merges. Aliases are followed within a budget of nodes,
// and an overly nested structure is refused before it reaches the parser.
import { isAlias, isMap, isScalar, isSeq, type ParsedNode, parseAllDocuments } from 'yaml';
import type { ImportFile, PlacedDiagnostic } from '../contract.js';
import type { FilePlace } from '../file-place.js';
import { placed } from '../placed.js';
import type { Entry, Tree } from './tree.js';

export interface YamlFile {
  readonly documents: readonly Tree[];
  /** Errors: a document with one is not in `documents`. */
  readonly problems: readonly PlacedDiagnostic[];
}

/** Most nodes that all aliases of a document can expand to together. */
const MOST_NODES = 400_000;
const DEEPEST = 120;
const MOST_PROBLEMS = 3;

export function readYaml({ path, content }: ImportFile): YamlFile {
  const deep = tooDeep(content);
  if (deep !== undefined) return { documents: [], problems: [unreadable(path, deep, 'it is nested too deeply')] };
  const documents: Tree[] = [];
  const problems: PlacedDiagnostic[] = [];
  const parts = parsedOf(content);
  if (parts === undefined) return { documents: [], problems: [unreadable(path, 0, 'it is nested too deeply')] };
  for (const parsed of parts) {
    const [error] = parsed.errors;
    if (error) {
      const [reason = ''] = error.message.split(/ at line \d+|\n/);
      if (problems.length < MOST_PROBLEMS) problems.push(unreadable(path, error.pos[0], lowered(reason)));
      continue;
    }
    if (parsed.contents === null) continue;
    const walk = new Walk(path, content);
    const tree = walk.treeOf(parsed.contents as ParsedNode, 0);
    if (walk.over === undefined) documents.push(tree);
    else problems.push(unreadable(path, walk.over, 'its aliases expand to too much'));
  }
  return { documents, problems };
}

/** Undefined if it is nested deeper than the parser can follow, such as by `a: a: a: ` on one line. */
function parsedOf(content: string) {
  try {
    const documents = parseAllDocuments(content, {
      version: '1.2',
      merge: true,
      uniqueKeys: false,
      logLevel: 'silent',
      prettyErrors: false,
      keepSourceTokens: false,
    });
    return Array.isArray(documents) ? documents : [];
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** Where brackets are nested deeper than in any real file; block structures are as deep as their lines are indented. */
export function tooDeep(content: string): number | undefined {
  let depth = 0;
  for (let index = 0; index < content.length; index++) {
    const char = content.charCodeAt(index);
    if (char === 91 || char === 123) depth++;
    else if ((char === 93 || char === 125) && depth > 0) depth--;
    if (depth > DEEPEST) return index;
  }
  const run = /^(?:[ \t]*[-?:] ){120}/m.exec(content) ?? /(?:[-?:] ){120}/.exec(content) ?? /^ {2000}/m.exec(content);
  return run?.index;
}

class Walk {
  over: number | undefined;
  private nodes = 0;
  private readonly anchors = new Map<string, ParsedNode>();

  private readonly file: string;
  private readonly content: string;

  constructor(file: string, content: string) {
    this.file = file;
    this.content = content;
  }

  treeOf(node: ParsedNode | null, depth: number): Tree {
    const place = this.placeOf(node);
    const empty: Tree = { is: 'scalar', value: null, text: '', place };
    if (node === null || this.over !== undefined) return empty;
    if (++this.nodes > MOST_NODES || depth > DEEPEST) {
      this.over = place.span.start;
      return empty;
    }
    if (isAlias(node)) return this.treeOf(this.anchors.get(node.source) ?? null, depth + 1);
    if (node.anchor !== undefined) this.anchors.set(node.anchor, node);
    const tag = node.tag?.startsWith('!') === true ? { tag: node.tag } : {};
    if (isSeq(node)) {
      const items = node.items.map((item) => this.treeOf(item as ParsedNode | null, depth + 1));
      return { is: 'list', items, place, ...tag };
    }
    if (isMap(node)) return { is: 'map', entries: this.entriesOf(node.items as readonly Pair[], depth), place, ...tag };
    if (!isScalar(node)) return empty;
    const { value, source } = node;
    const text = typeof value === 'string' ? value : (source ?? String(value));
    const known =
      typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' || value === null;
    return { is: 'scalar', value: known ? value : text, text, place, ...tag };
  }

  private entriesOf(pairs: readonly Pair[], depth: number): ReadonlyMap<string, Entry> {
    const merged = new Map<string, Entry>();
    const own = new Map<string, Entry>();
    for (const { key, value } of pairs) {
      const name = this.keyOf(key);
      const tree = this.treeOf(value, depth + 1);
      if (name === '<<' && key !== null && isScalar(key)) {
        for (const each of tree.is === 'list' ? tree.items : [tree])
          if (each.is === 'map')
            for (const [inner, entry] of each.entries) if (!merged.has(inner)) merged.set(inner, entry);
      } else {
        if (key?.anchor !== undefined) this.anchors.set(key.anchor, key);
        own.set(name, { key: name, place: this.placeOf(key), value: tree });
      }
    }
    for (const [name, entry] of merged) if (!own.has(name)) own.set(name, entry);
    return own;
  }

  /** A key that is a structure is represented by its source. */
  private keyOf(key: ParsedNode | null): string {
    if (key === null) return '';
    if (isScalar(key)) return typeof key.value === 'string' ? key.value : (key.source ?? String(key.value));
    const { span } = this.placeOf(key);
    return this.content.slice(span.start, span.end).trim();
  }

  private placeOf(node: ParsedNode | null): FilePlace {
    const [start = 0, end = start] = node?.range ?? [];
    return { file: this.file, span: { start, end } };
  }
}

interface Pair {
  readonly key: ParsedNode | null;
  readonly value: ParsedNode | null;
}

function unreadable(file: string, start: number, reason: string): PlacedDiagnostic {
  return placed(
    'I110',
    { file, span: { start, end: start } },
    { reason, instead: 'Fix the file at this line, then import it again.' },
  );
}

function lowered(reason: string): string {
  return reason.charAt(0).toLowerCase() + reason.slice(1).replace(/\.$/, '');
}
