// Values in Bicep as expressions: in, a range of tokens; out, its parts, in terms of the template language: a text with
// interpolations is `concat`, a symbol is the call of its target (`parameters`, `variables`, `symbol`), a loop variable is
// `local`. Objects and lists are calls without values, because they are never part of a name.
import type { Call, Expression } from '../../azure/expression.js';
import type { BicepFile } from './declarations.js';
import type { Range } from './locals.js';

const DEEPEST = 60;
const NAMESPACES = new Set(['az', 'sys']);
const OPERATORS = new Set(['=', '!', '<', '>', '&', '|', '+', '-', '*', '/', '%', '~']);

export function expressionOf(file: BicepFile, range: Range): Expression {
  return new Reader(file, range).whole();
}

function call(name: string, values: readonly Expression[] = [], taken: readonly Expression[] = []): Call {
  return { is: 'call', name: name.toLowerCase(), values, taken };
}

function text(written: string): Expression {
  return { is: 'text', text: written };
}

class Reader {
  private at: number;
  private readonly end: number;
  private readonly file: BicepFile;
  private depth = 0;

  constructor(file: BicepFile, [start, end]: Range) {
    this.file = file;
    this.at = start;
    this.end = end;
  }

  whole(): Expression {
    return this.value() ?? call('nothing');
  }

  private value(): Expression | undefined {
    if (this.depth > DEEPEST) return undefined;
    this.depth++;
    const value = this.chosen();
    this.depth--;
    return value;
  }

  /** `a ? b : c`, `a ?? b`, or several operands, which give no name. */
  private chosen(): Expression | undefined {
    const first = this.single();
    if (!first) return undefined;
    const operands = [first];
    let defaults = false;
    for (let mark = this.mark(); ; mark = this.mark()) {
      if (mark === '?' && this.file.tokens[this.at + 1]?.text === '?') {
        this.at += 2;
        defaults = true;
      } else if (OPERATORS.has(mark)) while (OPERATORS.has(this.mark())) this.at++;
      else break;
      const next = this.single();
      if (!next) return undefined;
      operands.push(next);
    }
    const condition = operands.length === 1 ? first : call(defaults ? 'coalesce' : 'operation', operands);
    if (this.mark() !== '?') return condition;
    this.at++;
    const met = this.value();
    if (this.mark() === ':') this.at++;
    const unmet = this.value();
    return met && unmet && call('if', [condition, met, unmet]);
  }

  private single(): Expression | undefined {
    const mark = this.mark();
    const token = this.file.tokens[this.at];
    if (!token || this.at >= this.end) return undefined;
    const close = this.file.partner.get(this.at);
    if (mark === '!' || mark === '-') {
      this.at++;
      const value = this.value();
      return value && call('operation', [value]);
    }
    if (mark === '(') {
      this.at++;
      const value = this.value();
      this.at = (close ?? this.at) + 1;
      return value && this.taken(value);
    }
    if (mark === '[' || mark === '{') {
      this.at = (close ?? this.at) + 1;
      return this.taken(call(mark === '[' ? 'list' : 'object'));
    }
    if (token.is === 'text') return this.written();
    return token.is === 'word' ? this.named() : undefined;
  }

  /** A text with its interpolations. */
  private written(): Expression {
    const parts: Expression[] = [];
    for (;;) {
      const token = this.file.tokens[this.at];
      if (token?.is === 'text') parts.push(text(token.text));
      else if (token?.text === '${') {
        const close = this.file.partner.get(this.at) ?? this.end;
        const inner = new Reader(this.file, [this.at + 1, close]);
        inner.depth = this.depth + 1;
        parts.push(inner.value() ?? call('nothing'));
        this.at = close;
      } else break;
      this.at++;
    }
    const [only] = parts;
    return parts.length === 1 && only ? only : call('concat', parts);
  }

  private named(): Expression | undefined {
    const { tokens } = this.file;
    const at = this.at++;
    const word = tokens[at]?.text ?? '';
    if (this.mark() === '(') {
      const values = this.values();
      return this.taken(call(word, values));
    }
    if (NAMESPACES.has(word) && this.mark() === '.' && tokens[this.at + 2]?.text === '(') {
      this.at++;
      return this.named();
    }
    return this.taken(this.symbol(word, at));
  }

  private symbol(word: string, at: number): Expression {
    const { parameters, values, byAddress } = this.file;
    if (this.file.locals.has(at)) return call('local', [text(String(at))]);
    if (parameters.has(word)) return call('parameters', [text(word)]);
    if (values.has(word)) return call('variables', [text(word)]);
    return byAddress.has(word) ? call('symbol', [text(word)]) : text(word);
  }

  /** Between brackets, separated by commas or line breaks. */
  private values(): readonly Expression[] {
    const close = this.file.partner.get(this.at) ?? this.end;
    const values: Expression[] = [];
    this.at++;
    while (this.at < close) {
      const value = this.value();
      if (value) values.push(value);
      while (this.at < close && this.mark() !== ',') this.at = (this.file.partner.get(this.at) ?? this.at) + 1;
      this.at++;
    }
    this.at = close + 1;
    return values;
  }

  private taken(of: Expression): Expression {
    const { tokens, partner } = this.file;
    let value = of;
    for (;;) {
      const mark = this.mark();
      if (mark === '.' || mark === '::') {
        this.at += tokens[this.at + 1]?.text === '?' ? 2 : 1;
        const name = tokens[this.at++]?.text ?? '';
        if (this.mark() === '(') value = call(name, [value, ...this.values()]);
        else value = value.is === 'call' ? { ...value, taken: [...value.taken, text(name)] } : call('item', [value]);
      } else if (mark === '[') {
        const close = partner.get(this.at) ?? this.end;
        this.at += tokens[this.at + 1]?.text === '?' ? 2 : 1;
        const item = this.value() ?? call('nothing');
        this.at = close + 1;
        value = value.is === 'call' ? { ...value, taken: [...value.taken, item] } : call('item', [value]);
      } else if (mark === '!' && tokens[this.at + 1]?.text !== '=') this.at++;
      else return value;
    }
  }

  /** The next token's text if it is a mark, skipping line breaks. */
  private mark(): string {
    while (this.at < this.end && this.file.tokens[this.at]?.is === 'line') this.at++;
    const token = this.file.tokens[this.at];
    return this.at < this.end && token?.is === 'mark' ? token.text : '';
  }
}
