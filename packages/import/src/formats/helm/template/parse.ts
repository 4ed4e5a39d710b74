// Templates of a file: in, its text; out, its own nodes and those that it defines, by name (Go, text/template/parse).
import { type Piece, piecesOf, type Token } from './lex.js';
import type { Command, Node, Part, Pipe } from './nodes.js';
import { type TemplatePlace, TemplateProblem } from './problem.js';

export interface Parsed {
  readonly nodes: readonly Node[];
  readonly defined: ReadonlyMap<string, readonly Node[]>;
}

const DEEPEST = 100;

export function parseTemplate(file: string, text: string): Parsed {
  const reader = new Reader(file, piecesOf(file, text));
  const { nodes, stop } = reader.list(0);
  if (stop) throw new TemplateProblem(`it has {{ ${stop.word} }} without a matching start`, stop.place);
  return { nodes, defined: reader.defined };
}

interface Stop {
  readonly word: string;
  readonly tokens: readonly Token[];
  readonly place: TemplatePlace;
}

class Reader {
  readonly defined = new Map<string, readonly Node[]>();
  private readonly file: string;
  private readonly pieces: readonly Piece[];
  private at = 0;

  constructor(file: string, pieces: readonly Piece[]) {
    this.file = file;
    this.pieces = pieces;
  }

  /** Up to `else` or `end`, which is returned. */
  list(depth: number): { readonly nodes: readonly Node[]; readonly stop: Stop | undefined } {
    const nodes: Node[] = [];
    while (this.at < this.pieces.length) {
      const piece = this.pieces[this.at++];
      if (!piece) break;
      const place = { file: this.file, start: piece.start, end: piece.end };
      if (piece.is === 'text') {
        nodes.push({ is: 'text', text: piece.text, place });
        continue;
      }
      if (depth > DEEPEST) throw new TemplateProblem('its actions are nested too deeply', place);
      const [first, ...rest] = piece.tokens;
      const word = first?.is === 'word' ? first.value : '';
      if (word === 'else' || word === 'end') return { nodes, stop: { word, tokens: rest, place } };
      nodes.push(...this.action(word, piece.tokens, rest, place, depth));
    }
    return { nodes, stop: undefined };
  }

  private action(
    word: string,
    tokens: readonly Token[],
    rest: readonly Token[],
    place: TemplatePlace,
    depth: number,
  ): readonly Node[] {
    if (word === 'if' || word === 'with' || word === 'range') return [this.branch(word, rest, place, depth)];
    if (word === 'define' || word === 'block') return this.definition(word, rest, place, depth);
    if (word === 'template') {
      const [name, ...data] = rest;
      if (name?.is !== 'text') throw new TemplateProblem('it calls a template without a quoted name', place);
      return [{ is: 'template', name: name.value, pipe: data.length > 0 ? pipeOf(data, place) : undefined, place }];
    }
    if ((word === 'break' || word === 'continue') && rest.length === 0) return [{ is: word, place }];
    if (tokens.length === 0) throw new TemplateProblem('it has an empty action', place);
    return [{ is: 'action', pipe: pipeOf(tokens, place), place }];
  }

  private branch(is: 'if' | 'with' | 'range', tokens: readonly Token[], place: TemplatePlace, depth: number): Node {
    const pipe = pipeOf(tokens, place);
    const { nodes: then, stop } = this.list(depth + 1);
    if (!stop) throw new TemplateProblem(`it has {{ ${is} }} without {{ end }}`, place);
    if (stop.word === 'end') return { is, pipe, then, otherwise: [], place };
    const [next, ...rest] = stop.tokens;
    if (next?.is === 'word' && (next.value === 'if' || next.value === 'with')) {
      return { is, pipe, then, otherwise: [this.branch(next.value, rest, stop.place, depth + 1)], place };
    }
    const { nodes: otherwise, stop: last } = this.list(depth + 1);
    if (last?.word !== 'end') throw new TemplateProblem(`it has {{ ${is} }} without {{ end }}`, place);
    return { is, pipe, then, otherwise, place };
  }

  private definition(word: string, tokens: readonly Token[], place: TemplatePlace, depth: number): readonly Node[] {
    const [name, ...data] = tokens;
    if (name?.is !== 'text') throw new TemplateProblem('it defines a template without a quoted name', place);
    const { nodes, stop } = this.list(depth + 1);
    if (stop?.word !== 'end') throw new TemplateProblem(`it has {{ ${word} }} without {{ end }}`, place);
    const empty = nodes.every((node) => node.is === 'text' && node.text.trim() === '');
    if (!empty || !this.defined.has(name.value)) this.defined.set(name.value, nodes);
    return word === 'define' ? [] : [{ is: 'template', name: name.value, pipe: pipeOf(data, place), place }];
  }
}

function pipeOf(tokens: readonly Token[], place: TemplatePlace): Pipe {
  const reader = new PipeReader(tokens, place);
  const pipe = reader.pipe(0);
  if (!reader.done()) throw new TemplateProblem(`it has ${reader.next()} where an action should end`, place);
  return pipe;
}

class PipeReader {
  private readonly tokens: readonly Token[];
  private readonly place: TemplatePlace;
  private at = 0;

  constructor(tokens: readonly Token[], place: TemplatePlace) {
    this.tokens = tokens;
    this.place = place;
  }

  done(): boolean {
    return this.at >= this.tokens.length;
  }

  next(): string {
    return JSON.stringify(this.tokens[this.at]?.value ?? '');
  }

  pipe(depth: number): Pipe {
    if (depth > DEEPEST) throw new TemplateProblem('its brackets are nested too deeply', this.place);
    const { names, assigns } = this.declared();
    const commands: Command[] = [this.command(depth)];
    while (this.isMark('|')) {
      this.at++;
      commands.push(this.command(depth));
    }
    return { names, assigns, commands, place: this.place };
  }

  private isMark(mark: string, ahead = 0): boolean {
    const token = this.tokens[this.at + ahead];
    return token?.is === 'mark' && token.value === mark;
  }

  private declared(): { readonly names: readonly string[]; readonly assigns: boolean } {
    const [first, , second] = this.tokens.slice(this.at, this.at + 3);
    if (first?.is !== 'variable') return { names: [], assigns: false };
    for (const [ahead, names] of [
      [1, [first.value]],
      [3, [first.value, second?.value ?? '']],
    ] as const) {
      if (ahead === 3 && !(this.isMark(',', 1) && second?.is === 'variable')) continue;
      const assigns = this.isMark('=', ahead);
      if (!assigns && !this.isMark(':=', ahead)) continue;
      this.at += ahead + 1;
      return { names, assigns };
    }
    return { names: [], assigns: false };
  }

  private command(depth: number): Command {
    const parts: Part[] = [];
    while (!this.done() && !this.isMark('|') && !this.isMark(')')) parts.push(this.part(depth));
    if (parts.length === 0) throw new TemplateProblem('it has an empty pipeline', this.place);
    return { parts, place: this.place };
  }

  private part(depth: number): Part {
    const token = this.tokens[this.at++];
    if (token?.is === 'field') return { is: 'field', fields: [token.value, ...this.fields()] };
    if (token?.is === 'variable') return { is: 'variable', name: token.value, fields: this.fields() };
    if (token?.is === 'text') return { is: 'constant', value: token.value };
    if (token?.is === 'number') return { is: 'constant', value: Number(token.value.replaceAll('_', '')) };
    if (token?.is === 'word') {
      if (token.value === 'true' || token.value === 'false') return { is: 'constant', value: token.value === 'true' };
      return token.value === 'nil' ? { is: 'constant', value: null } : { is: 'function', name: token.value };
    }
    if (token?.value === '.') return { is: 'dot' };
    if (token?.value === '(') {
      const pipe = this.pipe(depth + 1);
      if (!this.isMark(')')) throw new TemplateProblem('it has an unclosed (', this.place);
      this.at++;
      return { is: 'pipe', pipe, fields: this.fields() };
    }
    throw new TemplateProblem(`it has ${JSON.stringify(token?.value ?? '')} where a value is expected`, this.place);
  }

  private fields(): readonly string[] {
    const fields: string[] = [];
    for (;;) {
      const token = this.tokens[this.at];
      if (token?.is !== 'field' || token.apart) return fields;
      fields.push(token.value);
      this.at++;
    }
  }
}
