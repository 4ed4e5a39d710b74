// HCL parsed: in, a text; out, its body, or where and why it is invalid. HCL native syntax specification, hashicorp/hcl.
import type { Attribute, Block, Body, Expression, ObjectEntry } from './ast.js';
import { HclFault, type Token, type TokenKind, tokensOf } from './tokens.js';

export type ParsedHcl = { readonly body: Body } | { readonly reason: string; readonly at: number };

const DEEPEST = 200;

export function parseHcl(text: string): ParsedHcl {
  try {
    const parser = new Parser(tokensOf(text));
    return { body: parser.body('end') };
  } catch (error) {
    if (error instanceof HclFault) return { reason: error.message, at: error.at };
    throw error;
  }
}

const BINARY: readonly (readonly string[])[] = [
  ['||'],
  ['&&'],
  ['==', '!='],
  ['<', '>', '<=', '>='],
  ['+', '-'],
  ['*', '/', '%'],
];

class Parser {
  private at = 0;
  private depth = 0;
  private readonly tokens: readonly Token[];

  constructor(tokens: readonly Token[]) {
    this.tokens = tokens;
  }

  body(until: 'end' | '}'): Body {
    const attributes: Attribute[] = [];
    const blocks: Block[] = [];
    this.deeper();
    for (;;) {
      this.skipLines();
      if (until === 'end' ? this.is('end') : this.isSign('}')) break;
      const name = this.take('name', 'an argument or block name is expected');
      if (this.isSign('=')) {
        this.at++;
        const value = this.expression();
        attributes.push({ name: name.text, value, span: { start: name.span.start, end: value.span.end } });
        this.lineEnds(until);
      } else {
        blocks.push(this.block(name));
        this.lineEnds(until);
      }
    }
    this.depth--;
    return { attributes, blocks };
  }

  private block(name: Token): Block {
    const labels: string[] = [];
    while (!this.isSign('{')) {
      if (this.is('name')) labels.push(this.next().text);
      else if (this.is('open text')) labels.push(this.plainText());
      else throw this.fault('a block needs its labels, then {');
    }
    const end = this.next().span.end;
    const body = this.body('}');
    this.at++;
    return { type: name.text, labels, body, span: { start: name.span.start, end } };
  }

  private plainText(): string {
    const text = this.text();
    if (text.is !== 'literal') throw new HclFault('a label must be a plain string', text.span.start);
    return String(text.value);
  }

  expression(): Expression {
    this.deeper();
    const condition = this.binary(0);
    let expression = condition;
    if (this.isSignOver('?')) {
      this.skipTo('?');
      this.skipLinesInside();
      const yes = this.expression();
      this.skipLinesInside();
      this.sign(':', 'a condition needs : between its two values');
      this.skipLinesInside();
      const no = this.expression();
      expression = {
        is: 'operation',
        operator: '?',
        inside: [condition, yes, no],
        span: { start: condition.span.start, end: no.span.end },
      };
    }
    this.depth--;
    return expression;
  }

  private binary(level: number): Expression {
    const operators = BINARY[level];
    if (!operators) return this.unary();
    let left = this.binary(level + 1);
    while (this.isSignOver(...operators)) {
      this.skipLinesInside();
      const operator = this.next().text;
      this.skipLinesInside();
      const right = this.binary(level + 1);
      left = {
        is: 'operation',
        operator,
        inside: [left, right],
        span: { start: left.span.start, end: right.span.end },
      };
    }
    return left;
  }

  private unary(): Expression {
    if (this.isSign('!') || this.isSign('-')) {
      const { text, span } = this.next();
      this.deeper();
      const inside = this.unary();
      this.depth--;
      return { is: 'operation', operator: text, inside: [inside], span: { start: span.start, end: inside.span.end } };
    }
    return this.following(this.primary());
  }

  /** `.name`, `.0`, `.*`, `[…]`. */
  private following(start: Expression): Expression {
    let expression = start;
    for (;;) {
      if (this.isSign('.')) {
        this.at++;
        const part = this.next();
        if (part.kind !== 'name' && part.kind !== 'number' && part.text !== '*')
          throw this.fault('a name must follow the dot');
        const names =
          part.kind === 'name' && expression.is === 'reference' && expression.inside.length === 0
            ? [...expression.names, part.text]
            : undefined;
        const span = { start: expression.span.start, end: part.span.end };
        if (expression.is === 'reference')
          expression = { ...expression, names: names ?? withName(expression.names, part), span };
        else expression = { ...partOf(expression), span };
      } else if (this.isSign('[')) {
        this.at++;
        this.skipLines();
        const inside = this.isSign('*') ? [] : [this.expression()];
        if (inside.length === 0) this.at++;
        this.skipLines();
        const end = this.sign(']', 'an index must end with ]').span.end;
        const span = { start: expression.span.start, end };
        if (expression.is === 'reference')
          expression = { ...expression, inside: [...expression.inside, ...inside], span };
        else expression = { is: 'part', inside: [expression, ...inside], span };
      } else return expression;
    }
  }

  private primary(): Expression {
    const token = this.peek();
    if (token.kind === 'number') {
      this.at++;
      return { is: 'literal', value: Number(token.text), span: token.span };
    }
    if (token.kind === 'open text') return this.text();
    if (token.kind === 'name') return this.named();
    if (this.isSign('(')) {
      this.at++;
      this.inner++;
      this.skipLines();
      const inside = this.expression();
      this.skipLines();
      this.inner--;
      const { span } = this.sign(')', 'a bracket is not closed');
      return { is: 'part', inside: [inside], span: { start: token.span.start, end: span.end } };
    }
    if (this.isSign('[')) return this.list();
    if (this.isSign('{')) return this.object();
    throw this.fault('a value is expected');
  }

  /** Inside brackets, line breaks do not end an expression. */
  private inner = 0;

  private named(): Expression {
    const name = this.next();
    const { span } = name;
    if (name.text === 'true' || name.text === 'false') return { is: 'literal', value: name.text === 'true', span };
    if (name.text === 'null') return { is: 'literal', value: null, span };
    let called = name.text;
    while (this.isSign(':') && this.tokens[this.at + 1]?.text === ':' && this.tokens[this.at + 2]?.kind === 'name') {
      this.at += 2;
      called += `::${this.next().text}`;
    }
    if (!this.isSign('(')) return { is: 'reference', names: [name.text], inside: [], span };
    this.at++;
    const inside = this.items(')');
    return { is: 'call', name: called, inside, span: { start: span.start, end: this.before().span.end } };
  }

  private list(): Expression {
    const start = this.next().span.start;
    if (this.isFor()) return this.loop(start, ']');
    const inside = this.items(']');
    return { is: 'list', inside, span: { start, end: this.before().span.end } };
  }

  /** Separated by commas, up to the closing bracket. */
  private items(until: ')' | ']'): readonly Expression[] {
    const parts: Expression[] = [];
    this.inner++;
    for (;;) {
      this.skipLines();
      if (this.isSign(until)) break;
      parts.push(this.expression());
      this.skipLines();
      if (this.isSign('...')) this.at++;
      this.skipLines();
      if (this.isSign(',')) this.at++;
      else if (!this.isSign(until))
        throw this.fault(`${until === ')' ? 'arguments' : 'values of a list'} must be separated by commas`);
    }
    this.inner--;
    this.at++;
    return parts;
  }

  private object(): Expression {
    const start = this.next().span.start;
    if (this.isFor()) return this.loop(start, '}');
    const entries: ObjectEntry[] = [];
    const outside = this.inner;
    this.inner = 0;
    for (;;) {
      this.skipLines();
      if (this.isSign('}')) break;
      const key = this.expression();
      this.skipLines();
      if (!this.isSign('=') && !this.isSign(':')) throw this.fault('a key needs = or : after it');
      this.at++;
      this.skipLines();
      const value = this.expression();
      entries.push(entryOf(key, value));
      if (this.isSign(',')) this.at++;
      else if (!this.is('newline') && !this.isSign('}'))
        throw this.fault('values of an object must be separated by line breaks or commas');
    }
    this.inner = outside;
    const { end } = this.next().span;
    return { is: 'object', entries, span: { start, end } };
  }

  private isFor(): boolean {
    let at = this.at;
    while (this.tokens[at]?.kind === 'newline') at++;
    const [word, name] = [this.tokens[at], this.tokens[at + 1]];
    return word?.kind === 'name' && word.text === 'for' && name?.kind === 'name';
  }

  private loop(start: number, until: ']' | '}'): Expression {
    this.inner++;
    this.skipLines();
    this.at++;
    const inside: Expression[] = [];
    while (!this.isWord('in')) {
      if (!this.is('name') && !this.isSign(',') && !this.is('newline')) throw this.fault('for needs names, then in');
      this.at++;
    }
    this.at++;
    this.skipLines();
    inside.push(this.expression());
    this.skipLines();
    this.sign(':', 'for needs : before its results');
    this.skipLines();
    inside.push(this.expression());
    this.skipLines();
    if (this.isSign('=>')) {
      this.at++;
      this.skipLines();
      inside.push(this.expression());
      this.skipLines();
    }
    if (this.isSign('...')) this.at++;
    this.skipLines();
    if (this.isWord('if')) {
      this.at++;
      this.skipLines();
      inside.push(this.expression());
      this.skipLines();
    }
    this.inner--;
    const { end } = this.sign(until, 'for is not closed').span;
    return { is: 'for', inside, span: { start, end } };
  }

  /** A text; a literal if it has no interpolations. */
  private text(): Expression {
    const start = this.next().span.start;
    const parts: Expression[] = [];
    for (;;) {
      const token = this.next();
      if (token.kind === 'piece') parts.push({ is: 'literal', value: token.text, span: token.span });
      else if (token.kind === 'open part') parts.push(...this.partsInText());
      else if (token.kind === 'close text') {
        const span = { start, end: token.span.end };
        const [only] = parts;
        if (!only) return { is: 'literal', value: '', span };
        return parts.length === 1 && only.is === 'literal' ? { ...only, span } : { is: 'template', parts, span };
      } else throw this.fault('a string is not closed');
    }
  }

  /** An expression, or template keywords: `if x`, `for a in b`, `else`, `endif`. */
  private partsInText(): readonly Expression[] {
    const parts: Expression[] = [];
    this.inner++;
    for (;;) {
      this.skipLines();
      if (this.is('close part')) break;
      if (this.is('end')) throw this.fault('${ is not closed');
      if (this.is('name') && ['if', 'else', 'endif', 'endfor'].includes(this.peek().text)) this.at++;
      else if (this.isWord('for')) while (!this.isWord('in') && !this.is('close part') && !this.is('end')) this.at++;
      else if (this.isWord('in')) this.at++;
      else parts.push(this.expression());
    }
    this.inner--;
    this.at++;
    return parts;
  }

  private deeper(): void {
    if (++this.depth > DEEPEST) throw this.fault('it is nested too deeply');
  }

  private lineEnds(until: 'end' | '}'): void {
    if (this.is('newline') || this.is('end') || (until === '}' && this.isSign('}'))) return;
    throw this.fault('only one argument or block is allowed per line');
  }

  private skipLines(): void {
    while (this.is('newline')) this.at++;
  }

  private skipLinesInside(): void {
    if (this.inner > 0) this.skipLines();
  }

  /** Inside brackets, an expression can continue after a line break. */
  private isSignOver(...signs: readonly string[]): boolean {
    let at = this.at;
    if (this.inner > 0) while (this.tokens[at]?.kind === 'newline') at++;
    const token = this.tokens[at];
    return token?.kind === 'sign' && signs.includes(token.text);
  }

  private skipTo(sign: string): void {
    this.skipLines();
    this.sign(sign, 'a condition needs ?');
  }

  private peek(): Token {
    return this.tokens[Math.min(this.at, this.tokens.length - 1)] as Token;
  }

  private before(): Token {
    return this.tokens[this.at - 1] as Token;
  }

  private next(): Token {
    const token = this.peek();
    this.at++;
    return token;
  }

  private is(kind: TokenKind): boolean {
    return this.peek().kind === kind;
  }

  private isSign(sign: string): boolean {
    return this.is('sign') && this.peek().text === sign;
  }

  private isWord(word: string): boolean {
    return this.is('name') && this.peek().text === word;
  }

  private take(kind: TokenKind, otherwise: string): Token {
    if (!this.is(kind)) throw this.fault(otherwise);
    return this.next();
  }

  private sign(sign: string, otherwise: string): Token {
    if (!this.isSign(sign)) throw this.fault(otherwise);
    return this.next();
  }

  private fault(reason: string): HclFault {
    return new HclFault(reason, this.peek().span.start);
  }
}

/** Indexes and stars in a name do not affect its target. */
function withName(names: readonly string[], { kind, text }: Token): readonly string[] {
  return kind === 'name' ? [...names, text] : names;
}

function partOf(expression: Expression): Expression {
  return { is: 'part', inside: [expression], span: expression.span };
}

function entryOf(key: Expression, value: Expression): ObjectEntry {
  if (key.is === 'literal') return { key: String(key.value), inside: [], value };
  if (key.is === 'reference' && key.names.length === 1 && key.inside.length === 0)
    return { key: key.names[0] ?? '', inside: [], value };
  return { inside: [key], value };
}
