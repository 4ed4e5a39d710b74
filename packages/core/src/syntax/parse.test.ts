import { describe, expect, it } from 'vitest';
import { flowHabits } from '../kinds/flow/habits/index.js';
import { kinds } from '../kinds/registry.js';
import { CANONICAL } from '../testing/canonical.js';
import { makeSource, positionAt, type Span } from '../text/source.js';
import { cutSource } from './cut-source.js';
import { KIND_NAMES } from './kind-names.js';
import { LIMITS } from './limits.js';
import { parse } from './parse.js';
import type { Document, ShapeOfKind, Statement, SyntaxNode } from './statement.js';

/** The parser's rules follow from the kind's table; no other language's word is one of its keywords. */
function shapeOf(kind: string): ShapeOfKind {
  const shape = kinds.get(kind)?.shape;
  if (shape === undefined) throw new Error(kind);
  return { ...shape, foreign: new Map() };
}

function read(text: string, kind = 'flow') {
  return parse(cutSource(makeSource(text)), { shape: shapeOf(kind), habits: flowHabits });
}

function all(nodes: readonly SyntaxNode[]): readonly SyntaxNode[] {
  return nodes.flatMap((each) => [
    each,
    ...all(each.children),
    ...each.branches.flatMap((branch) => all(branch.children)),
  ]);
}

function shapesOf(document: Document): readonly Statement['shape'][] {
  return all(document.body).map((each) => each.statement.shape);
}

/** Characters other than white space that are not in a statement, a brace, a branch or a comment. */
function lost({ source, header, body, comments }: Document): string {
  const spans: Span[] = [...comments, ...(header ? [header.span] : [])];
  for (const node of all(body)) {
    spans.push(node.statement.span);
    if (node.closed) spans.push(node.closed);
    for (const branch of node.branches) spans.push(branch.span);
  }
  const covered = new Uint8Array(source.text.length);
  for (const { start, end } of spans) covered.fill(1, start, end);
  return source.text
    .split('')
    .filter((c, i) => !covered[i] && !/\s/.test(c))
    .join('');
}

describe('the canonical examples', () => {
  it('are one of each kind', () => {
    expect(CANONICAL.map((each) => /^[a-z0-9]+/.exec(each)?.[0])).toEqual([...KIND_NAMES]);
  });

  it.each(CANONICAL.map((each) => [/^[a-z0-9]+/.exec(each)?.[0] ?? '', each] as const))(
    '%s has only the four forms',
    (kind, text) => {
      const { value, diagnostics } = read(text, kind);
      expect(diagnostics).toEqual([]);
      expect(shapesOf(value)).not.toContain('unreadable');
      expect(all(value.body).length + (kind === 'flow' ? 1 : 0)).toBeGreaterThan(1);
      expect(lost(value)).toBe('');
    },
  );

  it('reads relations of class, columns of tables and branches of blocks', () => {
    const text = (kind: string): string => CANONICAL.find((each) => each.startsWith(kind)) ?? '';
    expect(shapesOf(read(text('class'), 'class').value)).toEqual([
      'phrase',
      'raw',
      'raw',
      'raw',
      'raw',
      'phrase',
      'phrase',
      'edge',
      'edge',
      'phrase',
    ]);
    expect(shapesOf(read(text('schema'), 'schema').value).filter((each) => each === 'raw')).toHaveLength(8);
    const branches = all(read(text('sequence'), 'sequence').value.body).flatMap((each) => each.branches);
    expect(branches.map((each) => [each.word, each.label?.value])).toEqual([
      ['else', 'unknown'],
      ['and', undefined],
    ]);
    const items = read(text('mindmap'), 'mindmap').value.body;
    expect(items).toHaveLength(1);
    expect(items[0]?.children.map((each) => each.children.length)).toEqual([1, 0]);
  });
});

describe('words of a line', () => {
  it.each([
    ['a->b', 'edge'],
    ['a--b', 'edge'],
    ['a  ->   b:"x"', 'edge'],
    ['a-b -> c-d', 'edge'],
    ['loop -> api', 'edge'],
    ['node -> node', 'edge'],
    ['node a "A" # remark', 'phrase'],
    ['\tnode\ta\t"A"', 'phrase'],
    ['"text" 12', 'item'],
    ['?!', 'unreadable'],
  ])('%s is an %s', (line, shape) => {
    expect(shapesOf(read(`flow\n${line}\n`).value)).toEqual([shape]);
  });

  it('takes # followed by white space as a comment only outside strings', () => {
    const { value } = read('flow "a # b" # one\n# two\nnode a "x # y" icon=lx:eye# z\n#\n');
    expect(value.comments.map(({ start, end }) => value.source.text.slice(start, end))).toEqual([
      '# one',
      '# two',
      '#',
    ]);
  });

  it('keeps spans in UTF-16 units with CRLF, tabs and emoji', () => {
    const { value, diagnostics } = read('flow "😀"\r\n\tnode a "😀\r\nnode b "B"\r\n');
    expect(diagnostics.map((each) => each.code)).toEqual(['E102']);
    const [first] = diagnostics;
    expect(first && positionAt(value.source, first.span.start)).toEqual({ line: 2, column: 9 });
    expect(first && positionAt(value.source, first.span.end)).toEqual({ line: 2, column: 12 });
    expect(all(value.body).map((each) => each.statement.line)).toEqual([2, 3]);
  });

  it('reads a form feed, a lone carriage return and a byte order mark', () => {
    expect(shapesOf(read('\ufeffflow\rnode a\rnode b').value)).toEqual(['phrase', 'phrase']);
  });
});

describe('braces', () => {
  it('reports one that is missing where its block starts, and closes it where the indentation ends', () => {
    const { value, diagnostics } = read('flow\ngroup g {\n  node a\nnode b\n');
    expect(diagnostics.map((each) => [each.code, each.fix?.text])).toEqual([['E107', '}\n']]);
    expect(value.body.map((each) => each.children.length)).toEqual([1, 0]);
  });

  it('reports every missing one, innermost first, and guesses no end for several', () => {
    const { diagnostics } = read('flow\ngroup g {\ngroup h {\nnode a');
    expect(diagnostics.map((each) => each.code)).toEqual(['E107', 'E107']);
    expect(diagnostics.map((each) => each.fix?.safe)).toEqual([false, false]);
    expect(read('flow\ngroup g {\nnode a').diagnostics.map((each) => each.fix?.safe)).toEqual([true]);
  });

  it.each([
    ['in any indentation', 'sequence', 'sequence\nloop "p" {\n  a -> b\na -> b\n}\n', [2]],
    ['in a group', 'flow', 'flow\ngroup g {\n  node a\nnode b\n}\n', [2]],
    ['beside a brace in a comment', 'flow', 'flow\ngroup g {\n  node a\nnode b\n}\n# x {\n', [2]],
    ['beside a brace in a string', 'flow', 'flow\ngroup g {\n  node a\nnode b\n}\nnode c "} {"\n', [2, 0]],
    ['beside what another language opens', 'flow', 'flow\ngroup g {\n  node a\nnode b\n}\nnode subgraph\n', [2, 0]],
  ])('are read as written if they are complete, %s', (_, kind, source, children) => {
    const { value, diagnostics } = read(source, kind);
    expect(diagnostics).toEqual([]);
    expect(value.body.map((each) => each.children.length)).toEqual(children);
  });

  it('reports one too many', () => {
    expect(read('flow\nnode a\n}\n}\n').diagnostics.map((each) => each.code)).toEqual(['E108', 'E108']);
  });

  it('ends a table without a closing brace at the next block', () => {
    const { diagnostics, value } = read('schema\ntable a {\n  id int\ntable b {\n  id int\n}\n', 'schema');
    expect(diagnostics.map((each) => each.code)).toEqual(['E107']);
    expect(value.body).toHaveLength(2);
  });

  it('reports what follows one', () => {
    expect(read('flow\ngroup g {\nnode a\n} node b\n').diagnostics.map((each) => each.code)).toEqual(['E118']);
    expect(read('flow\ngroup g {\nnode a\n};\n').diagnostics.map((each) => each.fix?.safe)).toEqual([true]);
  });
});

describe('limits', () => {
  it('nests 24 levels and reports the next one once', () => {
    const nested = (levels: number): string => `flow\n${'group g {\n'.repeat(levels)}node a\n${'}\n'.repeat(levels)}`;
    expect(read(nested(LIMITS.levels)).diagnostics).toEqual([]);
    expect(read(nested(LIMITS.levels + 1)).diagnostics.map((each) => each.code)).toEqual(['E109']);
    const deep = read(nested(2_000));
    expect(deep.diagnostics.map((each) => each.code)).toEqual(['E109']);
    expect(all(deep.value.body)).toHaveLength(LIMITS.levels + 1);
  });

  it('reads no more than its characters and lines', () => {
    const [long] = read(`flow\nnode a "${'x'.repeat(LIMITS.characters)}"`).diagnostics;
    expect([long?.code, long?.message]).toEqual(['E105', 'The diagram has more than 500000 characters.']);
    const [tall] = read(`flow\n${'\n'.repeat(LIMITS.lines)}`).diagnostics;
    expect([tall?.code, tall?.message]).toEqual(['E105', 'The diagram has more than 5000 lines.']);
    expect(read(`flow${'\n'.repeat(LIMITS.lines - 1)}`).diagnostics).toEqual([]);
  });

  it('rejects text that is too long to draw', () => {
    expect(read(`flow\nnode a "${'x'.repeat(LIMITS.text)}"`).diagnostics).toEqual([]);
    const [report] = read(`flow\nnode a sub="${'x'.repeat(LIMITS.text + 1)}"`).diagnostics;
    expect([report?.code, report?.message]).toEqual(['E106', 'The text has 2001 characters; the limit is 2000.']);
  });
});
